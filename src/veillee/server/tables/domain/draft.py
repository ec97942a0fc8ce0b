"""Entries that are about to be stored."""

from typing import Final

from veillee.core import CHANCE, GameState, SeedRng
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.log.applied import AppliedEntry, perform
from veillee.server.tables.domain.log.entries import AnyBody, Entry, Moved, Mover, Started, TookBack
from veillee.server.tables.domain.table import Table


class Draft:
    """Entries that are not stored yet, tried on a copy of the position."""

    def __init__(self, table: Table, at: float) -> None:
        self.table: Final = table
        self.at: Final = at
        self.state: GameState | None = table.state.copy() if table.state is not None else None
        self.applied: list[AppliedEntry] = []
        self._entries: tuple[Entry, ...] = ()
        self.persons: tuple[str, ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        if len(self._entries) != len(self.applied):
            self._entries = tuple([applied.entry for applied in self.applied])
        return self._entries

    def move(
        self, seat: int, move: str, by: Mover, key: str | None = None, measured: dict[str, float] | None = None
    ) -> None:
        """Make a move of a seat, and the chance moves that follow it; TableError when the rules refuse it."""
        self._need_running()
        assert self.state is not None
        self.add(Moved(seat, spell(self.state, seat, move), by, measured), key)

    def add(self, body: AnyBody, key: str | None = None) -> None:
        """Add an entry, and the chance moves that follow it; refuse to play on where the game was ended."""
        if isinstance(body, Started | Moved | TookBack):
            self._need_running()
        applied = AppliedEntry(Entry(self.table.seq + len(self.applied) + 1, self.at, body, key))
        if isinstance(body, Started):
            self.state = self.table.game.new(self.table.settings)
        elif isinstance(body, Moved):
            assert self.state is not None
            perform(self.state, applied, body, self.table.count)
        self.applied.append(applied)
        if isinstance(body, Started | Moved):
            self._settle()

    def _need_running(self) -> None:
        if self.table.ended:
            raise table_error("ended")

    def _settle(self) -> None:
        """Draw what chance has to draw, each from the seed and its own number (promise 9)."""
        assert self.state is not None
        while self.state.actors() == [CHANCE]:
            number = self.table.seq + len(self.applied) + 1
            move = self.state.log_text(CHANCE, self.state.draw(SeedRng(self.table.row.seed, number)))
            body = Moved(CHANCE, move, "chance")
            applied = AppliedEntry(Entry(number, self.at, body))
            perform(self.state, applied, body, self.table.count)
            self.applied.append(applied)


def spell(state: GameState, seat: int, move: str) -> str:
    """Return an allowed move as the log keeps it; TableError when the rules refuse it."""
    text = state.log_text(seat, move)
    refusal = state.check(seat, text)
    if refusal is not None:
        raise TableError(refusal)
    return text
