"""A game in the room: the table of `doubloon.table` with its journal in the database, and what of it goes over the wire."""

from doubloon.core.components import Components
from doubloon.core.game import Game
from doubloon.core.registry import game as find_game
from doubloon.core.rulebook import convert
from doubloon.core.state import OVER, State
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

    def _note(self, entry: Entry) -> None:
        self.latest = entry

    @property
    def opening(self) -> list[list[int]]:
        return self._opening

    @property
    def rows(self) -> list[list[int]]:
        """The events of the latest answer."""
        return self._played[-1].rows

    @property
    def is_over(self) -> bool:
        return self._state.step == OVER

    def texts(self, seat: int) -> list[str]:
        """What is open to this seat now, in text form; for the words see `actions`."""
        return [self.game.actions.text(action) for action in self.game.plain.legal(self._state, seat)]

    def look(self, seat: int | None) -> State:
        """What a seat knows; None: everything, for games that are over."""
        return self._state.copy() if seat is None else self.hidden(seat)


def decision_of(table: RoomTable) -> wire.Decision | None:
    if table.is_over:
        return None
    kind = next(kind for kind in table.game.decisions.kinds if kind.name == table.decision)
    return wire.Decision(number=table.number, kind=kind.name, sealed=kind.sealed, whole=kind.whole, waiting=sorted(table.to_act))


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
