"""Arrays that a learner owns, filled with what the seats to act of many games see."""

from typing import Any, Final

from librt.strings import BytesWriter, read_i16_le, write_f32_le
from mypy_extensions import i64

from veillee.core.contract import TurnState

_AT_ONCE: Final[i64] = 16
"""Games written before they are copied: their bytes stay in the processor's nearest cache."""


class Arrays:
    """Writable buffers for a number of games; None for those that nobody wants."""

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
        self._observations: Final[Any] = _bytes_of("observations", observations, games * observation_size)
        self._masks: Final[Any] = _bytes_of("masks", masks, games * actions)
        self._seats: Final[Any] = _bytes_of("seats", seats, games)
        self._rewards: Final[Any] = _bytes_of("rewards", rewards, 4 * games * players)
        self._ended: Final[Any] = _bytes_of("ended", ended, games)
        self._size: Final[i64] = observation_size
        self._players: Final = players
        self._no_actions: Final = bytes(actions)
        self._places: Final = places
        self._writer: Final = BytesWriter()

    def write(
        self,
        states: list[TurnState],
        actors: list[int],
        legal: list[list[int]],
        ends: list[list[float] | None],
    ) -> None:
        """Fill the arrays with what the seats to act see now, and what the games that ended gave."""
        if self._observations is not None:
            self._write_observations(states, actors)
        if self._masks is not None:
            self._write_masks(states, legal)
        writer = self._writer
        if self._seats is not None:
            writer.truncate(0)
            for actor in actors:
                writer.append(actor)
            self._seats[:] = writer.getvalue()
        if self._rewards is not None:
            self._write_rewards(ends)
        if self._ended is not None:
            writer.truncate(0)
            for end in ends:
                writer.append(0 if end is None else 1)
            self._ended[:] = writer.getvalue()

    def _write_observations(self, states: list[TurnState], actors: list[int]) -> None:
        writer = self._writer
        games: i64 = len(states)
        done: i64 = 0
        index: i64 = 0
        while index < games:
            writer.truncate(0)
            until = min(index + _AT_ONCE, games)
            while index < until:
                states[index].observe(actors[index], writer)
                index += 1
            self._observations[done : done + len(writer)] = writer.getvalue()
            done += len(writer)

    def _write_masks(self, states: list[TurnState], legal: list[list[int]]) -> None:
        writer = self._writer
        places = self._places
        games: i64 = len(legal)
        done: i64 = 0
        index: i64 = 0
        while index < games:
            writer.truncate(0)
            until = min(index + _AT_ONCE, games)
            while index < until:
                actions = legal[index]
                if actions:
                    start: i64 = len(writer)
                    writer.write(self._no_actions)
                    for action in actions:
                        code: i64 = action
                        writer[start + i64(read_i16_le(places, code + code))] = 1
                else:
                    states[index].write_mask(places, self._no_actions, writer)
                index += 1
            self._masks[done : done + len(writer)] = writer.getvalue()
            done += len(writer)

    def _write_rewards(self, ends: list[list[float] | None]) -> None:
        writer = self._writer
        writer.truncate(0)
        for end in ends:
            for seat in range(self._players):
                write_f32_le(writer, 0.0 if end is None else end[seat])
        self._rewards[:] = writer.getvalue()


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
