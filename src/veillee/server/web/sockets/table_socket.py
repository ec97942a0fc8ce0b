"""The socket of a table: a session on a WebSocket."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from veillee.server.session.session import Session
from veillee.server.tables.service import TableService
from veillee.server.web.requests import caller_of
from veillee.server.web.sockets.serving import SocketWire, number_in, serve


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Serve a socket of a table."""
    state = socket.app.state
    service: TableService = state.service

    async def run(wire: SocketWire) -> None:
        loaded = await service.need(table)
        query = socket.query_params
        caller = caller_of(service.signer, socket, query.get("invite", ""))
        caller.need_sight(loaded.table, service.signer)
        if query.get("screen") == "1":
            caller = caller.as_screen(loaded.table, service.signer)
        session = Session(service, loaded, caller, wire, state.windows)
        await session.run(query.get("as"), number_in(query.get("after", "")), query.get("guided") == "1")

    await serve(socket, f"table={table[:32]!r}", run)
