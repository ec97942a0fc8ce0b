"""Servers for the tests; `server` runs on both pairs of back ends."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.client import Browser
from server.services import Postgres, Redis, Server

PAIRS = ("sqlite-process", "postgresql-redis")
Starts = Callable[..., Server]
Opens = Callable[..., Awaitable[Browser]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres().start()
    yield service
    service.stop()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis().start()
    yield service
    service.stop()


@pytest.fixture(scope="session", params=PAIRS)
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], dict[str, Any]]:
    """Return a function that makes the settings of an empty store and a bus."""

    def make() -> dict[str, Any]:
        if request.param == "sqlite-process":
            return {"data": tmp_path_factory.mktemp("data")}
        postgres: Postgres = request.getfixturevalue("postgres")
        redis: Redis = request.getfixturevalue("redis")
        return {"store": postgres.database(), "bus": redis.url}

    return make


@pytest.fixture(scope="session")
def shared(pair: Callable[[], dict[str, Any]]) -> Iterator[Server]:
    """One server for all tests that need nothing special."""
    server = Server(**pair(), absence_seconds=0.3).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the real games."""
    server = Server(
        data=tmp_path_factory.mktemp("data"),
        games="veillee.games.registry:all_games",
        seat_messages=10_000,
        roll_seconds=0.05,
    ).start()
    yield server
    server.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starts]:
    """Start servers that end with the test; on SQLite unless the settings say otherwise."""
    servers: list[Server] = []

    def make(**settings: Any) -> Server:
        if "store" not in settings and "data" not in settings:
            settings["data"] = tmp_path
        server = Server(**settings)
        servers.append(server)
        return server.start()

    yield make
    for server in servers:
        server.stop()


@pytest.fixture
async def open_browser() -> AsyncIterator[Opens]:
    """Open browsers that close with the test."""
    browsers: list[Browser] = []

    async def make(server: Server, name: str = "") -> Browser:
        browser = Browser(server.base, name)
        browsers.append(browser)
        if name:
            await browser.call("PUT", "/api/me", {"name": name})
        return browser

    yield make
    for browser in browsers:
        await browser.close()
