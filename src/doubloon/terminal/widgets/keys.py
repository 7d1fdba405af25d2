"""The line at the foot of a screen: which keys do what."""

from textual.content import Content
from textual.widgets import Static

from doubloon.terminal.tables.ink import touchable


class Keys(Static):
    """Key and meaning, as many as fit; each can be clicked."""

    def show(self, keys: list[tuple[str, str, str]]) -> None:
        """Each a key as people write it, what it does in a word, and the action it runs."""
        parts = [touchable(Content.assemble((key, "bold"), f" {meaning}"), action) for key, meaning, action in keys]
        self.update(Content("  ").join(parts))
