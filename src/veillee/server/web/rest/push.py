"""The REST part about being called back."""

from typing import Any

from litestar import Controller, Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from veillee.server.messages import PushKey, StopPush, Subscribe
from veillee.server.notices.service import NoticeService
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.secrets import Person
from veillee.server.web.requests import person_of
from veillee.server.web.rest.problems import PROBLEMS

Asked = Request[Any, Any, Any]
Notices = NamedDependency[NoticeService]


class PushRoutes(Controller):
    """Subscriptions of this person's browsers."""

    path = "/api"

    @get("/push", responses=PROBLEMS, summary="Return the key that browsers subscribe with")
    async def key(self, notices: Notices) -> PushKey:
        return await notices.key()

    @put("/me/push", status_code=204, responses=PROBLEMS, summary="Let this browser be called back")
    async def subscribe(self, notices: Notices, request: Asked, data: JSONBody[Subscribe]) -> None:
        await notices.subscribe(_need_person(request), data)

    @post("/me/push/stop", status_code=204, responses=PROBLEMS, summary="Call this browser back no more")
    async def stop(self, notices: Notices, request: Asked, data: JSONBody[StopPush]) -> None:
        await notices.stop(_need_person(request).id, data.endpoint)


def _need_person(request: Asked) -> Person:
    person = person_of(request.app.state.service.signer, request)
    if person is None:
        raise table_error("no-name", 403)
    return person
