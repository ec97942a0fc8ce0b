"""The bus of one process."""

import asyncio
from typing import Final

from veillee.server.bus.base import Hear, Note

_groups: Final[dict[str, list["LocalBus"]]] = {}


class LocalBus:
    """Carries notes between the table services of one process that share a store."""

    def __init__(self, group: str) -> None:
        self.name = "process"
        self._group: Final = group
        self._hear: Hear | None = None

    async def open(self, hear: Hear) -> None:
        self._loop = asyncio.get_running_loop()
        self._hear = hear
        _groups.setdefault(self._group, []).append(self)

    async def close(self) -> None:
        others = _groups.get(self._group, [])
        if self in others:
            others.remove(self)
        if not others:
            _groups.pop(self._group, None)

    def alone(self) -> bool:
        return len(_groups.get(self._group, ())) <= 1

    def well(self) -> bool:
        return True

    def publish(self, note: Note) -> None:
        for other in _groups.get(self._group, []):
            if other is not self and other._hear is not None:
                other._loop.call_soon_threadsafe(other._hear, note)
