"""Looking things up in the rulebook."""

import textwrap

from doubloon.terminal.page import wrapped
from doubloon.terminal.voice import Voice


def look_up(voice: Voice, asked: str, width: int) -> list[str]:
    """The rules as lines: all of them by their beginnings, or in full the clause, the chapter or every clause with the word that is asked for."""
    book = voice.game.rulebook
    name = asked.upper()
    found = [id_ for id_ in book.texts if name in (id_, id_.removeprefix(f"{book.prefix}-"))]
    if not asked:
        return _contents(voice, width)
    if found:
        return _entry(voice, found[0], width)
    if asked.isdecimal() and int(asked[:3]) in range(1, len(book.clauses) + 1):
        number = int(asked[:3])
        title, clauses = list(book.clauses.items())[number - 1]
        return [_chapter(voice, number, title), *(line for id_ in clauses for line in _entry(voice, id_, width))]
    return _search(voice, asked, width)


def full_text(voice: Voice, width: int) -> list[str]:
    """The whole rulebook: title, what it is about, every chapter, the rulings."""
    book, words = voice.game.rulebook, voice.words
    summary = words.say("summary") if words.bundle.has_message("summary") else book.summary
    lines = [voice.title, *wrapped(summary, width)]
    for number, (title, clauses) in enumerate(book.clauses.items(), 1):
        lines += ["", _chapter(voice, number, title), *(line for id_ in clauses for line in _entry(voice, id_, width))]
    if book.rulings:
        lines += ["", voice.say("rulings"), *(line for id_ in book.rulings for line in _entry(voice, id_, width))]
    return lines


def _contents(voice: Voice, width: int) -> list[str]:
    """A line for each clause and ruling."""
    book = voice.game.rulebook
    lines: list[str] = []
    for number, (title, clauses) in enumerate(book.clauses.items(), 1):
        lines += [_chapter(voice, number, title), *(_beginning(voice, id_, width) for id_ in clauses)]
    if book.rulings:
        lines += [voice.say("rulings"), *(_beginning(voice, id_, width) for id_ in book.rulings)]
    return [*lines, *wrapped(voice.say("rules-more", clause=next(iter(book.texts))), width)]


def _search(voice: Voice, word: str, width: int) -> list[str]:
    book = voice.game.rulebook
    found = [line for id_ in book.texts if word.lower() in voice.words.clause(id_).lower() for line in _entry(voice, id_, width)]
    for term, meaning in map(voice.words.term, book.glossary):
        if word.lower() in f"{term} {meaning}".lower():
            found += wrapped(f"{term}: {meaning}", width, then="  ")
    return found or wrapped(voice.say("rules-nothing", text=word), width)


def _chapter(voice: Voice, number: int, title: str) -> str:
    return f"{number}. {voice.words.chapter(number, title)}"


def _entry(voice: Voice, id_: str, width: int) -> list[str]:
    """A whole clause. A ruling is ours, not the rulebook's, and says so."""
    mark = f" ({voice.say('ruling')})" if id_ in voice.game.rulebook.rulings else ""
    return wrapped(f"{id_}{mark}  {voice.words.clause(id_)}", width, first="  ", then="    ")


def _beginning(voice: Voice, id_: str, width: int) -> str:
    longest = max(map(len, voice.game.rulebook.texts))
    return f"  {id_:{longest}}  {textwrap.shorten(voice.words.clause(id_), width - longest - 4, placeholder=' …', break_on_hyphens=False)}"
