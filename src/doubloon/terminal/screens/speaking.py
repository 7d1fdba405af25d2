"""Screens that speak the language of the room."""

from typing import TYPE_CHECKING, Any, cast

from textual.widget import Widget

if TYPE_CHECKING:
    from doubloon.terminal.app import Room


class Speaking(Widget):
    """Mixed into screens: `say` in the room's language; `retell` when it has changed."""

    @property
    def room(self) -> "Room":
        return cast("Room", self.app)

    def say(self, message: str, **values: Any) -> str:
        return self.room.tongue.say(message, **values)

    def retell(self) -> None:
        """Put every word on the screen anew."""
