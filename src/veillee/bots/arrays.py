"""Arrays that a learner owns, filled with what the seats to act of many games see."""

from typing import Any, Final

from librt.strings import BytesWriter, read_i16_le, write_f32_le
from mypy_extensions import i64

from veillee.core.contract import TurnState

_AT_ONCE: Final[i64] = 16
"""Games written before they are copied: their bytes stay in the processor's nearest cache."""


class Arrays:
    """Writable buffers for a number of games; None for those that nobody wants.

    In every step they are filled game by game: `begin`, `write` for each from the first to the last, `hand_over`.
    """

    def __init__(
        self,
        games: int,
        observations: Any,
        observation_size: int,
        masks: Any,
        actions: int,
        places: bytes,
        seats: Any,
        rewards: Any,
        players: int,
        ended: Any,
    ) -> None:
        self._observations: Final = Column("observations", observations, games, observation_size)
        self._masks: Final = Column("masks", masks, games, actions)
        self._seats: Final = Column("seats", seats, games, 1)
        self._rewards: Final = Column("rewards", rewards, games, 4 * players)
        self._ended: Final = Column("ended", ended, games, 1)
        self._players: Final = players
        self._no_actions: Final = bytes(actions)
        self._places: Final = places
        self._written: i64 = 0

    def begin(self) -> None:
        """Write into the rows of the first game next."""
        self._written = 0
        self._observations.begin()
        self._masks.begin()
        self._seats.begin()
        self._rewards.begin()
        self._ended.begin()

    def write(self, state: TurnState, actor: int, legal: list[int], end: list[float] | None) -> None:
        """Write what the seat to act in the next game sees, and what the game gave that ended before it."""
        if self._observations.wanted:
            state.observe(actor, self._observations.writer)
        if self._masks.wanted:
            self._write_mask(state, legal)
        if self._seats.wanted:
            self._seats.writer.append(actor)
        if self._rewards.wanted:
            for seat in range(self._players):
                write_f32_le(self._rewards.writer, 0.0 if end is None else end[seat])
        if self._ended.wanted:
            self._ended.writer.append(0 if end is None else 1)
        self._written += 1
        if self._written % _AT_ONCE == 0:
            self._observations.hand_over()
            self._masks.hand_over()

    def _write_mask(self, state: TurnState, legal: list[int]) -> None:
        mask = self._masks.writer
        if not legal:
            state.write_mask(self._places, self._no_actions, mask)
            return
        places = self._places
        start: i64 = len(mask)
        mask.write(self._no_actions)
        for action in legal:
            code: i64 = action
            mask[start + i64(read_i16_le(places, code + code))] = 1

    def hand_over(self) -> None:
        """Copy what was written, and not copied yet, into the arrays of the caller."""
        self._observations.hand_over()
        self._masks.hand_over()
        self._seats.hand_over()
        self._rewards.hand_over()
        self._ended.hand_over()


class Column:
    """One array, and the writer that holds what is copied into it next."""

    def __init__(self, name: str, array: Any, games: int, size: int) -> None:
        self.wanted: Final[bool] = array is not None
        self.writer: Final = BytesWriter()
        self._array: Final[Any] = _bytes_of(name, array, games * size)
        self._done: i64 = 0

    def begin(self) -> None:
        """Copy to the beginning of the array next."""
        self._done = 0
        self.writer.truncate(0)

    def hand_over(self) -> None:
        """Copy what was written behind what was copied before."""
        if self.wanted:
            end = self._done + len(self.writer)
            self._array[self._done : end] = self.writer.getvalue()
            self._done = end
            self.writer.truncate(0)


def _bytes_of(name: str, array: Any, size: int) -> Any:
    """Return the bytes of a caller's array, None for none; raise ValueError if it is not writable or not that long."""
    if array is None:
        return None
    view = memoryview(array)
    if view.readonly or not view.c_contiguous:
        raise ValueError(f"{name}: an array that is writable and in one piece")
    if view.nbytes != size:
        raise ValueError(f"{name}: {size} bytes, not {view.nbytes}")
    return view.cast("B")
