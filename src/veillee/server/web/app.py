"""The application: everything wired together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from veillee import __version__
from veillee.server.devices.service import DeviceService
from veillee.server.evenings.api import EveningApi
from veillee.server.evenings.service import EveningService
from veillee.server.notices.crier import Crier
from veillee.server.notices.service import NoticeService
from veillee.server.store.base import StoreError
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.secrets import Person
from veillee.server.web.admin.doorkeeper import DESK_PATH, Doorkeeper
from veillee.server.web.admin.machine import ThisMachine
from veillee.server.web.admin.routes import AdminRoutes, enter, house
from veillee.server.web.assembly import Desk, make_service
from veillee.server.web.embed.routes import EmbedRoutes
from veillee.server.web.failures import failed, refused, unfit, unstored
from veillee.server.web.game_files import GameFiles, GameFilesApi
from veillee.server.web.limits import Gauge, Window
from veillee.server.web.metrics import PrometheusMetrics
from veillee.server.web.pages import PRESSED, Page, Pages, find_client, home, page
from veillee.server.web.processes.sibling import Sibling
from veillee.server.web.push.courier import WebPush
from veillee.server.web.requests import JsonRequest, address_of, cookie_person, network_of, same_origin
from veillee.server.web.rest.devices import DeviceRoutes
from veillee.server.web.rest.evenings import EveningRoutes
from veillee.server.web.rest.push import PushRoutes
from veillee.server.web.rest.tables import Api
from veillee.server.web.settings import Settings
from veillee.server.web.share.host_key import HostKey, new_host_key
from veillee.server.web.share.routes import ShareRoutes
from veillee.server.web.share.tunnel import Tunnel
from veillee.server.web.sockets.evening_socket import evening_socket
from veillee.server.web.sockets.table_socket import table_socket
from veillee.server.web.terminal import print_now

_log: Final = logging.getLogger("veillee.app")
_BODY_BYTES: Final = 65536
_LOGGED: Final = 10
"""Lines in the log about requests of one address above its limits, in a minute: a flood does not fill the disk."""
_WORD_SECONDS: Final = 600
_MAKING: Final = ("/api/tables", "/api/evenings", "/api/replays")
_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
)


def create_app(settings: Settings, sibling: Sibling | None = None) -> Litestar:
    """Return the server as an ASGI application; `sibling` is which of several processes it runs in."""
    metrics = PrometheusMetrics()
    service = make_service(settings, metrics, sibling)
    api = TableApi(service)
    evenings = EveningService(service)
    evening_api = EveningApi(evenings)
    devices = DeviceService(service)
    notices = NoticeService(service, WebPush(settings.push_services, settings.push_contact))
    Crier(notices, evenings)
    desk = Desk(settings, service, evenings, devices, ThisMachine(settings.folder(), metrics))
    tunnel = Tunnel(settings.share, print_now)
    state = State(
        {
            "service": service,
            "evenings": evenings,
            "devices": devices,
            "settings": settings,
            "tunnel": tunnel,
            "admin": desk.api,
            "doorkeeper": Doorkeeper(desk.service, settings.desk_tries),
            "host_key": HostKey(sibling.host_key if sibling else new_host_key()),
            "metrics": metrics,
            "pages": Pages(find_client(settings.web)),
            "connections": Gauge(settings.connections),
            "creates": Window(settings.creates, 60),
            "posts": Window(settings.posts, 60),
            "gets": Window(settings.gets, 60),
            "films": Window(settings.films, 60),
            "logged": Window(_LOGGED, 60),
            "words": Window(settings.words, _WORD_SECONDS),
            "game_files": GameFiles(service.games),
            "games": Page("games.json", msgspec.json.encode(api.games())),
            "previews": {},
            "windows": (
                Window(settings.seat_messages, settings.window_seconds),
                Window(settings.guest_messages, settings.window_seconds),
            ),
        }
    )

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.open()
        evenings.begin()
        devices.begin()
        notices.begin()
        await desk.following.open()
        if settings.share:
            tunnel.open()
        try:
            yield
        finally:
            await tunnel.close()
            await desk.following.close()
            await service.close()

    async def provide_api() -> TableApi:
        return api

    async def provide_evenings() -> EveningApi:
        return evening_api

    async def provide_devices() -> DeviceService:
        return devices

    async def provide_notices() -> NoticeService:
        return notices

    return Litestar(
        route_handlers=[
            Api,
            EveningRoutes,
            DeviceRoutes,
            PushRoutes,
            GameFilesApi,
            ShareRoutes,
            EmbedRoutes,
            AdminRoutes,
            enter,
            house,
            figures,
            table_socket,
            evening_socket,
            home,
            page,
        ],
        dependencies={
            "api": Provide(provide_api),
            "evenings": Provide(provide_evenings),
            "devices": Provide(provide_devices),
            "notices": Provide(provide_notices),
        },
        guards=[guard],
        lifespan=[lifespan],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=PRESSED),
        exception_handlers={TableError: refused, StoreError: unstored, HTTPException: unfit, Exception: failed},
        openapi_config=OpenAPIConfig(
            title="Veillée",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_class=JsonRequest,
        request_max_body_size=_BODY_BYTES,
        state=state,
        logging_config=None,
    )


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer with the figures for Prometheus."""
    metrics: PrometheusMetrics = request.app.state.metrics
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def guard(asked: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse requests from other sites, and too many requests; learn which devices its person has removed."""
    socket = asked.scope["type"] == ScopeType.WEBSOCKET
    changing = not socket and asked.scope.get("method") not in ("GET", "HEAD", "OPTIONS")
    if socket or changing:
        _need_origin(asked)
    if not socket and not _within_limits(asked, changing):
        if asked.app.state.logged.allows(network_of(asked)):
            _log.info("refused: path=%.80r address=%s reason=limit", asked.scope["path"], address_of(asked))
        raise table_error("too-many", 429)
    if asked.scope["path"].startswith("/api/"):
        person = cookie_person(asked.app.state.service.signer, asked)
        _need_welcome(asked, person)
        if person is not None:
            await asked.app.state.devices.learn(person)


def _need_welcome(asked: ASGIConnection[Any, Any, Any, Any], person: Person | None) -> None:
    """Refuse who was turned away at the desk; the desk itself, which has a secret, stays open to whoever has it."""
    path, service = asked.scope["path"], asked.app.state.service
    if path.startswith(DESK_PATH) or path == "/api/health" or not service.banned(person, network_of(asked)):
        return
    if asked.app.state.logged.allows(network_of(asked)):
        _log.info("refused: path=%.80r address=%s reason=banned", path, address_of(asked))
    if asked.scope["type"] == ScopeType.WEBSOCKET:
        asked.app.state.metrics.closed("banned")
        raise NotAuthorizedException("banned")
    raise table_error("banned", 403)


def _need_origin(asked: ASGIConnection[Any, Any, Any, Any]) -> None:
    state = asked.app.state
    if _ours(asked, state.settings.origins):
        return
    _log.info("refused: path=%.80r address=%s reason=origin", asked.scope["path"], address_of(asked))
    state.metrics.closed("origin")
    if asked.scope["type"] == ScopeType.WEBSOCKET:
        raise NotAuthorizedException("origin")
    raise table_error("origin", 403)


def _within_limits(asked: ASGIConnection[Any, Any, Any, Any], changing: bool) -> bool:
    """Count a request; a load balancer may ask for the health as often as it likes."""
    state, path, address = asked.app.state, asked.scope["path"], network_of(asked)
    if changing:
        return state.posts.allows(address) and (path not in _MAKING or state.creates.allows(address))
    if path == "/api/health":
        return True
    whole = path.startswith("/api/embed/") or (path.startswith("/api/") and path.endswith(("/film", "/replay")))
    return state.gets.allows(address) and (not whole or state.films.allows(address))


def _ours(asked: ASGIConnection[Any, Any, Any, Any], origins: tuple[str, ...]) -> bool:
    try:
        return same_origin(asked, origins)
    except ValueError as error:
        if asked.scope["type"] == ScopeType.WEBSOCKET:
            return False
        raise table_error("unreadable", 400, why="Origin is not an address") from error


async def add_headers(message: Message, scope: Scope) -> None:
    """Give every answer its security headers."""
    if message["type"] == "http.response.start":
        headers = list(message.get("headers", []))
        own = {name.lower() for name, _ in headers}
        headers.extend(each for each in _HEADERS if each[0] not in own)
        if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers
