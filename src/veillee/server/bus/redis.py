"""The bus between processes: Redis publish and subscribe, supervised."""

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
import redis.asyncio as redis
from redis.exceptions import RedisError

from veillee.server.bus.base import Hear, Note

_CHANNEL: Final = "veillee"
_WAITING: Final = 4096
_log: Final = logging.getLogger("veillee.bus")


class RedisBus:
    """Sends what it can, drops what it cannot, and reconnects by itself."""

    def __init__(self, url: str) -> None:
        self.name = "redis"
        self._url: Final = url
        self._notes: asyncio.Queue[bytes] = asyncio.Queue(_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._sends = True
        self._hears = False

    async def open(self, hear: Hear) -> None:
        self._client: Any = redis.from_url(self._url, socket_timeout=5, socket_connect_timeout=2)
        self._listener: Any = redis.from_url(self._url, socket_connect_timeout=2)
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen(hear))]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for client in (self._client, self._listener):
            with contextlib.suppress(RedisError, OSError):
                await client.aclose()

    def alone(self) -> bool:
        return False

    def well(self) -> bool:
        return self._sends and self._hears

    def publish(self, note: Note) -> None:
        with contextlib.suppress(asyncio.QueueFull):  # the others poll
            self._notes.put_nowait(msgspec.json.encode(note))

    async def _send(self) -> None:
        while True:
            note = await self._notes.get()
            try:
                await self._client.publish(_CHANNEL, note)
                self._sends = True
            except (RedisError, OSError) as error:
                if self._sends:
                    _log.warning("bus: Redis does not answer, polling goes on: %s", type(error).__name__)
                self._sends = False

    async def _listen(self, hear: Hear) -> None:
        decoder = msgspec.json.Decoder(Note)
        while True:
            try:
                async with self._listener.pubsub() as subscription:
                    await subscription.subscribe(_CHANNEL)
                    self._hears = True
                    async for message in subscription.listen():
                        if message["type"] == "message":
                            hear(decoder.decode(message["data"]))
            except (RedisError, OSError, msgspec.DecodeError):
                pass
            self._hears = False
            await asyncio.sleep(0.5)
