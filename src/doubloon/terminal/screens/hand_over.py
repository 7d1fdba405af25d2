"""The screen between two people at one keyboard. It shows who is to come, and nothing else."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Button, Static

from doubloon.terminal.screens.speaking import Speaking


class HandOver(Screen[bool], Speaking):
    """True: the next one is there. False: the one before wants to think again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "take", show=False, priority=True),
        Binding("u", "undo", show=False),
        Binding("q,escape", "app.leave_room", show=False),
    ]

    def __init__(self, next_name: str, last_name: str, *, can_undo: bool) -> None:
        super().__init__()
        self._next, self._last, self._can_undo = next_name, last_name, can_undo

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(id="call", markup=False)
            yield Button(id="take")
            yield Button(id="undo")
            yield Static(id="leave", markup=False)

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#undo").display = self._can_undo
        self.query_one("#take").focus()

    def retell(self) -> None:
        self.query_one("#call", Static).update(self.say("screen-hand-over", next=self._next))
        self.query_one("#take", Button).label = self.say("screen-here", next=self._next)
        self.query_one("#undo", Button).label = self.say("screen-think-again", last=self._last)
        self.query_one("#leave", Static).update(self.say("screen-hand-over-leave"))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "take")

    def action_take(self) -> None:
        """Enter: whoever has gone to the other button with Tab means that one."""
        self.dismiss(not (self._can_undo and self.query_one("#undo").has_focus))

    def action_undo(self) -> None:
        if self._can_undo:
            self.dismiss(False)
