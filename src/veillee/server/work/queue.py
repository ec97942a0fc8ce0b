"""A queue that workers on other machines take from: SAQ on Redis.

A worker needs the games and the queue, nothing of the store: a task of a running game holds only what the bot may
know.
"""

import asyncio
import base64
import contextlib
import logging
import secrets
import time
from typing import Any, Final

from redis.exceptions import RedisError
from saq import Queue, Worker

from veillee.server.work.base import Work, WorkError
from veillee.server.work.think import answer, prepare

_NAME: Final = "veillee-bots"
_SECONDS: Final = 60
_AT_ONCE: Final = 32  # how many workers there are is not known: enough to keep a good number of them busy
_POLL_SECONDS: Final = 0.01  # SAQ's default makes every move wait a second


class QueueWork(Work):
    """Asks workers to think; whoever is free answers."""

    def __init__(self, url: str) -> None:
        self.name = "queue"
        self.at_once = _AT_ONCE
        self._queue: Any = Queue.from_url(url, name=_NAME)

    async def open(self) -> None:
        await self._queue.connect()

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._queue.disconnect()

    async def run(self, kind: str, question: bytes) -> bytes:
        key = secrets.token_hex(16)
        try:
            answered = await self._queue.apply(
                "answer_one",
                timeout=_SECONDS,
                poll_interval=_POLL_SECONDS,
                retries=2,
                key=key,
                kind=kind,
                question=base64.b64encode(question).decode(),
            )
        except TimeoutError as error:
            await self._withdraw(key)
            raise WorkError("no worker answers") from error
        except (RedisError, OSError) as error:
            raise WorkError(type(error).__name__) from error
        return base64.b64decode(answered)

    async def _withdraw(self, key: str) -> None:
        """Withdraw a question that nobody awaits any more, so that workers do not waste time on it."""
        with contextlib.suppress(RedisError, OSError):
            job = await self._queue.job(key)
            if job is not None:
                await self._queue.abort(job, "nobody awaits it any more")


class Brief(logging.Filter):
    """Shortens SAQ's log while Redis is down to one line a minute."""

    def __init__(self) -> None:
        super().__init__()
        self._next = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, (RedisError, OSError)):
            return True
        record.msg, record.args, record.exc_info = "Redis: %s; trying again", (error,), None
        if time.monotonic() < self._next:
            return False
        self._next = time.monotonic() + 60
        return True


def work_for(url: str, games: str) -> None:
    """Take tasks from the queue until interrupted, one at a time: thinking keeps the only thread busy."""
    prepare(games)
    logging.getLogger("saq").addFilter(Brief())

    async def answer_one(_: dict[str, Any], *, kind: str, question: str) -> str:
        return base64.b64encode(answer(games, kind, base64.b64decode(question))).decode()

    queue = Queue.from_url(url, name=_NAME)
    worker: Worker[Any] = Worker(queue, [("answer_one", answer_one)], concurrency=1, poll_interval=_POLL_SECONDS)
    asyncio.run(worker.start())
