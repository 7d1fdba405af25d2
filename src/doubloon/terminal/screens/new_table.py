"""Opening a table in a room."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from textual import work
from textual.widgets import Label, Select, Static

from doubloon.core.errors import DoubloonError
from doubloon.terminal.at.door import Door
from doubloon.terminal.screens.new_game import NewGameScreen, Row
from doubloon.terminal.sitting import KINDS

OPEN = "open"
#: What there can be for a clock: its kind and its seconds.
CLOCKS = ("none 0", "move 60", "move 86400", "bank 600", "bank 3600")


class NewTableScreen(NewGameScreen):
    """The same form for a table of a room: one's own seat, and open ones or bots beside it. `opened` is called with its id."""

    HEAD: ClassVar[str] = "at-open-table"

    def __init__(self, door: Door, opened: Callable[[str], object]) -> None:
        super().__init__()
        self._door = door
        self._opened = opened

    def seat_row(self, seat: int) -> Row:
        kinds = [(self.say("at-open-seat"), OPEN), *((self.room.tongue.bot(kind), kind) for kind in KINDS)]
        if seat == 0:
            kinds = [(self.say("you", name=self._door.name), OPEN)]
        kind: Select[str] = Select(kinds, value=OPEN, allow_blank=False, id=f"kind-{seat}", compact=True)
        return Row(self.say("new-seat", number=seat + 1), kind)

    def last_rows(self) -> Iterator[Row]:
        yield Row(self.say("at-new-listed"), self._yes_or_no("listed"))
        yield Row(self.say("at-new-watch"), self._yes_or_no("watch"))
        clocks = [(self.say(f"at-clock-{clock.replace(' ', '-')}"), clock) for clock in CLOCKS]
        yield Row(self.say("at-new-clock"), Select(clocks, value=CLOCKS[0], allow_blank=False, id="clock", compact=True), Label(""))

    def _yes_or_no(self, name: str) -> Select[bool]:
        return Select([(self.say("at-yes"), True), (self.say("at-no"), False)], value=True, allow_blank=False, id=name, compact=True)

    @work(exclusive=True, group="begin")
    async def action_begin(self) -> None:  # type: ignore[override]
        """Open it, or say what is in the way."""
        await self.lay_places()  # whoever types fast means the form as it is going to be
        new = self._table_wanted()
        try:
            table = await asyncio.to_thread(lambda: self._door.open(**new))
        except DoubloonError as error:
            self.query_one("#notice", Static).update(str(error))
            return
        self.dismiss(None)
        self._opened(table)

    def _table_wanted(self) -> dict[str, Any]:
        kinds = [str(select.value) for select in self.query("#seats Select").results(Select)]
        clock, seconds = str(self.query_one("#clock", Select).value).split()
        return {
            "game": self.game.name,
            "players": len(kinds),
            "options": self.options,
            "bots": [kind for kind in kinds if kind != OPEN],
            "listed": self.query_one("#listed", Select).value,
            "watch": self.query_one("#watch", Select).value,
            "clock": clock,
            "seconds": int(seconds),
        }
