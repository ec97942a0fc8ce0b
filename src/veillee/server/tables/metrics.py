"""What an operator can watch of a table service."""

from collections.abc import Sequence
from typing import Literal, Protocol

from veillee.server.tables.domain.log.entries import Entry

AnswerKind = Literal["ok", "refused", "unknown"]


class Metrics(Protocol):
    """Counts what happens."""

    def stored(self, entries: Sequence[Entry], seconds: float) -> None:
        """Count entries that are durable now, after so many seconds."""

    def lost_race(self) -> None:
        """Count an append whose number was taken."""

    def store_failed(self) -> None:
        """Count a read or write that failed."""

    def set_writable(self, writable: bool) -> None:
        """Note whether the store takes what is written."""

    def thought(self, seconds: float) -> None:
        """Count a bot's move."""

    def answered(self, answer: AnswerKind) -> None:
        """Count the answer to a command."""

    def refused(self, reason: str) -> None:
        """Count something that was refused, by the id of its sentence or the reason of a closed socket."""

    def set_tables(self, count: int) -> None:
        """Note how many tables are in memory."""

    def add_sessions(self, count: int) -> None:
        """Note that so many clients came, or went."""


class NullMetrics:
    """Counts nothing."""

    def stored(self, entries: Sequence[Entry], seconds: float) -> None: ...

    def lost_race(self) -> None: ...

    def store_failed(self) -> None: ...

    def set_writable(self, writable: bool) -> None: ...

    def thought(self, seconds: float) -> None: ...

    def answered(self, answer: AnswerKind) -> None: ...

    def refused(self, reason: str) -> None: ...

    def set_tables(self, count: int) -> None: ...

    def add_sessions(self, count: int) -> None: ...
