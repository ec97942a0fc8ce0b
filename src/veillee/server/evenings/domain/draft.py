"""Entries of an evening that are about to be stored."""

from typing import Final

from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.entries import AnyEveningBody, Closed, Departed
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.tables.domain.log.entries import Entry


class EveningDraft:
    """Entries that are not stored yet."""

    def __init__(self, evening: Evening, at: float) -> None:
        self.evening: Final = evening
        self.at: Final = at
        self.persons: tuple[str, ...] = ()
        """People whose list of evenings this one is to be in."""
        self._entries: list[Entry] = []

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    def add(self, body: AnyEveningBody, key: str | None = None) -> None:
        """Add an entry; refuse if the evening's log is full, except to end what has begun."""
        number = self.evening.seq + len(self._entries) + 1
        if number > limits.ENTRIES and not isinstance(body, Closed | Departed):
            raise evening_error("log-full")
        self._entries.append(Entry(number, self.at, body, key))
