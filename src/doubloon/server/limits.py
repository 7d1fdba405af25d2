"""How often somebody may do something: so many a second in the long run, more for a moment."""

import ipaddress
import time

from doubloon.server.refusal import Refused

#: Beyond so many buckets the full ones are dropped.
MANY = 10_000


def household(host: str) -> str:
    """Whom an address stands for: of IPv6 it is the network, since everybody has endless addresses in his own."""
    try:
        return str(ipaddress.ip_network(f"{host}/64", strict=False)) if ":" in host else host
    except ValueError:
        return host


class Limit:
    """A bucket for each key, filled at `rate` a second up to `most`."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: dict[str, tuple[float, float]] = {}
        self._many = MANY

    def take(self, key: str, reason: str = "too many messages: wait a moment and send again") -> None:
        """Take one, or refuse."""
        now = time.monotonic()
        left, at = self._buckets.get(key, (self._most, now))
        left = min(self._most, left + (now - at) * self._rate)
        if left < 1:
            raise Refused("rate", reason)
        self._buckets[key] = (left - 1, now)
        if len(self._buckets) > self._many:  # full ones say nothing
            self._buckets = {key: (left, at) for key, (left, at) in self._buckets.items() if left + (now - at) * self._rate < self._most}
            self._many = max(MANY, 2 * len(self._buckets))
