"""A browser: cookies and requests, which are made again when the line breaks."""

import asyncio
import json
from typing import Any, Final

import httpx
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

_PATIENCE: Final = 20.0
_AGAIN_SECONDS: Final = 0.5
_LATER: Final = (429, 502, 503)


class Refused(Exception):
    """A request was refused."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(f"{status} {text[:200]}")
        self.status = status


class Browser:
    """One person's browser."""

    def __init__(self, base: str, name: str) -> None:
        self.base: Final = base
        self.name: Final = name
        # Loopback needs no certificates, and reading them takes a tenth of a second for each browser.
        self._http: Final = httpx.AsyncClient(
            base_url=base, headers={"Origin": base}, timeout=_PATIENCE, verify=False, trust_env=False
        )

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Make a request; while the server cannot be reached, make it again."""
        while True:
            try:
                answer = await self._http.request(method, path, json=body)
            except httpx.HTTPError:
                await asyncio.sleep(_AGAIN_SECONDS)
                continue
            if answer.status_code in _LATER:
                await asyncio.sleep(_AGAIN_SECONDS)
                continue
            if not answer.is_success:
                raise Refused(answer.status_code, answer.text)
            return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else None

    def connect(self, path: str, query: str) -> connect:
        """Return a new connection to a socket, with the cookies of its address."""
        return connect(
            self.base.replace("http", "ws", 1) + path + query,
            origin=Origin(self.base),
            additional_headers={"Cookie": self.cookies(path)},
            compression=None,
            max_size=None,
            open_timeout=10,
            close_timeout=2,
            proxy=None,
        )

    def cookies(self, path: str) -> str:
        """Return the cookies that a browser sends to an address."""
        return str(self._http.build_request("GET", path).headers.get("cookie", ""))

    def secrets(self) -> list[str]:
        """Return the values of its seat cookies."""
        return [cookie.value or "" for cookie in self._http.cookies.jar if cookie.name.startswith("veillee-seat-")]

    async def close(self) -> None:
        await self._http.aclose()


async def first_of(kind: str, line: ClientConnection) -> dict[str, Any]:
    """Return the first message of a kind; TimeoutError: nothing came for a while."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), _PATIENCE))
        if message["type"] == kind:
            return message
