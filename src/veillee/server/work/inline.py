"""Thinking at once, in the thread that asks: for tests, and where there are no other processes."""

from collections.abc import Mapping
from typing import Final

from veillee.core import Game
from veillee.server.work.base import Work
from veillee.server.work.think import answer_with


class InlineWork(Work):
    """Thinks while everything else waits."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.name = "inline"
        self._games: Final = games

    async def run(self, kind: str, question: bytes) -> bytes:
        return answer_with(self._games, kind, question)
