"""The REST part: games, tables, seats, replays. What each answers is `TableApi`'s business."""

from typing import Annotated, Any, Final

from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from veillee import __version__
from veillee.server.messages import (
    Analysis,
    BringReplay,
    ClaimSeat,
    CreateTable,
    Entered,
    Film,
    GameInfo,
    Health,
    History,
    Me,
    Rename,
    SetSeat,
    TableInfo,
    TableList,
)
from veillee.server.messages.rest import REPLAY_SIGNS
from veillee.server.store.base import StoreError
from veillee.server.tables.api import Joined, TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.secrets import SEAT_COOKIE, Person, new_person_id
from veillee.server.web.pages import PRESSED, Page
from veillee.server.web.requests import caller_of, person_of
from veillee.server.web.rest.cookies import SEAT_SECONDS, cookie, me_cookie
from veillee.server.web.rest.problems import PROBLEMS

_NO_TABLE: Final = "health"
_REASON_SIGNS: Final = 200
_REPLAY_BYTES: Final = 4 * REPLAY_SIGNS

Asked = Request[Any, Any, Any]
Tables = NamedDependency[TableApi]
Invite = Annotated[str, QueryParameter(description="The token of the invite link", max_length=128)]
As = Annotated[str, QueryParameter(name="as", description="A seat of this browser; empty: a spectator", max_length=32)]

After = Annotated[int, QueryParameter(description="The entry from which on positions are wanted", ge=0, le=2**31 - 1)]


