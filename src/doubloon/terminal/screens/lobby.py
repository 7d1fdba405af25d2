"""The tables of a room."""

import asyncio
from contextlib import suppress
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from doubloon.core.errors import DoubloonError
from doubloon.terminal.at.door import Door
from doubloon.terminal.at.line import Arrival, Back, Line, Lost, Shut
from doubloon.terminal.at.listing import listed_title, seat_text, standing_text
from doubloon.terminal.at.live_sitting import sit_down
from doubloon.terminal.at.messages import Listed, Tables
from doubloon.terminal.screens.live import LiveScreen
from doubloon.terminal.screens.new_table import NewTableScreen
from doubloon.terminal.screens.speaking import Speaking

NEW = "new"


class LobbyScreen(Screen[None], Speaking):
    """One's own tables and those that can be joined or watched, as they are now."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "new", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    class Arrived(Message):
        """The room has said something."""

        def __init__(self, arrival: Arrival) -> None:
            super().__init__()
            self.arrival = arrival

    def __init__(self, door: Door, tables: Tables) -> None:
        super().__init__()
        self.door = door
        self.tables = tables
        self._line = Line(door.address, door.headers, self._deliver)

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        yield OptionList(id="pages")
        yield Static(id="notice", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.retell()
        self._line.open()

    def on_unmount(self) -> None:
        self._line.close()

    def _deliver(self, arrival: Arrival) -> None:
        with suppress(RuntimeError):  # the room has been left, and its loop is closed
            self.post_message(self.Arrived(arrival))

    def on_lobby_screen_arrived(self, event: Arrived) -> None:
        match event.arrival:
            case Tables():
                self.tables = event.arrival
                self.retell()
            case Lost():
                self._notice(self.say("at-lost"))
            case Back():
                self._notice("")
            case Shut():
                self._notice(self.say("at-shut"))

    def retell(self) -> None:
        self.door.tongue = self.room.tongue
        self.query_one("#bar", Static).update(self.say("at-lobby-bar", room=self.door.address.room, name=self.door.name))
        self.query_one("#keys", Static).update(self.say("at-lobby-keys"))
        pages = self.query_one("#pages", OptionList)
        place, before = pages.highlighted, [option.id for option in pages.options]
        at = before[place] if place is not None else None
        pages.clear_options()
        pages.add_option(Option(Content.styled(self.say("at-open-table"), "bold"), id=NEW))
        for head, tables in (("at-mine", self.tables.mine), ("at-listed", self.tables.listed)):
            if tables:
                pages.add_option(Option(Content.styled(self.say(head), "bold underline"), disabled=True))
                pages.add_options([Option(self._entry(table), id=table.table) for table in tables])
        ids = [option.id for option in pages.options]
        pages.highlighted = ids.index(at) if at in ids and at is not None else 0

    def _entry(self, table: Listed) -> Content:
        tongue = self.room.tongue
        seats = ", ".join(seat_text(tongue, seat) for seat in table.seats)
        mark = "▶ " if table.your_turn else "  "
        return Content.assemble(mark, (listed_title(tongue, table, self.room.find), "bold"), f" · {standing_text(tongue, table)}\n    {seats}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == NEW:
            self.action_new()
        elif event.option_id:
            self.go_to(event.option_id)

    def action_new(self) -> None:
        self.app.push_screen(NewTableScreen(self.door, self.go_to))

    @work(exclusive=True, group="door")
    async def go_to(self, table: str) -> None:
        """Sit down there, or look at it; a free seat is offered there."""
        try:
            sitting = await asyncio.to_thread(lambda: sit_down(self.door, table, self.room.find, join=False))
        except DoubloonError as error:
            self._notice(str(error))
            return
        self._notice("")
        self.app.push_screen(LiveScreen(sitting))

    def _notice(self, text: str) -> None:
        self.query_one("#notice", Static).update(text)

    def action_leave(self) -> None:
        self.room.leave(self)
