"""How a game stands, in the words around the drawn table."""

from typing import NamedTuple

from doubloon.core.steps import SPECTATOR
from doubloon.table import Outcome
from doubloon.terminal.describe import Look, ranked
from doubloon.terminal.draft import Draft, numbered
from doubloon.terminal.seen import Seated
from doubloon.terminal.tables.drawing import Drawing
from doubloon.terminal.voice import Voice

#: What can be done when the game is over.
AFTERWARDS = ("replay", "info", "leave")


class Standing(NamedTuple):
    """A sitting at one moment, told to whoever is at the keyboard. `draft` is his answer in the making, if he is asked."""

    sitting: Seated
    voice: Voice
    drawing: Drawing
    draft: Draft | None

    @property
    def bar(self) -> str:
        """Title, who looks at the table, who acts."""
        viewer, say = self.sitting.viewer, self.voice.say
        who = say("you", name=self.voice.words.seat(viewer)) if viewer >= 0 else say("screen-watching")
        return f"{self.voice.title} · {who} · {self.acting if self.sitting.table.outcome is None else say('screen-over')}"

    @property
    def acting(self) -> str:
        """Who has still to answer, the person who is asked first."""
        mine = self.draft.seat if self.draft else None
        seats = sorted(self.sitting.table.to_act, key=lambda seat: (seat != mine, seat))
        names = [self.voice.say("screen-you") if seat == mine else self.voice.words.seat(seat) for seat in seats]
        return self.voice.say("screen-acting", you="yes" if self.draft else "no", names=self.voice.joined(names), count=len(seats))

    @property
    def question(self) -> str:
        """What is asked, what has been answered so far, or whom one waits for; at the end how it came out."""
        table, words, say = self.sitting.table, self.voice.words, self.voice.say
        if table.outcome is not None:
            return self._result(table.outcome)
        if self.draft is None:
            waiting = self.voice.joined([words.seat(seat) for seat in sorted(table.to_act)])
            return say("screen-sealed" if self.sitting.has_sealed() else "screen-waiting", names=waiting, count=len(table.to_act))
        question = words.question(self.draft.view)
        if self.draft.actions:
            question += "\n" + say("screen-collected", actions=", ".join(map(words.action, self.draft.actions)))
        return question.replace("\u00a0", " ")

    def _result(self, outcome: Outcome) -> str:
        """The scores in order of rank, and who won."""
        say, seat = self.voice.say, self.voice.words.seat
        lines = [say("over", clause=outcome.reason)]
        width = max(len(seat(each)) for each in range(len(outcome.places)))
        for each in ranked(outcome):
            place = outcome.places[each]
            tie = say("tie", clause=place.clause) if place.clause else ""
            lines.append(f"{place.rank:>2}. {seat(each):{width}} {place.points:>4}  {tie}".rstrip())
        lines.append(self.drawing.portrait.verdict(self.voice, outcome, self.sitting.table.events(SPECTATOR)))
        return "\n".join(lines)

    @property
    def labels(self) -> dict[str, str]:
        """The choices by their numbers."""
        if self.sitting.table.outcome is not None:
            return {str(place): self.voice.say(f"after-{each}") for place, each in enumerate(AFTERWARDS, 1)}
        if self.draft is None:
            return {}
        look = Look(self.voice, self.draft.view, self.draft.seat, 80)
        return {number: self.drawing.label(look, action) for number, action in numbered(self.draft.game, self.draft.open).items()}
