"""Thinking in a second worker of the page."""

from collections.abc import Awaitable, Callable
from typing import Final

from veillee.server.work.base import Work

Think = Callable[[str, str], Awaitable[str]]
"""Has a question answered in the other worker; question and answer are written in hexadecimal."""


class WorkerWork(Work):
    """Hands questions to the worker that thinks."""

    def __init__(self, think: Think) -> None:
        self.name = "worker"
        self._think: Final = think

    async def run(self, kind: str, question: bytes) -> bytes:
        return bytes.fromhex(await self._think(kind, question.hex()))
