"""Decisions: the kinds of questions a game puts to its seats."""

from typing import NamedTuple


class DecisionKind(NamedTuple):
    """What can be asked. Sealed: answers lie covered until the last arrives. Whole: several small actions make one answer."""

    name: str
    sealed: bool
    whole: bool


class Decisions:
    """The kinds of questions of a game, in order of declaration."""

    def __init__(self) -> None:
        self.kinds: list[DecisionKind] = []

    def kind(self, name: str, *, sealed: bool = False, whole: bool = False) -> int:
        """Declare a kind; returns its number. `ask-NAME` in the words file is the question as people read it."""
        self.kinds.append(DecisionKind(name, sealed, whole))
        return len(self.kinds) - 1
