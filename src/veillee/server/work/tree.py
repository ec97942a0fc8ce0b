"""Processes that import the package from another folder: the same files, compiled."""

import asyncio
import sys
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, Final

MARK: Final = "fingerprint"
"""The file that is written into a compiled tree last."""
_POLL_SECONDS: Final = 0.5


class TreeProcess(SpawnProcess):
    """A process that looks for its modules in a tree first."""

    def __init__(self, tree: str, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._tree: Final = tree

    def start(self) -> None:
        # A spawned process takes over the search path of the one that starts it.
        before = sys.path[:]
        sys.path.insert(0, self._tree)
        try:
            super().start()
        finally:
            sys.path[:] = before


class TreeContext(SpawnContext):
    """Starts every process on a tree."""

    def __init__(self, tree: Path) -> None:
        super().__init__()
        self._tree: Final = str(tree)

    def Process(self, *arguments: Any, **named: Any) -> TreeProcess:  # type: ignore[override]  # noqa: N802
        return TreeProcess(self._tree, *arguments, **named)


async def appear(tree: Path) -> None:
    """Wait until a tree is complete."""
    while not (tree / MARK).exists():
        await asyncio.sleep(_POLL_SECONDS)
