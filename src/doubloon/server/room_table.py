"""A game in the room: the table of `doubloon.table` with its journal in the database, and what of it goes over the wire."""

from collections.abc import Sequence

from doubloon.core.components import Components
from doubloon.core.decision import DecisionKind
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.rulebook import convert
from doubloon.core.runner import seats_of
from doubloon.core.state import OVER, State
from doubloon.core.view import Look, looks
from doubloon.server import wire
from doubloon.table import Table
from doubloon.table.journal import Entry, Header


class RoomTable(Table):
    """A table whose journal is in the database; it holds only the latest entry."""

    latest: Entry

    @classmethod
    def dealt(cls, header: Header) -> "RoomTable":
        """As the header says, dealt and not yet played."""
        game, box = _box_of(header)
        table = cls.opened(game, box, header)
        assert isinstance(table, RoomTable)
        return table

    @classmethod
    def standing(cls, game: Game, header: Header, position: State) -> "RoomTable":
        """At a prepared position, as if it had been dealt so. For tests alone: no journal leads there, and nobody can ask for it from outside."""
        table = cls.opened(game, game.box, header)
        assert isinstance(table, RoomTable)
        table._state, table._opening = position.copy(), []
        return table

    def _note(self, entry: Entry) -> None:
        self.latest = entry

    def _name_seats(self) -> None:
        super()._name_seats()
        self.seating = self.seats  # another list whenever somebody else plays a seat
        self.bots = sum(1 << place for place, seat in enumerate(self.seats) if seat.kind == "bot")  # a bit for each seat that one plays

    @property
    def waiting(self) -> int:
        """A bit for each seat that is to answer."""
        return self._state.to_act

    @property
    def answered(self) -> list[int]:
        """The seats that have answered the open question."""
        place = len(self._played)
        while place and self._played[place - 1].asked == self._state.asked:
            place -= 1
        return sorted(played.seat for played in self._played[place:])

    @property
    def opening(self) -> list[list[int]]:
        return self._opening

    @property
    def rows(self) -> list[list[int]]:
        """The events of the latest answer."""
        return self._played[-1].rows

    @property
    def kind(self) -> DecisionKind:
        """What is asked."""
        return self.game.decisions.kinds[self._state.decision]

    @property
    def is_over(self) -> bool:
        return self._state.step == OVER

    def texts(self, seat: int) -> list[str]:
        """What is open to this seat now, in text form; for the words see `actions`."""
        if not self.waiting >> seat & 1:
            return []
        return self.game.actions.texts(self.game.plain.legal(self._state, seat))

    def looks(self, viewers: Sequence[int]) -> dict[int, Look]:
        return looks(self.game.plain, self._state, viewers)

    def look(self, seat: int | None) -> State:
        """What a seat knows; None: everything, for games that are over."""
        return self._state.copy() if seat is None else self.hidden(seat)


def decision_of(table: RoomTable) -> wire.Decision | None:
    if table.is_over:
        return None
    kind = table.kind
    answered = table.answered if kind.sealed else []
    return wire.Decision(number=table.number, kind=kind.name, sealed=kind.sealed, whole=kind.whole, waiting=seats_of(table.waiting), answered=answered)


def outcome_of(table: RoomTable) -> wire.Outcome | None:
    if table.outcome is None:
        return None
    places = [wire.Place(points=place.points, rank=place.rank, clause=place.clause) for place in table.outcome.places]
    return wire.Outcome(places=places, winners=table.outcome.winners, reason=table.outcome.reason, secret=table.journal.header.secret)


def _box_of(header: Header) -> tuple[Game, Components]:
    """The game and the components of a header. All tables with the game's own box share it."""
    game = find_game(header.game)
    if header.components_digest == game.box.digest():
        header.components = {}
        return game, game.box
    box: Components = convert(header.components, game.rules.Box, "components")
    box.check_numbers()
    box.fill(game.state())
    return game, box
