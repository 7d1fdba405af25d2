"""A reel: a game from its journal, position by position."""

from collections.abc import Callable
from typing import Any, NamedTuple

from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.state import UNKNOWN, State
from doubloon.core.steps import SPECTATOR
from doubloon.table import Journal
from doubloon.table.journal import Answer, Undo
from doubloon.table.replay import resume

#: The viewer to whom everything is open that any seat knows.
OPEN = -2


class Frame(NamedTuple):
    """One position: what the viewer sees, and what he has been told up to here."""

    view: State
    events: list[Event]


class Reel:
    """Answers that stand at the end, one frame after each; answers that were taken back are left out.

    Only a finished game is shown with other eyes than those of `people`: what is still secret stays so.
    """

    def __init__(self, journal: Journal, find: Callable[[str], Game], people: list[int]) -> None:
        self._find = find
        self._start = Journal(journal.header, [])
        self.table = resume(journal, find=find)
        self.answers = _standing(journal)
        self.is_over = self.table.outcome is not None
        self.people = people
        self._frames: dict[int, list[Frame]] = {}

    @property
    def viewers(self) -> list[int]:
        """With whose eyes it may be seen."""
        return [*range(self.table.players), SPECTATOR, OPEN] if self.is_over else self.people or [SPECTATOR]

    def frames(self, viewer: int) -> list[Frame]:
        """Every position as this viewer saw it."""
        if viewer not in self.viewers:
            raise ValueError(f"viewer {viewer} may not see this game")
        if viewer not in self._frames:
            self._frames[viewer] = self._played(viewer)
        return self._frames[viewer]

    def _played(self, viewer: int) -> list[Frame]:
        table = resume(self._start, find=self._find)
        # All is told of a game that is over; what is told of one answer is what is told from it on, less what is told later.
        told = [self.table.events(SPECTATOR, since) for since in range(self.table.entries + 1)] if viewer == OPEN else []
        frames: list[Frame] = []
        events: list[Event] = []
        for place in range(len(self.answers) + 1):
            if place:
                table.play(self.answers[place - 1].seat, *self.answers[place - 1].actions)
            if viewer == OPEN:
                view = opened([table.hidden(seat) for seat in range(table.players)])
                events = events + told[place][: len(told[place]) - len(told[place + 1])]
            else:
                view = table.hidden(viewer)
                events = events + table.events(viewer, place)
            frames.append(Frame(view, events))
        return frames


def _standing(journal: Journal) -> list[Answer]:
    """The answers nobody took back, in the order in which the table has them."""
    answers: list[Answer] = []
    for entry in journal.entries:
        if isinstance(entry, Answer):
            answers.append(entry)
        elif isinstance(entry, Undo):
            del answers[max(place for place, answer in enumerate(answers) if answer.seat == entry.seat)]
    return answers


def opened(views: list[State]) -> State:
    """What all seats know together."""
    whole = views[0].copy()
    for view in views[1:]:
        for field in whole.fields:
            if not field.printed:
                setattr(whole, field.name, _merged(getattr(whole, field.name), getattr(view, field.name)))
    return whole


def _merged(mine: Any, theirs: Any) -> Any:
    if isinstance(mine, list):
        return [_merged(a, b) for a, b in zip(mine, theirs, strict=True)]
    return theirs if mine == UNKNOWN else mine
