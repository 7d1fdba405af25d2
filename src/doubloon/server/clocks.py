"""The clock of a table: none, so many seconds for each answer, or a bank of seconds for the whole game.

It is wound by the times in the journal alone, so that it stands the same after a restart and for every worker.
"""

from collections.abc import Collection

from doubloon.server import wire

#: Who lets his bank run dry and comes back has this part of it for every answer.
RETURN = 10
LEAST = 10.0


class Clock:
    """What each seat has left, in seconds, and since when it runs for the seats that are to answer."""

    def __init__(self, kind: wire.ClockKind, seconds: int, players: int) -> None:
        self.kind = kind
        self.seconds = seconds
        self.left = [float(seconds)] * players
        self._since: list[float | None] = [None] * players
        self._shown = wire.Clock(kind=kind, seconds=seconds, left=self.left)

    @property
    def shown(self) -> wire.Clock:
        """As it goes to clients."""
        if self.kind == "none":
            return self._shown
        return wire.Clock(kind=self.kind, seconds=self.seconds, left=[round(left, 1) for left in self.left])

    def wind(self, waiting: Collection[int], at: float, answered: int | None = None) -> None:
        """At this moment these seats are to answer; `answered` has just done so, or has just been taken over."""
        if self.kind == "none":
            return
        for seat, since in enumerate(self._since):
            if since is not None and (seat not in waiting or seat == answered):
                self._since[seat] = None
                if self.kind == "bank":
                    self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - since))
            if seat in waiting and self._since[seat] is None:
                self._since[seat] = at
                if self.kind == "move":
                    self.left[seat] = float(self.seconds)
                elif self.left[seat] <= 0:
                    self.left[seat] = min(float(self.seconds), max(LEAST, self.seconds / RETURN))

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is out; None while it need not answer."""
        since = self._since[seat]
        return None if self.kind == "none" or since is None else since + self.left[seat]
