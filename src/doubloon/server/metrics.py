"""What the room counts, for Prometheus."""

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)


class Metrics:
    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        self.commit = Histogram("doubloon_commit_seconds", "Entries of journals: from an accepted action to its place on disk", buckets=SECONDS, registry=here)
        self.refusals = Counter("doubloon_refusals", "Messages refused, by code", ["code"], registry=here)
        self.sockets = Gauge("doubloon_sockets", "Open sockets", registry=here)
        self.tables = Gauge("doubloon_tables_in_memory", "Tables in memory", registry=here)
        self.bot_failures = Counter("doubloon_bot_failures", "Bots that crashed, hung or failed", registry=here)

    def committed(self, started: float) -> None:
        """An entry is on disk; `started` is when it was accepted, by `time.perf_counter`."""
        self.commit.observe(time.perf_counter() - started)
