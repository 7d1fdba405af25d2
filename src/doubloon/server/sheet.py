"""The sheet of a title: all that a client needs to show any of its tables, in one language."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from doubloon.core.domain import Domain
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.rulebook import Option
from doubloon.core.state import Axis
from doubloon.core.view import wire as plain_view
from doubloon.core.words import check_language
from doubloon.server import wire
from doubloon.server.packed import Packed
from doubloon.server.reader import Reader
from doubloon.server.sheet_shape import Chapter, Choice, Clause, Sheet, SheetDomain, SheetField, SheetOption, SheetQuestion

#: Messages that the sheet has in its chapters and terms already.
_ELSEWHERE = ("clause-", "chapter-", "term-")


@cache
def sheet_of(name: str, language: str) -> Packed:
    """The sheet as JSON."""
    return Packed(wire.encode(make_sheet(find_game(name), language)), "application/json")


def make_sheet(game: Game, language: str) -> Sheet:
    check_language(language)
    reader, book, names, shown = Reader(language, "/"), game.rulebook, _names(game), plain_view(game.state())

    def name_of(domain: Domain) -> str:
        return names[domain.name, domain.texts]

    def maybe(domain: Domain | None) -> str | None:
        return None if domain is None else name_of(domain)

    def axis(of: Axis) -> str | int:
        return of if isinstance(of, int) else name_of(of)

    return Sheet(
        game=game.name,
        version=book.version,
        prefix=book.prefix,
        language=language,
        title=reader.title(game.name),
        summary=reader.summary(game.name),
        players=list(game.player_counts),
        options=[_option(reader, option) for option in book.options],
        ftl=_messages(game.folder, language),
        domains={name_of(of): SheetDomain(name=of.name, kind=of.kind, texts=list(of.texts)) for of in _domains(game)},
        actions={verb.name: [(name, name_of(of)) for name, of in verb.parameters.items()] for verb in game.actions.verbs},
        events={kind.name: {name: maybe(of) for name, of in kind.fields.items()} for kind in game.events.kinds},
        fields={
            field.name: SheetField(axes=[axis(each) for each in field.axes], of=maybe(field.of), printed=field.printed)
            for field in game.state.fields
            if field.printed or field.name in shown
        },
        decisions={kind.name: SheetQuestion(sealed=kind.sealed, whole=kind.whole) for kind in game.decisions.kinds},
        chapters=_chapters(game, reader),
        terms=dict(reader.words(game.name).term(term) for term in book.glossary),
        components=game.box.plain(),
    )


def _domains(game: Game) -> list[Domain]:
    """Each domain once; of several with the same name the longest comes first."""
    found = {(domain.name, domain.texts): domain for domain in _all_domains(game)}
    return sorted(found.values(), key=lambda domain: (domain.name, -len(domain)))


def _all_domains(game: Game) -> Iterator[Domain]:
    for verb in game.actions.verbs:
        yield from verb.parameters.values()
    for kind in game.events.kinds:
        yield from (domain for domain in kind.fields.values() if domain)
    for field in game.state.fields:
        yield from (axis for axis in (*field.axes, field.of) if isinstance(axis, Domain))


def _names(game: Game) -> dict[tuple[str, tuple[str, ...]], str]:
    """What the sheet calls each domain: its own name, and with a number where a shorter one has the same."""
    names: dict[tuple[str, tuple[str, ...]], str] = {}
    for domain in _domains(game):
        same = sum(name == domain.name for name, _ in names)
        names[domain.name, domain.texts] = f"{domain.name}-{same + 1}" if same else domain.name
    return names


def _option(reader: Reader, option: Option) -> SheetOption:
    values = [Choice(value=value, label=reader.option(option.name, value)) for value in option.values]
    label = reader.option(option.name)
    return SheetOption(name=option.name, label=label, values=values, default=option.default, clause=option.clause, players=option.players)


def _chapters(game: Game, reader: Reader) -> list[Chapter]:
    book, words = game.rulebook, reader.words(game.name)

    def clauses(ids: dict[str, str], ruling: bool) -> list[Clause]:
        return [Clause(id=id_, text=words.clause(id_), ruling=ruling) for id_ in ids]

    chapters = [
        Chapter(number=number, title=words.chapter(number, title), clauses=clauses(ids, False)) for number, (title, ids) in enumerate(book.clauses.items(), 1)
    ]
    if book.rulings:
        chapters.append(Chapter(number=None, title=reader.say("rulings"), clauses=clauses(book.rulings, True)))
    return chapters


def _messages(folder: Path, language: str) -> str:
    """The messages of a title as Fluent text; English ones fill the gaps."""
    found: dict[str, str] = {}
    for each in dict.fromkeys((language, "en")):
        path = folder / f"words.{each}.ftl"
        if path.exists():
            found = _entries(path.read_text(encoding="utf-8")) | found
    return "\n".join(text for name, text in found.items() if not name.startswith(_ELSEWHERE)) + "\n"


def _entries(text: str) -> dict[str, str]:
    """Messages and terms by name, each as it is written; without comments."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: _source(entry, text) for entry in entries}


def _source(entry: ast.Message | ast.Term, text: str) -> str:
    start = entry.comment.span.end if entry.comment and entry.comment.span else entry.span.start if entry.span else 0
    return text[start : entry.span.end if entry.span else 0].strip()
