"""Connections that begin a request and never end it are dropped; those that end it in time are not."""

import asyncio
import contextlib
import resource
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.client import duel
from server.conftest import Opens, Starts
from server.services import Server

pytestmark = pytest.mark.anyio

HEAD = b"GET /api/me HTTP/1.1\r\nHost: here\r\n"
BODY = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def connect(server: Server) -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def answer(reader: asyncio.StreamReader) -> bytes:
    """Read one answer with a body of the length it says."""
    head = await reader.readuntil(b"\r\n\r\n")
    size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return head + await reader.readexactly(int(size.split(b":")[1]))


@pytest.mark.parametrize(
    ("before", "sent"),
    [(0, b""), (0, b"G"), (0, HEAD), (1, HEAD), (0, BODY)],
    ids=["nothing", "a letter", "headers", "headers of the second", "body"],
)
async def test_a_request_that_never_ends_is_dropped_in_time(start: Starts, before: int, sent: bytes) -> None:
    server = start(request_seconds=0.5)
    async with connect(server) as (reader, writer):
        for _ in range(before):
            writer.write(HEAD + b"\r\n")
            assert b" 200 " in await answer(reader)
        began = time.monotonic()
        writer.write(sent)
        async with asyncio.timeout(4):
            with contextlib.suppress(ConnectionResetError):
                await reader.read()
        assert time.monotonic() - began >= 0.4
    await server.logged("reason=unfinished")
    assert "Traceback" not in server.text()


async def test_dripping_bytes_does_not_prolong_a_request(start: Starts) -> None:
    server = start(request_seconds=0.5)
    async with connect(server) as (reader, writer):
        writer.write(HEAD)
        ended = asyncio.ensure_future(reader.read())
        async with asyncio.timeout(4):
            while not ended.done():
                writer.write(b"X: y\r\n")
                await asyncio.wait([ended], timeout=0.1)
        assert ended.exception() is None or isinstance(ended.exception(), ConnectionResetError)


async def test_what_ends_its_requests_in_time_goes_on(start: Starts, open_browser: Opens) -> None:
    server = start(request_seconds=0.5)
    left, _ = await duel(server, open_browser)
    async with connect(server) as (reader, writer):
        for _ in range(3):
            writer.write(HEAD + b"\r\n")
            assert b" 200 " in await answer(reader)
            await asyncio.sleep(0.4)  # the real server's clock cannot be stepped
    assert (await left.ask(type="chat", seat="left", text="still here"))["type"] == "ok"


async def test_the_server_may_open_as_many_files_as_the_system_allows(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
    server = Server(data=tmp_path)
    try:
        server.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        assert server.process is not None
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        server.stop()
