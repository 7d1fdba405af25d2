"""The table of any title, read off the declaration of its state."""

from typing import Any

from doubloon.core.domain import Domain
from doubloon.core.state import Field
from doubloon.terminal.describe import GENERIC, Look, is_per_seat, label, shown_fields, text_of
from doubloon.terminal.tables.drawing import Drawing
from doubloon.terminal.tables.ink import Ink, Lines, columns, flow, folded, plain, rule

#: Players stand side by side if each has this much room.
COLUMN = 38


def draw(look: Look, ink: Ink, _height: int) -> Lines:
    """First what belongs to nobody, then player by player."""
    fields = shown_fields(look)
    common = [line for field in fields if not is_per_seat(field) for line in _entry(look, ink, field, getattr(look.view, field.name), look.width, "")]
    count = min(look.view.players, max(1, (look.width + 2) // (COLUMN + 2)))
    width = (look.width - 2 * (count - 1)) // count
    blocks = [_player(look, ink, seat, fields, width) for seat in range(look.view.players)]
    lines = [rule(look.width, look.voice.title), *common]
    for first in range(0, len(blocks), count):
        row = blocks[first : first + count]
        lines += [plain(""), *columns(row, [width] * len(row))]
    return lines


def _player(look: Look, ink: Ink, seat: int, fields: list[Field], width: int) -> Lines:
    words = look.voice.words
    name = look.voice.say("you", name=words.seat(seat)) if seat == look.seat else words.seat(seat)
    acts = look.view.to_act >> seat & 1 == 1
    lines = [rule(width, f"▶ {name}" if acts else name)]
    for field in fields:
        if is_per_seat(field):
            lines += _entry(look, ink, field, getattr(look.view, field.name)[seat], width, f"-{seat}")
    return lines


def _entry(look: Look, ink: Ink, field: Field, value: Any, width: int, seat: str) -> Lines:
    """The label and the parts of one field. A part that stands for something an action can be about is a piece to touch."""
    words = look.voice.words
    axes = field.axes[1:] if seat else field.axes
    key = f"{field.name}{seat}"
    if len(axes) == 1 and isinstance(axes[0], Domain) and field.of is None:
        axis = axes[0]
        texts = [text_of(words, part, (), None) for part in value]
        if all(text == "?" for text in texts):
            parts = [ink.piece(key, "?")]
        else:
            parts = [
                ink.piece(f"{key}-{place}", f"{words.value(axis, place)}: {text or 0}", touch=_touch(axis, place))
                for place, text in enumerate(texts)
                if text or ink.mark(f"{key}-{place}", f"{words.value(axis, place)}: 0")
            ]
    else:
        text = text_of(words, value, axes, field.of)
        touch = _touch(field.of, value) if not axes and field.of is not None and 0 <= value < len(field.of) else ""
        parts = [ink.piece(key, part, touch=touch, says=text) if place == 0 else plain(part) for place, part in enumerate(text.split(", "))] if text else []
        if not text and ink.mark(key, ""):
            parts = [ink.piece(key, "–", says="")]
    if not parts:
        return []
    head = folded(f"{label(words, field)}:", max(8, width // 3))
    return columns([head, flow(parts, width - max(8, width // 3) - 1)], [max(8, width // 3), width - max(8, width // 3) - 1], gap=1)


def _touch(domain: Domain, value: int) -> str:
    return f"screen.touch_value({domain.name!r}, {value})"


def label_of(look: Look, action: int) -> str:
    """An action in words, with what is printed on the thing it is about."""
    words = look.voice.words
    verb, values = look.voice.game.actions.read(action)
    remarks = [
        f"{label(words, field)} {getattr(look.view, field.name)[values[name]]}"
        for name, domain in verb.parameters.items()
        for field in look.view.fields
        if field.printed and field.axes == (domain,)
    ]
    return words.action(action) + (f" ({', '.join(remarks)})" if remarks else "")


DRAWING = Drawing(GENERIC, draw, label_of)
