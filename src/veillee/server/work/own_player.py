"""The host's own players at tables: they are held to the rules and to their time."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import FrameType

from veillee.bots.file_player import PlayerFailed, file_player, split_reference
from veillee.bots.player import Player
from veillee.core import FastRng, GameState
from veillee.core.contract.perspective import Perspective


def choose_by_file(state: GameState, seat: int, reference: str, seed: int, seconds: float) -> str:
    """Return the move of the player `FILE.py:Class`; raise PlayerFailed if it fails, is too slow or is refused."""
    with time_limit(seconds):
        move = own_player(reference).choose(Perspective(state, seat), FastRng(seed))
    refusal = state.check(seat, move)
    if refusal is not None:
        raise PlayerFailed(f"player {reference!r} chose {move!r}, which is refused by {refusal.clause}")
    return move


def own_player(reference: str) -> Player:
    """Return a player of a file, read anew when the file has changed."""
    named = split_reference(reference)
    if named is None:
        raise PlayerFailed(f"no player {reference!r}: it is named FILE.py:Class")
    file = Path(named[0])
    return _read(*named, file.stat().st_mtime_ns if file.is_file() else 0)


@lru_cache(maxsize=32)
def _read(file: str, wanted: str, changed: int) -> Player:
    return file_player(file, wanted)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what runs longer, by TimeoutError; only a process's main thread can be interrupted."""
    if not seconds or threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"it thought for more than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
