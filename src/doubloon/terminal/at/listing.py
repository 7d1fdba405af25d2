"""A table in the list of a room, in words."""

from collections.abc import Callable

from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.terminal.at.messages import Listed, Seat, clean
from doubloon.terminal.voice import Tongue


def listed_text(tongue: Tongue, table: Listed, find: Callable[[str], Game]) -> str:
    """Title, how it stands, who sits there."""
    return " · ".join([listed_title(tongue, table, find), standing_text(tongue, table), ", ".join(seat_text(tongue, seat) for seat in table.seats)])


def listed_title(tongue: Tongue, table: Listed, find: Callable[[str], Game]) -> str:
    try:
        return tongue.title_of(find(table.game))
    except DoubloonError:
        return clean(table.game)


def standing_text(tongue: Tongue, table: Listed) -> str:
    """Whether one can join it, has to answer there, or can only look."""
    return tongue.say("at-your-turn" if table.your_turn else f"at-status-{table.status}")


def seat_text(tongue: Tongue, seat: Seat) -> str:
    """Who sits there, and who plays for him."""
    name = clean(seat.name) or tongue.say("at-open-seat")
    if seat.kind == "bot" and seat.level:
        return tongue.say("info-bot", name=name, bot=tongue.bot(seat.level))
    if seat.kind == "person" and seat.played_by == "bot":
        return tongue.say("at-seat-bot", name=name)
    return tongue.say("you", name=name) if seat.you else name
