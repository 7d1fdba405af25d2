"""How a table of a room stands, in the words around it."""

from doubloon.terminal.at.live_sitting import LiveSitting
from doubloon.terminal.screens.standing import Standing


class LiveStanding(Standing):
    """The same words, and those for what there is only in a room: gathering, a line that is broken, a bot in one's seat."""

    @property
    def live(self) -> LiveSitting:
        assert isinstance(self.sitting, LiveSitting)
        return self.sitting

    @property
    def status(self) -> str:
        return self.live.table.now.status

    @property
    def bar(self) -> str:
        say = self.voice.say
        if self.live.is_shut or self.live.is_lost:
            return f"{self.voice.title} · {say('at-shut' if self.live.is_shut else 'at-lost')}"
        if self.status in ("open", "closed"):
            return f"{self.voice.title} · {say(f'at-status-{self.status}')}"
        return super().bar

    @property
    def question(self) -> str:
        live, say, now = self.live, self.voice.say, self.live.table.now
        if self.status == "open":
            who = "host" if now.host else "guest" if now.you is not None else "nobody"
            return say(f"at-gathering-{who}")
        if self.status == "closed":
            return say("at-closed")
        if live.table.outcome is None and self.draft is None:
            if live.is_waiting:
                return say("at-sending")
            if live.has_bot:
                return say("at-bot-seat")
            if not live.has_sealed():
                waiting = [self.voice.words.seat(seat) for seat in sorted(live.table.to_act)]
                return say("at-waiting", names=self.voice.joined(waiting))
        return super().question

    @property
    def doings(self) -> list[str]:
        """What can be done when no answer is asked for, by the names of actions."""
        now = self.live.table.now
        if self.status == "open":
            can_join = now.you is None and any(seat.kind == "open" for seat in now.seats)
            found = {"start": now.host, "join": can_join, "give_up": now.you is not None, "leave": True}
        elif self.status == "playing":
            found = {"take_seat": self.live.has_bot}
        else:
            is_over = self.status == "over"
            found = {"rematch": is_over and now.you is not None, "replay": is_over, "info": is_over, "leave": True}
        return [doing for doing, can in found.items() if can]

    @property
    def labels(self) -> dict[str, str]:
        if self.draft is None:
            return {str(place): self.voice.say(f"after-{doing.replace('_', '-')}") for place, doing in enumerate(self.doings, 1)}
        return super().labels
