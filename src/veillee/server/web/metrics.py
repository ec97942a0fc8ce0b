"""What an operator can watch, for Prometheus."""

import os
from bisect import bisect_left
from collections import Counter as Counted
from collections.abc import Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from veillee.server.tables.domain.log.entries import Entry
from veillee.server.tables.metrics import AnswerKind

_MOST_WAITS: Final = 1000


class Durations(Histogram):
    """A histogram that takes many durations at once: taking a lock for each is too slow."""

    def observe_all(self, durations: list[float]) -> None:
        """Count durations in their buckets."""
        self._sum.inc(sum(durations))
        for place, count in Counted(bisect_left(self._upper_bounds, each) for each in durations).items():
            self._buckets[place].inc(count)


class PrometheusMetrics:
    """The figures of one process, and of its siblings."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        mine = self.registry
        self._entries = Counter("veillee_entries", "Entries stored in the log", ["kind"], registry=mine)
        answers = Counter("veillee_answers", "Answers to commands", ["answer"], registry=mine)
        kinds: tuple[AnswerKind, ...] = ("ok", "refused", "unknown")
        self._answers = {kind: answers.labels(kind) for kind in kinds}
        self._stored: list[Entry] = []
        """Entries since the figures were last told, because taking a lock for every entry is too slow."""
        self._answered: dict[AnswerKind, int] = {}
        self._waits: list[float] = []
        """The same for answers, and for the time that appends took."""
        self._races = Counter("veillee_races", "Appends that lost the race for their number", registry=mine)
        self._store_errors = Counter("veillee_store_errors", "Writes or reads that failed", registry=mine)
        self._writable = Gauge(
            "veillee_store_writable",
            "1 when the store takes what is written, else 0",
            registry=mine,
            multiprocess_mode="livemin",
        )
        self._store_seconds = Durations("veillee_store_seconds", "Time until an append is durable", registry=mine)
        self._thinking_seconds = Histogram("veillee_thinking_seconds", "Time a bot took for its move", registry=mine)
        self._closed = Counter("veillee_sockets_closed", "Sockets closed by the server", ["reason"], registry=mine)
        self._refused = Counter("veillee_refusals", "What was refused", ["reason"], registry=mine)
        self.refusals: dict[str, int] = {}
        """Reason -> how often, since the process started."""
        self._sockets = Gauge("veillee_sockets", "Open sockets", registry=mine, multiprocess_mode="livesum")
        self._tables = Gauge("veillee_tables", "Tables in memory", registry=mine, multiprocess_mode="livesum")

    def stored(self, entries: Sequence[Entry], seconds: float) -> None:
        self._waits.append(seconds)
        self._stored += entries
        if len(self._waits) >= _MOST_WAITS:
            self._count()

    def lost_race(self) -> None:
        self._races.inc()

    def store_failed(self) -> None:
        self._store_errors.inc()

    def set_writable(self, writable: bool) -> None:
        self._writable.set(writable)

    def thought(self, seconds: float) -> None:
        self._thinking_seconds.observe(seconds)

    def answered(self, answer: AnswerKind) -> None:
        self._answered[answer] = self._answered.get(answer, 0) + 1

    def set_tables(self, count: int) -> None:
        self._tables.set(count)
        self._count()

    def add_sessions(self, count: int) -> None:
        self._sockets.inc(count)

    def closed(self, reason: str) -> None:
        """Count a connection that was refused or dropped."""
        self._closed.labels(reason).inc()
        self.refused(f"socket-{reason}")

    def refused(self, reason: str) -> None:
        self._refused.labels(reason).inc()
        self.refusals[reason] = self.refusals.get(reason, 0) + 1

    def text(self) -> bytes:
        """Return the figures in Prometheus' text format: of all processes of this server together."""
        self._count()
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def _count(self) -> None:
        for kind, count in Counted(type(entry.body) for entry in self._stored).items():
            self._entries.labels(kind.__name__.lower()).inc(count)
        for answer, count in self._answered.items():
            self._answers[answer].inc(count)
        self._store_seconds.observe_all(self._waits)
        self._stored, self._answered, self._waits = [], {}, []
