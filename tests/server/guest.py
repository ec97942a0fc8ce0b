"""A client without a socket: a session of its own on a wire in memory."""

import asyncio
import itertools
import json
from collections.abc import Callable
from functools import partial
from typing import Any

from server.stepped import SteppedClock, settle
from veillee.server.session.session import Session, Unlimited
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.service import TableService

_ids = itertools.count(1)


class MemoryWire:
    """Carries messages between a session and a test."""

    def __init__(self, hear: Callable[[dict[str, Any]], None]) -> None:
        self.on_text: Callable[[str], bool] | None = None
        self.on_writable: Callable[[], None] | None = None
        self.sent: asyncio.Queue[str | None] = asyncio.Queue()
        self._hear = hear

    def send(self, text: str) -> None:
        """Offer a message to be taken on the spot; else it waits in line."""
        if not self.sent.empty() or self.on_text is None or not self.on_text(text):
            self.sent.put_nowait(text)

    async def receive(self) -> str | None:
        return await self.sent.get()

    def ready(self) -> bool:
        return True

    def write(self, messages: list[bytes]) -> None:
        for message in messages:
            self._hear(json.loads(message))

    def round_trip_ms(self) -> float | None:
        return None


class Guest:
    """Somebody at a table: what the screen shows, and what the hands do."""

    def __init__(self, service: TableService, clock: SteppedClock, caller: Caller, table: str) -> None:
        self.service, self.clock, self.caller, self.table = service, clock, caller, table
        self.messages: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.seq = 0
        self.asked: set[str] = set()
        self._wire = MemoryWire(self._hear)
        self._task: asyncio.Task[None] | None = None

    async def sit(self, seat: str, service: TableService | None = None) -> "Guest":
        """Connect, also anew, and wait for the first position."""
        self.service = service or self.service
        self._wire = MemoryWire(self._hear)
        loaded = await self.service.need(self.table)
        session = Session(self.service, loaded, self.caller, self._wire, (Unlimited(), Unlimited()))
        self._task = asyncio.create_task(session.run(seat, self.seq or None))
        await settle()
        assert not self.now or self.now["seat"] == seat  # nothing is shown while the dice of a reaction round roll
        return self

    async def leave(self) -> None:
        """Close the page."""
        assert self._task is not None
        self._wire.sent.put_nowait(None)
        await self._task

    def _hear(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        kind = message["type"]
        if kind == "ping":
            self._reply(type="pong", n=message["n"])
        elif kind in ("snapshot", "update"):
            assert message["seq"] >= self.seq
            self.lines = (self.lines if kind == "update" else []) + message["lines"]
            self.now, self.seq = message["now"], message["seq"]
            if message.get("reveal"):
                self._reply(type="seen", seq=message["seq"])

    def _reply(self, **message: Any) -> None:
        """Send something in the next turn of the loop: no answer comes before the message is on its way."""
        asyncio.get_running_loop().call_soon(partial(self.send, **message))

    def send(self, **message: Any) -> None:
        self._wire.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait, in steps of a tenth of a second, for its answer; `seat=None`: it names none."""
        message.setdefault("id", f"c{next(_ids)}")
        self.asked.add(message["id"])
        said = {"seat": self.now["seat"], **message}
        self.send(**{key: value for key, value in said.items() if value is not None})
        for _ in range(100):
            await settle()
            found = [answer for answer in self.messages if answer.get("id") == message["id"]]
            if found:
                return found[-1]
            await self.clock.advance(0.1)
        raise AssertionError(f"no answer to {message}")

    async def move(self, move: str) -> dict[str, Any]:
        return await self.ask(type="move", move=move)
