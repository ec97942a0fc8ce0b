"""Somebody who looks at a table: connects, reads, and comes back when the line breaks (docs/wire.md)."""

import asyncio
import contextlib
import json
from typing import Any, Final

from websockets import WebSocketException
from websockets.asyncio.client import ClientConnection, connect

from veillee.lab.soak.browser import Browser
from veillee.lab.soak.stage import Stage

_FIRST_WAIT: Final = 0.25
_LONGEST_WAIT: Final = 5.0
_STOP: Final = (4403, 4404)
_POSITIONS: Final = ("snapshot", "update")


class Viewer:
    """One socket of one table, and what it has shown so far; `seat` empty: a spectator."""

    def __init__(self, stage: Stage, browser: Browser, seat: str = "") -> None:
        self.stage: Final = stage
        self.browser: Final = browser
        self.seat: Final = seat
        self.now: dict[str, Any] = {}
        self.seq = 0
        self.connections = 0
        self.gone = False
        """It has left for good."""
        self.line: ClientConnection | None = None

    async def run(self) -> None:
        """Look on until the game is over or the night is."""
        wait = _FIRST_WAIT
        while not self.finished():
            try:
                async with self.connect(self.seq) as line:
                    self.connections += 1
                    self.line = line
                    async for text in line:
                        wait = _FIRST_WAIT
                        await self._hear(str(text))
                        if self.finished():
                            return
                if line.close_code in _STOP:
                    reason = f"{line.close_code} {line.close_reason}"
                    self.stage.night.ledger.note("broken", f"{self.stage.id} {self.seat!r}: {reason}")
                    return
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self.line = None
            await asyncio.sleep(wait)
            wait = min(wait * 2, _LONGEST_WAIT)

    def connect(self, after: int) -> connect:
        """Return a new connection that goes on after an entry; 0: from the beginning."""
        path = f"/api/tables/{self.stage.id}/socket"
        query = f"?as={self.seat}&invite={self.stage.invite}" + (f"&after={after}" if after else "")
        return self.browser.connect(path, query)

    def finished(self) -> bool:
        """Tell whether there is nothing more to see."""
        return self.gone or self.stage.night.over or bool(self.now.get("result"))

    async def send(self, **message: Any) -> None:
        """Say something; if the line is down, nobody hears it."""
        if self.line is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.line.send(json.dumps(message))

    async def _hear(self, text: str) -> None:
        self.stage.hear(self.seat, text)
        message: dict[str, Any] = json.loads(text)
        kind = message["type"]
        if kind == "ping":
            await self.send(type="pong", n=message["n"])
        elif kind in _POSITIONS:
            self._see(message)
            if message.get("reveal"):
                await self.send(type="seen", seq=message["seq"])
        await self.take(message)

    def _see(self, message: dict[str, Any]) -> None:
        ledger = self.stage.night.ledger
        ledger.counts["positions"] += 1
        place = f"{self.stage.game} {self.stage.id} {self.seat!r}"
        if message["seq"] < self.seq:
            ledger.note("went back", f"{place}: {message['seq']} after {self.seq}")
        if message["type"] == "update" and message["after"] != self.seq:
            ledger.note("lost", f"{place}: an update after {message['after']}, but {self.seq} was shown")
        numbers = [line["seq"] for line in message["lines"]]
        if numbers != sorted(set(numbers)):
            ledger.note("doubled", f"{place}: lines {numbers[:20]}")
        self.now, self.seq = message["now"], message["seq"]
        self.stage.look(self.seat, self.now)

    async def take(self, message: dict[str, Any]) -> None:
        """Do something with a message."""
