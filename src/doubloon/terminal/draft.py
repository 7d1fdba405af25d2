"""An answer in the making."""

from doubloon.core.game import Game
from doubloon.core.rule import clause_id
from doubloon.core.state import State
from doubloon.core.steps import is_asked
from doubloon.core.stream import from_number
from doubloon.terminal.seen import SeenTable


class Draft:
    """The small actions of an answer that is given whole, collected until it is complete; of other answers the only action.

    They are tried out in a world imagined from the seat's own view, so that nothing shown here can say more than the table would.
    """

    def __init__(self, table: SeenTable, seat: int) -> None:
        self.game: Game = table.game
        self.seat = seat
        self.actions: list[int] = []
        view = table.hidden(seat)
        self.asked = view.asked  # the number of the question
        self._whole = self.game.decisions.kinds[view.decision].whole
        self._worlds = [self.game.plain.imagined(view, seat, from_number(view.asked))]

    @property
    def view(self) -> State:
        """What the seat knows, its collected actions carried out."""
        return self.game.plain.hidden(self._worlds[-1], self.seat)

    @property
    def open(self) -> list[int]:
        """What can be done next."""
        return self.game.plain.legal(self._worlds[-1], self.seat)

    def why_not(self, action: int) -> str:
        """The clause that forbids this now, or "" if it can be done."""
        return clause_id(self.game.rulebook.prefix, self.game.plain.why_not(self._worlds[-1], self.seat, action))

    def add(self, action: int) -> bool:
        """Add what is open; returns whether the answer is complete."""
        self.actions.append(action)
        if not self._whole:
            return True
        world = self._worlds[-1].copy()
        self.game.plain.apply(world, self.seat, action)
        self._worlds.append(world)
        return world.asked != self.asked or not is_asked(world, self.seat)

    def drop(self) -> int:
        """Take back the last small action, and return it."""
        self._worlds.pop()
        return self.actions.pop()

    @property
    def texts(self) -> list[str]:
        return [self.game.actions.text(action) for action in self.actions]


def numbered(game: Game, actions: list[int]) -> dict[str, int]:
    """The actions by the number a person types: 1, 2, 3 …, and 0 for the one that ends a series (`stop`, `done`).

    So a number typed too fast, after the list has grown shorter, never ends the series by mistake. Numbers printed in a row from 0
    (`choose 0` … `choose 5`) stay what they are: whoever types 3 means the 3 on the card.
    """
    texts = [game.actions.text(action).split() for action in actions]
    if [text[1:] for text in texts] == [[str(number)] for number in range(len(texts))] and len({text[0] for text in texts}) == 1:
        return {text[1]: action for text, action in zip(texts, actions, strict=True)}
    bare = [action for text, action in zip(texts, actions, strict=True) if len(text) == 1]
    ending = bare[0] if len(bare) == 1 and len(actions) > 1 else None
    found = {str(place): action for place, action in enumerate((action for action in actions if action != ending), 1)}
    return found if ending is None else {**found, "0": ending}
