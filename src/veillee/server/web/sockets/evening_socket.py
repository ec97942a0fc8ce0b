"""The socket of an evening: the room, and the table that was entered, on one WebSocket."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.service import EveningService
from veillee.server.session.evening_session import EveningSession
from veillee.server.web.requests import network_of, person_of
from veillee.server.web.sockets.serving import SocketWire, number_in, serve


@websocket("/api/evenings/{evening:str}/socket")
async def evening_socket(socket: WebSocket[Any, Any, Any], evening: FromPath[str]) -> None:
    """Serve a socket of an evening."""
    state = socket.app.state
    service: EveningService = state.evenings

    async def run(wire: SocketWire) -> None:
        loaded = await service.need(evening)
        query = socket.query_params
        person = person_of(service.tables.signer, socket)
        visitor = Visitor(person, query.get("invite", ""), network_of(socket), query.get("screen") == "1")
        visitor.need_sight(loaded.evening, service.tables.signer)
        await EveningSession(service, loaded, visitor, wire, state.windows).run(number_in(query.get("after", "")))

    await serve(socket, f"evening={evening[:32]!r}", run)
