"""What the room counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)


class Metrics:
    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        self.commit = Histogram("doubloon_commit_seconds", "Transactions that write entries of journals: how long each takes", buckets=SECONDS, registry=here)
        self.entries = Counter("doubloon_entries", "Entries of journals on disk", registry=here)
        self.refusals = Counter("doubloon_refusals", "Messages refused, by code", ["code"], registry=here)
        self.sockets = Gauge("doubloon_sockets", "Open sockets", registry=here)
        self.tables = Gauge("doubloon_tables_in_memory", "Tables in memory", registry=here)
        self.bot_failures = Counter("doubloon_bot_failures", "Bots that crashed, hung or failed", registry=here)

    def committed(self, entries: int, seconds: float) -> None:
        """So many entries are on disk, written together."""
        self.commit.observe(seconds)
        self.entries.inc(entries)
