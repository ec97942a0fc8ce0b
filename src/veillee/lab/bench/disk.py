"""What the disk takes for the least that can be durable: 4 kB written and synced, while something else runs."""

import os
import tempfile
import threading
import time
from typing import Final

PLAIN_FSYNC: Final = "plain fsync"
_PAGE: Final = 4096
_PAGES: Final = 256
_BETWEEN_SECONDS: Final = 0.05


class PlainSyncs:
    """Syncs a file of its own now and then, and notes how many milliseconds each sync took."""

    def __init__(self) -> None:
        self._taken_ms: list[float] = []
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._sync, daemon=True)

    def __enter__(self) -> "PlainSyncs":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def quantile_ms(self, share: float) -> float:
        """Return what that share of the syncs stayed below."""
        ranked = sorted(self._taken_ms)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))]

    def _sync(self) -> None:
        with tempfile.TemporaryFile(prefix="veillee-sync-") as file:
            number = file.fileno()
            os.write(number, bytes(_PAGE * _PAGES))
            os.fsync(number)
            place = 0
            while not self._ended.wait(_BETWEEN_SECONDS):
                began = time.perf_counter()
                os.pwrite(number, os.urandom(_PAGE), place * _PAGE)
                os.fdatasync(number)
                self._taken_ms.append((time.perf_counter() - began) * 1000)
                place = (place + 1) % _PAGES
