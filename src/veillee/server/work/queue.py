"""A queue that workers on other machines take from: SAQ on Redis.

A worker needs the games and the queue, nothing of the store: a task holds only what the bot may know.
"""

import asyncio
import base64
from typing import Any, Final

from saq import Queue, Worker

from veillee.server.work.base import Task
from veillee.server.work.think import prepare, think

_NAME: Final = "veillee-bots"
_SECONDS: Final = 60
_POLL_SECONDS: Final = 0.01  # SAQ's default makes every move wait a second


class QueueWork:
    """Asks workers to think; whoever is free answers."""

    def __init__(self, url: str) -> None:
        self.name = "queue"
        self._queue: Any = Queue.from_url(url, name=_NAME)

    async def open(self) -> None:
        await self._queue.connect()

    async def close(self) -> None:
        await self._queue.disconnect()

    async def choose(self, task: Task) -> str:
        state = base64.b64encode(task.state).decode()
        return str(
            await self._queue.apply(
                "choose",
                timeout=_SECONDS,
                poll_interval=_POLL_SECONDS,
                retries=2,
                game=task.game,
                state=state,
                seat=task.seat,
                level=task.level,
                seed=task.seed,
            )
        )


def work_for(url: str, games: str) -> None:
    """Take tasks from the queue until interrupted, one at a time: thinking keeps the only thread busy."""
    prepare(games)

    async def choose(_: dict[str, Any], *, game: str, state: str, seat: int, level: str, seed: int) -> str:
        return think(games, Task(game, base64.b64decode(state), seat, level, seed))

    queue = Queue.from_url(url, name=_NAME)
    worker: Worker[Any] = Worker(queue, [("choose", choose)], concurrency=1, poll_interval=_POLL_SECONDS)
    asyncio.run(worker.start())