class Api(Controller):
    """Everything under /api but the sockets."""

    path = "/api"

    @get("/health", responses=PROBLEMS, summary="Tell that the server and its store answer")
    async def health(self, api: Tables) -> Health:
        await api.service.store.last_numbers([_NO_TABLE])
        try:
            await api.service.beat()
        except StoreError as error:
            raise table_error("unwritable", 503, why=str(error)[:_REASON_SIGNS]) from error
        return Health("ok", __version__, api.service.store.name, api.service.bus.name)

    @get("/games", responses=PROBLEMS, summary="List the games, their options and bot levels", opt={PRESSED: True})
    async def games(self, request: Asked) -> Response[list[GameInfo]]:
        games: Page = request.app.state.games
        return games.answer(request)

    @get("/me", responses=PROBLEMS, summary="Tell who this browser is")
    async def me(self, api: Tables, request: Asked) -> Response[Me]:
        person = person_of(api.service.signer, request)
        known = person or Person(new_person_id())
        return Response(Me(known.name), cookies=[] if person else [me_cookie(api.service.signer, request, known)])

    @put("/me", responses=PROBLEMS, summary="Set the nickname")
    async def rename(self, api: Tables, request: Asked, data: JSONBody[Rename]) -> Response[Me]:
        person = api.rename(person_of(api.service.signer, request), data.name)
        return Response(Me(person.name), cookies=[me_cookie(api.service.signer, request, person)])

    @get("/me/tables", responses=PROBLEMS, summary="List the tables where this person sits")
    async def my_tables(self, api: Tables, request: Asked) -> TableList:
        return await api.my_tables(person_of(api.service.signer, request))

    @get("/me/history", responses=PROBLEMS, summary="Tell what this person's finished games come to")
    async def history(self, api: Tables, request: Asked) -> History:
        return await api.history(person_of(api.service.signer, request))

    @get("/tables", responses=PROBLEMS, summary="List the public tables")
    async def public_tables(self, api: Tables) -> TableList:
        return await api.public_tables()

    @post("/tables", responses=PROBLEMS, summary="Make a table")
    async def create(self, api: Tables, request: Asked, data: JSONBody[CreateTable]) -> Response[Entered]:
        return _entered(api, request, await api.create(_caller(api, request), data))

    @post("/replays", responses=PROBLEMS, summary="Bring a finished game", request_max_body_size=_REPLAY_BYTES)
    async def bring(self, api: Tables, request: Asked, data: JSONBody[BringReplay]) -> Response[Entered]:
        return _entered(api, request, await api.bring(_caller(api, request), data))

    @get("/tables/{table:str}", responses=PROBLEMS, summary="Tell about a table")
    async def table(self, api: Tables, request: Asked, table: FromPath[str], invite: Invite = "") -> TableInfo:
        return await api.table(_caller(api, request, invite), table)

    @post("/tables/{table:str}/seats/{seat:str}", responses=PROBLEMS, summary="Take an open seat")
    async def claim(
        self, api: Tables, request: Asked, table: FromPath[str], seat: FromPath[str], data: JSONBody[ClaimSeat]
    ) -> Response[Entered]:
        return _entered(api, request, await api.claim(_caller(api, request, data.invite), table, seat, data))

    @put(
        "/tables/{table:str}/seats/{seat:str}",
        responses=PROBLEMS,
        summary="Open a seat or give it a bot, before the start",
    )
    async def set_seat(
        self, api: Tables, request: Asked, table: FromPath[str], seat: FromPath[str], data: JSONBody[SetSeat]
    ) -> TableInfo:
        return await api.set_seat(_caller(api, request), table, seat, data)

    @delete("/tables/{table:str}/seats/{seat:str}", responses=PROBLEMS, summary="Leave a seat")
    async def leave(self, api: Tables, request: Asked, table: FromPath[str], seat: FromPath[str]) -> None:
        await api.leave(_caller(api, request), table, seat)

    @post("/tables/{table:str}/start", status_code=200, responses=PROBLEMS, summary="Begin the game")
    async def start(self, api: Tables, request: Asked, table: FromPath[str]) -> TableInfo:
        return await api.start(_caller(api, request), table)

    @post("/tables/{table:str}/rematch", responses=PROBLEMS, summary="Ask for the next game, or follow to it")
    async def rematch(self, api: Tables, request: Asked, table: FromPath[str]) -> Response[Entered]:
        return _entered(api, request, await api.rematch(_caller(api, request), table))

    @get("/tables/{table:str}/film", responses=PROBLEMS, summary="Return every position, for the replay viewer")
    async def film(
        self, api: Tables, request: Asked, table: FromPath[str], seat: As = "", invite: Invite = "", after: After = 0
    ) -> Film:
        return await api.film(_caller(api, request, invite), table, seat, after)

    @post(
        "/tables/{table:str}/analysis",
        status_code=200,
        responses=PROBLEMS,
        summary="Look back at a finished game, in the background",
    )
    async def analyse(self, api: Tables, request: Asked, table: FromPath[str], invite: Invite = "") -> Analysis:
        return await api.analyse(_caller(api, request, invite), table)

    @get("/tables/{table:str}/analysis", responses=PROBLEMS, summary="Tell how far the look back has got")
    async def analysis(self, api: Tables, request: Asked, table: FromPath[str], invite: Invite = "") -> Analysis:
        return await api.analysis(_caller(api, request, invite), table)

    @get("/tables/{table:str}/replay", media_type="text/plain", responses=PROBLEMS, summary="Download the game as text")
    async def replay(
        self, api: Tables, request: Asked, table: FromPath[str], seat: As = "", invite: Invite = ""
    ) -> Response[str]:
        file = await api.replay(_caller(api, request, invite), table, seat)
        headers = {"Content-Disposition": f'attachment; filename="{file.name}"', "Cache-Control": "no-store"}
        return Response(file.text, headers=headers, media_type="text/plain")


def _caller(api: TableApi, request: Asked, invite: str = "") -> Caller:
    return caller_of(api.service.signer, request, invite)


def _entered(api: TableApi, request: Asked, joined: Joined) -> Response[Entered]:
    """Answer with a table and, in cookies, the secrets of its seats and who this browser has become."""
    cookies = [
        cookie(request, SEAT_COOKIE + seat, secret, f"/api/tables/{joined.table.id}", SEAT_SECONDS)
        for seat, secret in joined.secrets.items()
    ]
    if joined.person is not None and person_of(api.service.signer, request) is None:
        cookies.append(me_cookie(api.service.signer, request, joined.person))
    return Response(Entered(joined.table), cookies=cookies)
