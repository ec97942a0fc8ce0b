"""A client for tests: a browser's cookies, REST calls and sockets, nothing of the server's own code."""

import asyncio
import contextlib
import itertools
import json
from typing import Any, TypeVar

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0
_ids = itertools.count(1)
S = TypeVar("S", bound="Socket")


class Socket:
    """An open socket that keeps everything it was sent."""

    def __init__(self, connection: ClientConnection, browser: "Browser") -> None:
        self.connection = connection
        self.browser = browser
        self.frames: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.seq = 0
        self.lines: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self._pongs: list[asyncio.Task[None]] = []
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.connection:
                text = frame if isinstance(frame, str) else frame.decode()
                self.frames.append(text)
                await self._take(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            self.closed = (self.connection.close_code or 1006, self.connection.close_reason or "")
            self._news.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        async with self._news:
            self.messages.append(message)
            kind = message["type"]
            if kind == "ping":
                self._pongs.append(asyncio.create_task(self._pong(message["n"])))
            elif kind in ("snapshot", "update"):
                if kind == "snapshot":
                    self.lines = []
                self.lines += message["lines"]
                self.table = message.get("table", self.table)
                self.now, self.seq = message["now"], message["seq"]
            self._news.notify_all()

    async def _pong(self, number: int) -> None:
        await asyncio.sleep(self.browser.delay)
        with contextlib.suppress(websockets.ConnectionClosed):
            await self.send(type="pong", n=number)

    async def until(self, holds: Any, what: str = "") -> Any:
        """Wait until something holds for this socket."""
        async with self._news:
            async with asyncio.timeout(PATIENCE):
                while not (found := holds(self)):
                    if self.closed:
                        raise ConnectionError(f"closed {self.closed} while waiting {what}")
                    await self._news.wait()
                return found

    async def first(self) -> "Socket":
        """Wait for the first position."""
        await self.until(lambda s: s.now, "for a snapshot")
        return self

    async def gone(self) -> tuple[int, str]:
        """Wait until the server has closed."""
        async with self._news:
            async with asyncio.timeout(PATIENCE):
                while self.closed is None:
                    await self._news.wait()
        return self.closed

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        message.setdefault("id", f"c{next(_ids)}")
        start = len(self.messages)
        await self.send(**message)

        def answered(socket: "Socket") -> Any:
            return next((m for m in socket.messages[start:] if m.get("id") == message["id"]), None)

        answer: dict[str, Any] = await self.until(answered, f"for an answer to {message}")
        return answer

    async def move(self, move: str, seat: str = "", **more: Any) -> dict[str, Any]:
        return await self.ask(type="move", seat=seat or self.now["seat"], move=move, **more)

    async def look(self, seat: str) -> None:
        start = len(self.messages)
        await self.send(type="look", seat=seat)
        await self.until(lambda s: any(m["type"] in ("snapshot", "refused") for m in s.messages[start:]), "to look")

    async def close(self) -> None:
        await self.connection.close()
        await asyncio.gather(*self._pongs)
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader


class Browser:
    """One person's browser."""

    def __init__(self, base: str, name: str = "") -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=PATIENCE)
        self.name = name
        self.sockets: list[Socket] = []
        self.delay = 0.0
        """How long the answers to the server's pings take: a slow line."""

    async def call(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Make a REST call; any 2xx is expected unless a status is."""
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    async def create(self, seats: list[dict[str, Any]], game: str = "duel", **more: Any) -> dict[str, Any]:
        body = {"game": game, "seats": seats, **more}
        table: dict[str, Any] = (await self.call("POST", "/api/tables", body))["table"]
        return table

    async def claim(self, table: dict[str, Any], seat: str) -> dict[str, Any]:
        body = {"invite": table["invite"], "name": self.name}
        path = f"/api/tables/{table['id']}/seats/{seat}"
        answer: dict[str, Any] = (await self.call("POST", path, body))["table"]
        return answer

    def cookies(self, path: str) -> str:
        return str(self.http.build_request("GET", path).headers.get("cookie", ""))

    async def connect(self, table: str, base: str = "", headers: dict[str, str] | None = None, **query: Any) -> Socket:
        return await self.connect_to(f"/api/tables/{table}/socket", Socket, base, headers, **query)

    async def connect_to(
        self, path: str, kind: type[S], base: str = "", headers: dict[str, str] | None = None, **query: Any
    ) -> S:
        """Open a socket of a table or an evening."""
        names = {"as_": "as"}
        text = "&".join(f"{names.get(key, key)}={value}" for key, value in query.items())
        given = {"Cookie": self.cookies(path), **(headers or {})}
        url = (base or self.base).replace("http", "ws", 1) + path + (f"?{text}" if text else "")
        origin = given.pop("Origin", base or self.base)
        socket = kind(
            await connect(
                url,
                origin=origin or None,  # type: ignore[arg-type]
                additional_headers={name: value for name, value in given.items() if value},
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
                proxy=None,
            ),
            self,
        )
        self.sockets.append(socket)
        return socket

    async def sit(self, table: str, **query: Any) -> Socket:
        """Connect and wait for the first position."""
        return await (await self.connect(table, **query)).first()

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()


async def play_on(left: Socket, right: Socket, moves: int = 1000) -> int:
    """Play first legal moves until the game is over or so many moves are made; return how many."""
    made = 0
    while made < moves:
        await left.until(lambda s: s.now["result"] or s.now["actors"], "to play")
        if left.now["result"]:
            return made
        mover = left if left.now["actors"] == [left.now["seat"]] else right
        await mover.until(lambda s: s.now["legal"] or s.now["result"], "for legal moves")
        answer = await mover.move(mover.now["legal"][0])
        assert answer["type"] == "ok", answer
        for socket in (left, right):
            await socket.until(lambda s, seq=answer["seq"]: s.seq >= seq, "for the update")
        made += 1
    return made


async def play_alone(socket: Socket) -> None:
    """Play first legal moves until the game is over; the others are bots."""
    while True:
        await socket.until(lambda s: s.now["legal"] or s.now["result"], "for my turn")
        if socket.now["result"]:
            return
        answer = await socket.move(socket.now["legal"][0])
        assert answer["type"] == "ok", answer
        await socket.until(lambda s, seq=answer["seq"]: s.seq >= seq, "for the update")


async def duel(server: Any, open_browser: Any, **more: Any) -> tuple[Socket, Socket]:
    """Return the sockets of two people who have just begun a game."""
    anna, ben = await open_browser(server, "Anna"), await open_browser(server, "Ben")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}], **more)
    await ben.claim(table, "right")
    await ben.call("POST", f"/api/tables/{table['id']}/start")
    left, right = await anna.sit(table["id"]), await ben.sit(table["id"])
    await left.until(lambda s: any(_both_here(message) for message in s.messages), "for the other")
    return left, right


def _both_here(message: dict[str, Any]) -> bool:
    return message.get("type") == "presence" and message["seats"]["right"] is True
