"""A socket that has closed leaves nothing behind: a collection of everything is rare, and long in a full house."""

import asyncio
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import uvicorn
import websockets
from litestar import WebSocket
from websockets.server import ServerProtocol

from veillee.server.web.app import create_app
from veillee.server.web.serve import listen
from veillee.server.web.settings import Settings
from veillee.server.web.sockets.websocket_protocol import TableSocketProtocol

pytestmark = pytest.mark.anyio

UNKNOWN = "a" * 16
PARTS = (TableSocketProtocol, ServerProtocol, WebSocket)


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[int]:
    settings = Settings(data=str(tmp_path), port=0, workers=1)
    listener = listen(settings)
    config = uvicorn.Config(create_app(settings), ws=TableSocketProtocol, lifespan="on", log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    yield listener.getsockname()[1]
    server.should_exit = True
    await running


async def until_closed(port: int) -> int | None:
    """Look at a table that there is not."""
    socket = await websockets.connect(f"ws://127.0.0.1:{port}/api/tables/{UNKNOWN}/socket")
    await socket.wait_closed()
    return socket.close_code


async def test_a_closed_socket_is_let_go_without_a_collection(port: int) -> None:
    await until_closed(port)  # what is made once is made
    gc.collect()
    gc.disable()
    try:
        assert await until_closed(port) == 4404
        for _ in range(10):
            await asyncio.sleep(0)
        assert not [each for each in gc.get_objects() if type(each) in PARTS]
    finally:
        gc.enable()
