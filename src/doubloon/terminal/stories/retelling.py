"""Telling what happened: small events that come in numbers are told in one sentence."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from doubloon.core.event import Event
from doubloon.terminal.page import GLUE
from doubloon.terminal.voice import Voice


class Retelling(NamedTuple):
    """How the events of a title become sentences.

    `left_out` are those that the table shows anyway. Events of equal `likeness` are told together, in the words of `sentence`, if only
    events of the kinds in `between` came in between; one that has none (None) is told alone.
    """

    left_out: Callable[[Event], bool]
    likeness: Callable[[Event], object]
    between: Mapping[str, Collection[str]]
    sentence: Callable[[Voice, list[Event]], str]

    def tell(self, voice: Voice, events: list[Event]) -> list[tuple[str, str]]:
        """The events as sentences, each with its clause before it."""
        groups: list[list[Event]] = []
        for event in events:
            if not self.left_out(event):
                group = self._group_for(groups, event)
                if group is None:
                    groups.append([event])
                else:
                    group.append(event)
        return [(group[0].clause, voice.words.event(group[0]) if len(group) == 1 else self.sentence(voice, group)) for group in groups]

    def _group_for(self, groups: list[list[Event]], event: Event) -> list[Event] | None:
        """The group an event can be told with: the last one that is like it, if nothing that matters came in between."""
        like = self.likeness(event)
        for group in reversed(groups) if like is not None else ():
            if self.likeness(group[0]) == like:
                return group
            if group[0].kind not in self.between.get(event.kind, ()):
                return None
        return None


def is_covered(event: Event) -> bool:
    """Whether the viewer may not know what it was about."""
    return any(value is None for value in event.values.values())


def number(event: Event, value: str) -> int:
    """A value that the viewer may know."""
    found = event.values[value]
    return 0 if found is None else found


def each(names: Sequence[str], texts: Sequence[str]) -> str:
    """`Ada: 3, Ben: 4`: what is told of every player. What is told of one is not torn apart."""
    return ", ".join(f"{name}: {text}".replace(" ", GLUE) for name, text in zip(names, texts, strict=True))


def counted(texts: Sequence[str]) -> list[str]:
    """Each text once; one that comes again with how often it does."""
    return [text if texts.count(text) == 1 else f"{text}{GLUE}(×{texts.count(text)})" for text in dict.fromkeys(texts)]


def by_seat(events: list[Event]) -> dict[Any, list[Event]]:
    """The events of each seat, in the order in which they come first."""
    found: dict[Any, list[Event]] = {}
    for event in events:
        found.setdefault(event.seat, []).append(event)
    return found
