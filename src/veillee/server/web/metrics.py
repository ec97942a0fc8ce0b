"""What an operator can watch, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from veillee.server.tables.domain.entries import Entry


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine = self.registry
        self.entries = Counter("veillee_entries", "Entries stored in the log", ["kind"], registry=mine)
        answers = Counter("veillee_answers", "Answers to commands", ["answer"], registry=mine)
        self.accepted, self.refused, self.unknown = (answers.labels(each) for each in ("ok", "refused", "unknown"))
        self._stored: dict[type, int] = {}
        """Entries since the figures were last asked for: counting under a lock is not for every entry."""
        self.races = Counter("veillee_races", "Appends that lost the race for their number", registry=mine)
        self.store_errors = Counter("veillee_store_errors", "Writes or reads that failed", registry=mine)
        self.store_seconds = Histogram("veillee_store_seconds", "Time until an append is durable", registry=mine)
        self.thinking_seconds = Histogram("veillee_thinking_seconds", "Time a bot took for its move", registry=mine)
        self.closed = Counter("veillee_sockets_closed", "Sockets closed by the server", ["reason"], registry=mine)
        self.sockets = Gauge("veillee_sockets", "Open sockets", registry=mine)
        self.tables = Gauge("veillee_tables", "Tables in memory", registry=mine)

    def count(self, entries: tuple[Entry, ...]) -> None:
        """Count stored entries."""
        for entry in entries:
            kind = type(entry.body)
            self._stored[kind] = self._stored.get(kind, 0) + 1

    def text(self) -> bytes:
        """Return the figures in Prometheus' text format."""
        for kind, count in self._stored.items():
            self.entries.labels(kind.__name__.lower()).inc(count)
        self._stored = {}
        return generate_latest(self.registry)
