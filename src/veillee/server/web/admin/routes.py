"""The desk over HTTP. What each request does is `AdminApi`'s business."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from veillee.server.admin.api import AdminApi
from veillee.server.admin.domain.entries import DeskEntered
from veillee.server.admin.domain.errors import desk_error
from veillee.server.admin.messages import (
    AdminEvenings,
    AdminLog,
    AdminPeople,
    AdminStatus,
    AdminTables,
    Done,
    EnterDesk,
    Forgotten,
    HouseNow,
    KeptPerson,
    LogId,
    PersonId,
    SetBan,
    SetKeep,
    ShutHouse,
    Swept,
    TellEverybody,
)
from veillee.server.web.admin.doorkeeper import DESK_COOKIE, DESK_PATH, DESK_SECONDS, Doorkeeper
from veillee.server.web.requests import address_of, network_of
from veillee.server.web.rest.cookies import cookie
from veillee.server.web.rest.problems import PROBLEMS

Asked = Request[Any, Any, Any]
SearchedName = Annotated[str, QueryParameter(description="A name, or a part of it", max_length=64)]
Running = Annotated[bool, QueryParameter(description="Only tables that are not over")]


@get("/api/house", responses=PROBLEMS, summary="Tell whether new tables are taken, and what everybody is told")
async def house(request: Asked) -> HouseNow:
    return _api(request).public_state()


@post("/api/admin/enter", status_code=200, responses=PROBLEMS, summary="Come to the desk, by its secret")
async def enter(request: Asked, data: JSONBody[EnterDesk]) -> Response[Done]:
    keeper = _keeper(request)
    keeper.check(data.secret, network_of(request))
    await _api(request).service.act(DeskEntered(_by(request)))
    shown = cookie(request, DESK_COOKIE, keeper.new_pass(), DESK_PATH, DESK_SECONDS)
    return Response(Done(), cookies=[shown])


async def only_the_host(asked: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse everybody who may not come to the desk."""
    _keeper(asked).let_in(asked)


class AdminRoutes(Controller):
    """Everything at the desk, for whoever runs the server alone."""

    path = DESK_PATH
    guards = [only_the_host]

    @get("/status", responses=PROBLEMS, summary="Tell how the server is; for the host alone")
    async def status(self, request: Asked) -> AdminStatus:
        return await _api(request).status()

    @get("/tables", responses=PROBLEMS, summary="List tables; for the host alone")
    async def tables(self, request: Asked, running: Running = False) -> AdminTables:
        return await _api(request).tables(running)

    @get("/evenings", responses=PROBLEMS, summary="List evenings; for the host alone")
    async def evenings(self, request: Asked) -> AdminEvenings:
        return await _api(request).evenings()

    @get("/people", responses=PROBLEMS, summary="Find people by name; for the host alone")
    async def people(self, request: Asked, name: SearchedName) -> AdminPeople:
        return await _api(request).people(name)

    @get("/log", responses=PROBLEMS, summary="Tell what was done at the desk; for the host alone")
    async def log(self, request: Asked) -> AdminLog:
        return await _api(request).log()

    @post("/logs/{log:str}/end", status_code=200, responses=PROBLEMS, summary="End a game or evening")
    async def end(self, request: Asked, log: FromPath[str]) -> Done:
        await _api(request).end(_log_id(log), _by(request))
        return Done()

    @delete("/logs/{log:str}", status_code=200, responses=PROBLEMS, summary="Delete a table or evening")
    async def remove(self, request: Asked, log: FromPath[str]) -> Done:
        await _api(request).delete(_log_id(log), _by(request))
        return Done()

    @post("/people/{person:str}/export", status_code=200, responses=PROBLEMS, summary="Return what is kept of somebody")
    async def export(self, request: Asked, person: FromPath[str]) -> KeptPerson:
        return await _api(request).export(_person_id(person), _by(request))

    @delete("/people/{person:str}", status_code=200, responses=PROBLEMS, summary="Forget somebody everywhere")
    async def forget(self, request: Asked, person: FromPath[str]) -> Forgotten:
        return await _api(request).forget(_person_id(person), _by(request))

    @put("/bans", responses=PROBLEMS, summary="Turn a person or address away for a time, or let them in again")
    async def ban(self, request: Asked, data: JSONBody[SetBan]) -> Done:
        await _api(request).ban(data, _by(request))
        return Done()

    @put("/shut", responses=PROBLEMS, summary="Take no new tables, or take them again")
    async def shut(self, request: Asked, data: JSONBody[ShutHouse]) -> Done:
        await _api(request).shut(data.shut, _by(request))
        return Done()

    @put("/notice", responses=PROBLEMS, summary="Tell everybody something")
    async def notice(self, request: Asked, data: JSONBody[TellEverybody]) -> Done:
        await _api(request).tell(data, _by(request))
        return Done()

    @put("/keep", responses=PROBLEMS, summary="Say for how long things are kept")
    async def keep(self, request: Asked, data: JSONBody[SetKeep]) -> Done:
        await _api(request).keep(data, _by(request))
        return Done()

    @post("/sweep", status_code=200, responses=PROBLEMS, summary="Remove now what was kept long enough")
    async def sweep(self, request: Asked) -> Swept:
        return await _api(request).sweep(_by(request))

    @post("/leave", status_code=200, responses=PROBLEMS, summary="Leave the desk")
    async def leave(self) -> Response[Done]:
        return Response(Done(), cookies=[Cookie(key=DESK_COOKIE, path=DESK_PATH, max_age=0)])


def _api(asked: ASGIConnection[Any, Any, Any, Any]) -> AdminApi:
    found: AdminApi = asked.app.state.admin
    return found


def _keeper(asked: ASGIConnection[Any, Any, Any, Any]) -> Doorkeeper:
    if not asked.app.state.settings.desk:
        raise desk_error("off", 404)
    found: Doorkeeper = asked.app.state.doorkeeper
    return found


def _by(request: Asked) -> str:
    how = "command" if request.headers.get("authorization") else "page"
    return f"{how} {address_of(request)}"


def _log_id(text: str) -> str:
    try:
        return msgspec.convert(text, LogId)
    except msgspec.ValidationError as error:
        raise desk_error("no-log", 404) from error


def _person_id(text: str) -> str:
    try:
        return msgspec.convert(text, PersonId)
    except msgspec.ValidationError as error:
        raise desk_error("no-person", 404) from error
