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
        self.entries: list[Entry] = []
        self.actors: list[int] | None = None
        """Who acts in the position after the last move; None: nobody has moved."""
        self.persons: tuple[str, ...] = ()

    def move(
        self, seat: int, move: str, by: Mover, key: str | None = None, measured: dict[str, float] | None = None
    ) -> None:
        """Make a move of a seat, and the chance moves that follow it; TableError when the rules refuse it."""
        self._need_running()
        assert self.state is not None
        self.add(Moved(seat, spell(self.state, seat, move), by, measured), key)

    def add(self, body: AnyBody, key: str | None = None) -> None:
        """Add an entry, and the chance moves that follow it; refuse to play on where the game was ended."""
        if isinstance(body, (Moved, Started, TookBack)):
            self._need_running()
        if isinstance(body, Moved):
            self._perform(body, key)
            self._settle()
            return
        self.put(AppliedEntry(Entry(self.table.seq + len(self.entries) + 1, self.at, body, key)))
        if isinstance(body, Started):
            self.state = self.table.game.new(self.table.settings)
            self._settle()

    def put(self, applied: AppliedEntry) -> None:
        """Add an entry that has been applied to the position."""
        self.applied.append(applied)
        self.entries.append(applied.entry)

    def _perform(self, body: Moved, key: str | None = None) -> None:
        assert self.state is not None
        applied = AppliedEntry(Entry(self.table.seq + len(self.entries) + 1, self.at, body, key))
        perform(self.state, applied, body, self.table.count)
        self.put(applied)

    def _need_running(self) -> None:
        if self.table.ended:
            raise table_error("ended")

    def _settle(self) -> None:
        """Draw what chance has to draw, each from the seed and its own number (promise 9)."""
        state = self.state
        assert state is not None
        while (actors := state.actors()) == [CHANCE]:
            rng = SeedRng(self.table.row.seed, self.table.seq + len(self.entries) + 1)
            self._perform(Moved(CHANCE, state.log_text(CHANCE, state.draw(rng)), "chance"))
        self.actors = actors


def spell(state: GameState, seat: int, move: str) -> str:
    """Return an allowed move as the log keeps it; TableError when the rules refuse it."""
    text = state.log_text(seat, move)
    refusal = state.check(seat, text)
    if refusal is not None:
        raise TableError(refusal)
    return text
