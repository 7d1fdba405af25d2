"""Setting out a new game: title, seats, options, box and seed."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from doubloon.core.errors import BadSetup, DoubloonError
from doubloon.core.game import Game
from doubloon.table import Seat, Table
from doubloon.terminal.screens.speaking import Speaking
from doubloon.terminal.screens.table import TableScreen
from doubloon.terminal.shelf import free_path
from doubloon.terminal.sitting import KINDS, Sitting, name_of, seated_bots
from doubloon.terminal.voice import Voice

PERSON = "person"
USUAL_PLAYERS = 4


class Row(Horizontal):
    """A label and what is set beside it."""

    def __init__(self, label: str, *widgets: Any, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(Label(label, markup=False), *widgets, id=id, classes="row")


class NewGameScreen(Screen[None], Speaking):
    """A form; what cannot be is said at its foot when one tries to begin."""

    HEAD: ClassVar[str] = "start-new"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("ctrl+s,f5", "begin", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._laying = asyncio.Lock()
        self._laid: object = None

    def compose(self) -> ComposeResult:
        games = self.room.games()
        self._games = {game.name: game for game in games}
        yield Static(id="bar", markup=False)
        with VerticalScroll(id="form"):
            choices = [(self.room.tongue.title_of(game), game.name) for game in games]
            yield Row(self.say("new-game"), Select(choices, value=games[0].name, allow_blank=False, id="game", compact=True))
            yield Row(self.say("new-players"), Select([("", 0)], id="players", allow_blank=False, compact=True))
            yield Vertical(id="seats")
            yield Vertical(id="options")
            yield from self.last_rows()
            yield Row("", Button(self.say("new-begin"), id="begin", variant="primary", compact=True))
        yield Static(id="notice", markup=False)
        yield Static(id="keys", markup=False)

    def last_rows(self) -> Iterator[Row]:
        """What is asked besides seats and options."""
        yield Row(self.say("new-components"), Input(id="components", placeholder=self.say("new-components-none"), compact=True))
        yield Row(self.say("new-seed"), Input(id="seed", placeholder=self.say("new-seed-none"), compact=True))

    def seat_row(self, seat: int) -> Row:
        """Who is to have a seat."""
        kinds = [(self.say("new-person"), PERSON), *((self.room.tongue.bot(kind), kind) for kind in KINDS)]
        kind: Select[str] = Select(kinds, value=PERSON if seat == 0 else KINDS[0], allow_blank=False, id=f"kind-{seat}", compact=True)
        name = Input(name_of(seat), id=f"name-{seat}", max_length=20, compact=True)
        name.display = seat == 0
        return Row(self.say("new-seat", number=seat + 1), kind, name)

    @property
    def game(self) -> Game:
        return self._games[str(self.query_one("#game", Select).value)]

    def on_mount(self) -> None:
        self.query_one("#bar", Static).update(self.say(self.HEAD))
        self.query_one("#keys", Static).update(self.say("new-keys"))
        self._offer_players()

    def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "game":
            self._offer_players()
        elif event.select.id == "players":
            self.run_worker(self.lay_places())
        elif event.select.id and event.select.id.startswith("kind-"):
            for name in self.query(f"#name-{event.select.id.removeprefix('kind-')}"):
                name.display = event.value == PERSON

    def _offer_players(self) -> None:
        counts = self.game.player_counts
        select: Select[int] = self.query_one("#players", Select)
        select.set_options([(str(count), count) for count in counts])
        select.value = min(max(USUAL_PLAYERS, counts[0]), counts[-1])
        self.run_worker(self.lay_places())

    async def lay_places(self) -> None:
        """A row for each seat and each option; one laying after the other, and none for what lies there already."""
        async with self._laying:
            wanted = (self.game.name, self.query_one("#players", Select).value)
            if wanted != self._laid:
                self._laid = wanted
                await self._lay()

    async def _lay(self) -> None:
        seats, options = self.query_one("#seats"), self.query_one("#options")
        await seats.remove_children()
        await options.remove_children()
        chosen = self.query_one("#players", Select).value
        count = chosen if isinstance(chosen, int) else 0
        for seat in range(count):
            await seats.mount(self.seat_row(seat))
        voice = Voice(self.game, self.room.settings.language, count)
        for place, option in enumerate(self.game.rulebook.options_for(count)):
            values = [(voice.option_value(option.name, value), value) for value in option.values]
            select: Select[Any] = Select(values, value=option.default, allow_blank=False, id=f"option-{place}", compact=True)
            await options.mount(Row(f"{voice.option(option.name)} [{option.clause}]", select))

    def on_button_pressed(self, _event: Button.Pressed) -> None:
        self.action_begin()

    def action_begin(self) -> None:
        """Open the table, or say what is in the way."""
        try:
            table, seed = self._table()
        except DoubloonError as error:
            self.query_one("#notice", Static).update(str(error))
            return
        path = free_path(self.room.settings.folder, table.journal.header.table)
        self.app.switch_screen(TableScreen(Sitting(table, seated_bots(table, seed)), path))

    def _table(self) -> tuple[Table, int | None]:
        game = self.game
        count = len(self.query("#seats Select"))
        seats = []
        for seat in range(count):
            kind = str(self.query_one(f"#kind-{seat}", Select).value)
            name = self.query_one(f"#name-{seat}", Input).value.strip()
            seats.append(Seat("person", name or name_of(seat)) if kind == PERSON else Seat("bot", kind))
        people = [seat.name for seat in seats if seat.kind == "person"]
        for name in people:
            if people.count(name) > 1:
                raise BadSetup(self.say("new-same-name", name=name))
        options = self.options
        written = self.query_one("#components", Input).value.strip()
        box = game.load_box(Path(written).expanduser()) if written else None
        number = self.query_one("#seed", Input).value.strip()
        if number and not number.removeprefix("-").isdecimal():
            raise BadSetup(self.say("new-bad-seed", text=number))
        seed = int(number) if number else None
        return Table(game, count, seed, options=options, box=box, language=self.room.settings.language, seats=seats), seed

    @property
    def options(self) -> dict[str, Any]:
        count = len(self.query("#seats Select"))
        return {option.name: self.query_one(f"#option-{place}", Select).value for place, option in enumerate(self.game.rulebook.options_for(count))}

    def action_back(self) -> None:
        self.dismiss(None)
