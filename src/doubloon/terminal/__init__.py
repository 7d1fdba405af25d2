"""Playing in a terminal."""

from doubloon.terminal.plain import play_plain

__all__ = ["play_plain"]
