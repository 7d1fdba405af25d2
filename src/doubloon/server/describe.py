"""A view in words, for any title: read off the declaration of its state."""

from typing import Any, NamedTuple

from doubloon.core.domain import Domain
from doubloon.core.state import UNKNOWN, Axis, Field, State
from doubloon.core.words import Words

#: Fields every state has: they run the game and say nothing a player would look for.
_KERNEL = {field.name for field in State.fields}
#: A row of more plain numbers than this is the title's bookkeeping; nobody could read it.
MOST_NUMBERS = 12


class Described(NamedTuple):
    """What belongs to nobody, as label and text; and what belongs to seats, as label and a text for each."""

    common: list[tuple[str, str]]
    by_seat: list[tuple[str, list[str]]]


def describe(view: State, words: Words) -> Described:
    """Every field that has something to say. A title that labels its fields shows only those; where none has a label, all but memory.

    What lies in several places is told in several lines.
    """
    fields = [field for field in view.fields if not field.printed and field.name not in _KERNEL and not _is_bookkeeping(field)]
    shown = [field for field in fields if words.has(_label(field))] or [field for field in fields if len(field.axes) < 2 or _is_per_seat(field)]
    common, by_seat = [], []
    for field in shown:
        label = words.say(_label(field)) if words.has(_label(field)) else field.name.replace("_", " ")
        value = getattr(view, field.name)
        if _is_per_seat(field):
            texts = [_text(words, value[seat], field.axes[1:], field.of) for seat in range(view.players)]
            if any(texts):
                by_seat.append((label, texts))
        elif text := _text(words, value, field.axes, field.of):
            common.append((label, text))
    return Described(common, by_seat)


def _label(field: Field) -> str:
    return f"field-{field.name.replace('_', '-')}"


def _is_bookkeeping(field: Field) -> bool:
    last = field.axes[-1] if field.axes else 0
    return field.of is None and isinstance(last, int) and last > MOST_NUMBERS


def _is_per_seat(field: Field) -> bool:
    return bool(field.axes) and isinstance(field.axes[0], Domain) and field.axes[0].kind == "seat"


def _text(words: Words, value: Any, axes: tuple[Axis, ...], of: Domain | None, between: str = "\n") -> str:
    """A value in words; empty where there is nothing to say. Rows of rows are divided by `between`."""
    if not axes:
        if value == UNKNOWN:
            return "?"
        if of is not None:
            return str(words.value(of, value)) if 0 <= value < len(of) else ""
        return str(value) if value else ""
    axis, *rest = axes
    texts = [_text(words, part, tuple(rest), of, "; ") for part in value]
    if texts and all(text == "?" for text in texts):
        return "?"
    if isinstance(axis, Domain):
        return (between if rest else ", ").join(f"{words.value(axis, place)}: {text}" for place, text in enumerate(texts) if text)
    while texts and not texts[-1]:
        texts.pop()
    return (between if rest else ", ").join(text or "0" for text in texts)
