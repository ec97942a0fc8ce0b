"""Those who do not play: a spectator who reads nothing for a while, and a stranger who tries what is not theirs."""

import asyncio
from typing import Final

from websockets import Origin, WebSocketException
from websockets.asyncio.client import connect

from veillee.lab.soak.browser import Browser, Refused
from veillee.lab.soak.stage import Stage
from veillee.lab.soak.viewer import Viewer

_DEAF_SECONDS: Final = 12.0
_PRIVATE: Final = 4403
_BROKEN: Final = (None, 1001, 1006, 1011, 1012)


class SlowReader(Viewer):
    """Connects, reads a little, and then nothing more until the server has enough of it."""

    async def run(self) -> None:
        while not self.finished():
            try:
                async with self.connect(0) as line:
                    await line.recv()
                    line.transport.pause_reading()
                    await asyncio.sleep(_DEAF_SECONDS)
                    line.transport.abort()
                self.stage.night.ledger.counts["slow readers"] += 1
            except (OSError, WebSocketException, TimeoutError):
                pass
            await asyncio.sleep(1)


class Stranger:
    """Has the table's id, and nothing else."""

    def __init__(self, stage: Stage, seat: str) -> None:
        self._stage: Final = stage
        self._seat: Final = seat

    async def run(self) -> None:
        """Try every door once."""
        stage = self._stage
        path = f"/api/tables/{stage.id}"
        browser = Browser(stage.night.base, "Mallory")
        await browser.call("PUT", "/api/me", {"name": "Mallory"})
        for method, door, body in (
            ("GET", "", None),
            ("GET", f"/film?as={self._seat}", None),
            ("GET", f"/replay?as={self._seat}", None),
            ("POST", "/start", None),
            ("POST", "/rematch", None),
            ("DELETE", f"/seats/{self._seat}", None),
            ("POST", f"/seats/{self._seat}", {"name": "Mallory"}),
            ("PUT", f"/seats/{self._seat}", {"kind": "bot"}),
        ):
            try:
                await browser.call(method, path + door, body)
                stage.night.ledger.note("leaked", f"{method} {door} of a private table was answered to a stranger")
            except Refused as refused:
                if refused.status >= 500:
                    stage.night.ledger.note("broken", f"{method} {door}: {refused}")
        await self._knock(path)
        await browser.close()
        stage.night.ledger.counts["strangers"] += 1

    async def _knock(self, path: str) -> None:
        base = self._stage.night.base
        forged = f"veillee-seat-{self._seat}=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        try:
            async with connect(
                base.replace("http", "ws", 1) + path + f"/socket?as={self._seat}",
                origin=Origin(base),
                additional_headers={"Cookie": forged},
                compression=None,
                proxy=None,
            ) as line:
                async for _ in line:
                    self._stage.night.ledger.note("leaked", "a forged cookie was let in")
                    return
                if line.close_code not in (_PRIVATE, *_BROKEN):
                    self._stage.night.ledger.note("broken", f"a forged cookie: {line.close_code}")
        except (OSError, WebSocketException, TimeoutError):
            pass
