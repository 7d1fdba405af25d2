"""The games on the shelf, to go on with or to replay."""

import asyncio
from datetime import datetime
from pathlib import Path
from typing import ClassVar, Literal

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from doubloon.core.errors import DoubloonError
from doubloon.table.replay import resume
from doubloon.terminal.screens.speaking import Speaking
from doubloon.terminal.shelf import Saved, saved_games
from doubloon.terminal.sitting import player_names


class SavedScreen(Screen[Path | None], Speaking):
    """Title, players, whose turn it is and when it was last played; of a damaged file its first bad line. No file is ever changed here."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "back", show=False)]

    def __init__(self, purpose: Literal["resume", "replay"]) -> None:
        super().__init__()
        self._purpose = purpose
        self.saved: list[Saved] = []

    def compose(self) -> ComposeResult:
        yield Static(id="bar", markup=False)
        yield OptionList(id="pages")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.saved = saved_games(self.room.settings.folder)
        self.retell()

    def retell(self) -> None:
        self.query_one("#bar", Static).update(self.say(f"start-{self._purpose}"))
        self.query_one("#keys", Static).update(self.say("screen-list-keys"))
        pages = self.query_one("#pages", OptionList)
        pages.clear_options()
        pages.add_options([Option(self._line(saved, ""), disabled=saved.journal is None) for saved in self.saved])
        if not self.saved:
            pages.add_option(Option(Content(self.say("saved-none", folder=str(self.room.settings.folder))), disabled=True))
        pages.action_first()
        self._find_turns()

    @work(exclusive=True)
    async def _find_turns(self) -> None:
        """Whose turn it is takes a replay: one game after the other, so that the list is there at once."""
        pages = self.query_one("#pages", OptionList)
        for place, saved in enumerate(self.saved):
            if saved.journal is not None:
                await asyncio.sleep(0)
                try:
                    table = resume(saved.journal, self.room.settings.language, self.room.find)
                    names = player_names(table)
                    acting = self.room.tongue.joined([names[seat] or table.words.seat(seat) for seat in sorted(table.to_act)])
                    turn = self.say("saved-over") if table.outcome else self.say("saved-turn", names=acting)
                    if table.outcome and self._purpose == "resume":
                        pages.disable_option_at_index(place)
                except DoubloonError as error:
                    turn = f"✗ {error}"
                    pages.disable_option_at_index(place)
                pages.replace_option_prompt_at_index(place, self._line(saved, turn))

    def _line(self, saved: Saved, turn: str) -> Content:
        when = datetime.fromtimestamp(saved.when).strftime("%Y-%m-%d %H:%M")
        if saved.journal is None:
            return Content.assemble((saved.path.name, "bold"), f" · {when}\n  ", self.say("saved-damaged", problem=saved.problem))
        header = saved.journal.header
        try:
            title = self.room.tongue.title_of(self.room.find(header.game))
        except DoubloonError:
            title = header.game
        players = ", ".join(seat.name if seat.kind == "person" else self.room.tongue.bot(seat.name) if seat.kind == "bot" else "–" for seat in header.seats)
        return Content.assemble((title, "bold"), f" · {players} · {when}\n  {turn or '…'}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.saved[event.option_index].path)

    def action_back(self) -> None:
        self.dismiss(None)
