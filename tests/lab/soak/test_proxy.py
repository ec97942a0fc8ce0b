"""The proxy of a soak."""

import asyncio
import contextlib

import pytest

from veillee.lab.soak.proxy import Proxy


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_the_proxy_passes_on_holds_up_and_cuts() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    proxy = Proxy(server.sockets[0].getsockname()[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", await proxy.open())
    writer.write(b"hello")
    assert await reader.read(5) == b"hello"
    line = next(iter(proxy.lines))
    line.open_answers.clear()
    writer.write(b"later")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(reader.read(5), 0.2)
    line.open_answers.set()
    assert await reader.read(5) == b"later"
    line.cut()
    with contextlib.suppress(ConnectionError):
        assert await asyncio.wait_for(reader.read(5), 5) == b""
    assert writer.is_closing() or reader.at_eof()
    writer.close()
    await proxy.close()
    server.close()
