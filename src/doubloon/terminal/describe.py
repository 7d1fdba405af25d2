"""The table in words, for any title: read off the declaration of its state."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from doubloon.core.domain import Domain
from doubloon.core.event import Event
from doubloon.core.state import UNKNOWN, Axis, Field, State
from doubloon.core.words import Words
from doubloon.table import Outcome
from doubloon.terminal.page import GLUE, wrapped
from doubloon.terminal.seen import Note
from doubloon.terminal.voice import Voice

#: Fields every state has: they run the game and say nothing a player would look for.
_KERNEL = {field.name for field in State.fields}


LONGEST_NAME = 14


class Look(NamedTuple):
    """What there is to describe: a view (a hidden state, what is printed on components included) as one seat has it."""

    voice: Voice
    view: Any
    seat: int
    width: int


def ranked(outcome: Outcome) -> list[int]:
    """The seats in order of their places. Who plays alone has none: he wins or loses otherwise."""
    seats = range(len(outcome.places))
    return sorted(seats, key=lambda seat: (outcome.places[seat].rank, seat)) if len(seats) > 1 else []


def wins(voice: Voice, outcome: Outcome, _events: list[Event]) -> str:
    """The first place, shared or not."""
    names = voice.joined([voice.words.seat(seat) for seat in outcome.winners])
    return voice.say("wins", names=names, count=len(outcome.winners), points=outcome.places[outcome.winners[0]].points)


class Portrait(NamedTuple):
    """How a title is described. `brief` is for a decision right after the seat's own last one; `remark` stands beside an action.

    `tell` turns events into sentences, each with its clause before it; it may sum up several in one. `verdict` says who won, from the outcome
    and all that happened.
    """

    full: Callable[[Look], list[str]]
    brief: Callable[[Look], list[str]]
    remark: Callable[[Look, int], str]
    tell: Callable[[Voice, list[Event]], list[tuple[str, str]]]
    verdict: Callable[[Voice, Outcome, list[Event]], str] = wins


def describe(look: Look) -> list[str]:
    """Every field under its label: first what belongs to nobody, then player by player. Counts of 0 are left out, covered values are `?`.

    A title that labels its fields shows only those it labels: the others are its bookkeeping.
    """
    words, fields = look.voice.words, shown_fields(look)
    lines: list[str] = []
    for field in fields:
        if not is_per_seat(field):
            lines += _entry(look, field, text_of(words, getattr(look.view, field.name), field.axes, field.of))
    for seat in range(look.view.players):
        lines.append(look.voice.say("you", name=words.seat(seat)) if seat == look.seat else words.seat(seat))
        for field in fields:
            if is_per_seat(field):
                lines += _entry(look, field, text_of(words, getattr(look.view, field.name)[seat], field.axes[1:], field.of))
    return lines


def name_text(look: Look, seat: int) -> str:
    """What a player is called in a row of the table."""
    return look.voice.say("you", name=short_name(look, seat)) if seat == look.seat else short_name(look, seat)


def short_name(look: Look, seat: int) -> str:
    """A name where there is little room."""
    name = look.voice.words.seat(seat)
    return name[: LONGEST_NAME - 1] + "…" if len(name) > LONGEST_NAME else name


def shown_fields(look: Look) -> list[Field]:
    """The fields worth showing, in order of declaration: those with labels. Where none has one, grids that belong to no seat are left out as memory."""
    fields = [field for field in look.view.fields if not field.printed and field.name not in _KERNEL]
    labelled = [field for field in fields if look.voice.words.has(_label(field))]
    return labelled or [field for field in fields if len(field.axes) < 2 or is_per_seat(field)]


def label(words: Words, field: Field) -> str:
    """What a field is called."""
    return words.say(_label(field)) if words.has(_label(field)) else field.name.replace("_", " ")


def _label(field: Field) -> str:
    return f"field-{field.name.replace('_', '-')}"


def is_per_seat(field: Field) -> bool:
    return bool(field.axes) and isinstance(field.axes[0], Domain) and field.axes[0].kind == "seat"


def _entry(look: Look, field: Field, text: str) -> list[str]:
    indent = "  " if is_per_seat(field) else ""
    return wrapped(f"{label(look.voice.words, field)}: {text}", look.width, first=indent, then=indent + "  ") if text else []


def text_of(words: Words, value: Any, axes: tuple[Axis, ...], of: Domain | None) -> str:
    """A value of a field in words; empty where there is nothing to say."""
    if not axes:
        return _number(words, value, of)
    axis, *rest = axes
    texts = [text_of(words, part, tuple(rest), of) for part in value]
    if texts and all(text == "?" for text in texts):
        return "?"
    if isinstance(axis, Domain):
        gap = " " if rest else GLUE
        return ("; " if rest else ", ").join(f"{words.value(axis, place)}:{gap}{text}" for place, text in enumerate(texts) if text)
    while texts and not texts[-1]:
        texts.pop()  # places not yet filled
    return ", ".join(text or "0" for text in texts)


def _number(words: Words, value: int, of: Domain | None) -> str:
    if value == UNKNOWN:
        return "?"
    if of is not None:
        return str(words.value(of, value)) if 0 <= value < len(of) else ""  # outside its domain: none, such as no card chosen
    return str(value) if value else ""


def _nothing(_look: Look) -> list[str]:
    return []


def _no_remark(_look: Look, _action: int) -> str:
    return ""


def tell(voice: Voice, events: list[Event]) -> list[tuple[str, str]]:
    """A sentence for each event."""
    return [(event.clause, voice.words.event(event)) for event in events]


def story(portrait: Portrait, voice: Voice, told: Sequence[Event | Note]) -> list[tuple[str, str]]:
    """What has been told at a table, in sentences. Notes have no clause, and nothing is summed up across one."""
    sentences: list[tuple[str, str]] = []
    for is_note, group in groupby(told, lambda each: isinstance(each, Note)):
        if is_note:
            sentences += [
                ("", voice.say(note.message, name=note.name or voice.words.seat(note.seat), text=note.text)) for note in group if isinstance(note, Note)
            ]
        else:
            sentences += portrait.tell(voice, [event for event in group if isinstance(event, Event)])
    return sentences


#: For titles without a description of their own.
GENERIC = Portrait(describe, _nothing, _no_remark, tell)
