"""A queue that workers on other machines take from: SAQ on Redis.

A worker needs the games and the queue, nothing of the store: a task of a running game holds only what the bot may
know.
"""

import asyncio
import base64
import contextlib
from typing import Any, Final

from redis.exceptions import RedisError
from saq import Queue, Worker

from veillee.server.work.base import Work
from veillee.server.work.think import answer, prepare

_NAME: Final = "veillee-bots"
_SECONDS: Final = 60
_POLL_SECONDS: Final = 0.01  # SAQ's default makes every move wait a second


class QueueWork(Work):
    """Asks workers to think; whoever is free answers."""

    def __init__(self, url: str) -> None:
        self.name = "queue"
        self._queue: Any = Queue.from_url(url, name=_NAME)

    async def open(self) -> None:
        await self._queue.connect()

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._queue.disconnect()

    async def run(self, kind: str, question: bytes) -> bytes:
        answered = await self._queue.apply(
            "answer_one",
            timeout=_SECONDS,
            poll_interval=_POLL_SECONDS,
            retries=2,
            kind=kind,
            question=base64.b64encode(question).decode(),
        )
        return base64.b64decode(answered)


def work_for(url: str, games: str) -> None:
    """Take tasks from the queue until interrupted, one at a time: thinking keeps the only thread busy."""
    prepare(games)

    async def answer_one(_: dict[str, Any], *, kind: str, question: str) -> str:
        return base64.b64encode(answer(games, kind, base64.b64decode(question))).decode()

    queue = Queue.from_url(url, name=_NAME)
    worker: Worker[Any] = Worker(queue, [("answer_one", answer_one)], concurrency=1, poll_interval=_POLL_SECONDS)
    asyncio.run(worker.start())
