"""The REST part about evenings. What each answers is `EveningApi`'s business."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from veillee.server.evenings.api import Arrival, EveningApi
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.messages.evenings import (
    ArriveRequest,
    CreateEvening,
    EveningDoor,
    EveningList,
    EveningScore,
    Moments,
)
from veillee.server.tables.domain.secrets import Person
from veillee.server.web.requests import network_of, person_of
from veillee.server.web.rest.cookies import me_cookie
from veillee.server.web.rest.problems import PROBLEMS

Asked = Request[Any, Any, Any]
Evenings = NamedDependency[EveningApi]
Invite = Annotated[str, QueryParameter(description="The token of the invite link", max_length=128)]


class EveningRoutes(Controller):
    """Everything about evenings but their sockets."""

    path = "/api"

    @get("/me/evenings", responses=PROBLEMS, summary="List the evenings of this person")
    async def my_evenings(self, evenings: Evenings, request: Asked) -> EveningList:
        return await evenings.mine(_person(evenings, request))

    @post("/evenings", responses=PROBLEMS, summary="Open an evening")
    async def create(self, evenings: Evenings, request: Asked, data: JSONBody[CreateEvening]) -> Response[EveningDoor]:
        return _arrived(evenings, request, await evenings.create(_person(evenings, request), data, network_of(request)))

    @get("/evenings/{evening:str}", responses=PROBLEMS, summary="Tell what is at the door of an evening")
    async def door(
        self, evenings: Evenings, request: Asked, evening: FromPath[str], invite: Invite = ""
    ) -> EveningDoor:
        return await evenings.door(_visitor(evenings, request, invite), evening)

    @post("/evenings/{evening:str}/people", responses=PROBLEMS, summary="Arrive, or come back")
    async def arrive(
        self, evenings: Evenings, request: Asked, evening: FromPath[str], data: JSONBody[ArriveRequest]
    ) -> Response[EveningDoor]:
        visitor = _visitor(evenings, request, data.invite)
        return _arrived(evenings, request, await evenings.arrive(visitor, evening, data))

    @get("/evenings/{evening:str}/score", responses=PROBLEMS, summary="Return all games, the nights and the sum")
    async def score(
        self, evenings: Evenings, request: Asked, evening: FromPath[str], invite: Invite = ""
    ) -> EveningScore:
        return await evenings.score(_visitor(evenings, request, invite), evening)

    @post(
        "/evenings/{evening:str}/moments",
        status_code=200,
        responses=PROBLEMS,
        summary="Look for the moments of the last night, in the background",
    )
    async def look_back(
        self, evenings: Evenings, request: Asked, evening: FromPath[str], invite: Invite = ""
    ) -> Moments:
        return await evenings.look_back(_visitor(evenings, request, invite), evening)

    @get("/evenings/{evening:str}/moments", responses=PROBLEMS, summary="Return the moments that were found so far")
    async def moments(self, evenings: Evenings, request: Asked, evening: FromPath[str], invite: Invite = "") -> Moments:
        return await evenings.moments(_visitor(evenings, request, invite), evening)


def _person(evenings: EveningApi, request: Asked) -> Person | None:
    return person_of(evenings.service.tables.signer, request)


def _visitor(evenings: EveningApi, request: Asked, invite: str) -> Visitor:
    return Visitor(_person(evenings, request), invite, network_of(request))


def _arrived(evenings: EveningApi, request: Asked, arrival: Arrival) -> Response[EveningDoor]:
    """Answer with the door and, in a cookie, who this browser has become."""
    new = _person(evenings, request) is None
    cookies = [me_cookie(evenings.service.tables.signer, request, arrival.person)] if new else []
    return Response(arrival.door, cookies=cookies)
