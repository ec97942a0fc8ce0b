"""The REST part: games, tables, seats, replays."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from veillee import __version__
from veillee.core import Game
from veillee.server.messages import (
    Analysis,
    ClaimSeat,
    CreateTable,
    Entered,
    Film,
    GameInfo,
    Health,
    Me,
    Problem,
    Rename,
    SetSeat,
    TableInfo,
    TableList,
)
from veillee.server.reaction.referee import can_race
from veillee.server.tables.commands.create import create, rematch
from veillee.server.tables.commands.film import film
from veillee.server.tables.commands.replay import replay
from veillee.server.tables.commands.seats import claim, leave, set_seat, start
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.secrets import ME_COOKIE, SEAT_COOKIE, Person, new_person_id
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.sentences import sentence
from veillee.server.tables.service import TableService
from veillee.server.tables.views import table_card, table_info
from veillee.server.web.requests import caller_of, person_of
from veillee.server.work.think import levels

_LISTED = 50
_SEAT_SECONDS = 60 * 60 * 24 * 90
_ME_SECONDS = 60 * 60 * 24 * 365

PROBLEMS = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "The request does not fit"),
        (403, "Not allowed"),
        (404, "No such thing"),
        (409, "Not possible now"),
        (429, "Too many requests"),
        (503, "The store does not answer"),
    )
}

Asked = Request[Any, Any, Any]
Invite = Annotated[str, QueryParameter(description="The token of the invite link", max_length=128)]
As = Annotated[str, QueryParameter(name="as", description="A seat of this browser; empty: a spectator", max_length=32)]


class Api(Controller):
    """Everything under /api but the sockets."""

    path = "/api"

    @get("/health", responses=PROBLEMS, summary="Tell that the server and its store answer")
    async def health(self, service: NamedDependency[TableService]) -> Health:
        await service.store.heads([])
        return Health("ok", __version__, service.store.name, service.bus.name)

    @get("/games", responses=PROBLEMS, summary="List the games, their options and bot levels")
    async def games(self, service: NamedDependency[TableService]) -> list[GameInfo]:
        return [game_info(game) for game in service.games.values()]

    @get("/me", responses=PROBLEMS, summary="Tell who this browser is")
    async def me(self, service: NamedDependency[TableService], request: Asked) -> Response[Me]:
        person = person_of(service, request)
        known = person or Person(new_person_id())
        return Response(Me(known.name), cookies=[] if person else [me_cookie(service, known)])

    @put("/me", responses=PROBLEMS, summary="Set the nickname")
    async def rename(
        self, service: NamedDependency[TableService], request: Asked, data: JSONBody[Rename]
    ) -> Response[Me]:
        name = tidy(data.name)
        if not name:
            raise table_error("no-name", 400)
        before = person_of(service, request)
        person = Person(before.id if before else new_person_id(), name)
        return Response(Me(name), cookies=[me_cookie(service, person)])

    @get("/me/tables", responses=PROBLEMS, summary="List the tables where this person sits")
    async def my_tables(self, service: NamedDependency[TableService], request: Asked) -> TableList:
        person = person_of(service, request)
        cards = []
        if person is not None:
            for loaded in await service.readable(await service.store.mine(person.id, _LISTED)):
                seats = tuple(i for i, seat in enumerate(loaded.table.seats) if seat.person == person.id)
                cards.append(table_card(loaded, seats))
        return TableList(cards)

    @get("/tables", responses=PROBLEMS, summary="List the public tables")
    async def public_tables(self, service: NamedDependency[TableService]) -> TableList:
        return TableList(
            [table_card(loaded, ()) for loaded in await service.readable(await service.store.public(_LISTED))]
        )

    @post("/tables", responses=PROBLEMS, summary="Make a table")
    async def create(
        self, service: NamedDependency[TableService], request: Asked, data: JSONBody[CreateTable]
    ) -> Response[Entered]:
        before = person_of(service, request)
        names = [tidy(seat.name) for seat in data.seats if seat.kind == "human"]
        person = before or Person(new_person_id(), next((name for name in names if name), ""))
        loaded, secrets = await create(service, person, data)
        cookies = [] if before else [me_cookie(service, person)]
        return entered(service, request, loaded, secrets, cookies)

    @get("/tables/{table:str}", responses=PROBLEMS, summary="Tell about a table")
    async def table(
        self, service: NamedDependency[TableService], request: Asked, table: FromPath[str], invite: Invite = ""
    ) -> TableInfo:
        loaded = await service.need(table)
        caller = caller_of(service, request, invite)
        caller.need_sight(loaded.table, service.signer)
        return table_info(loaded, caller, service.signer)

    @post("/tables/{table:str}/seats/{seat:str}", responses=PROBLEMS, summary="Take an open seat")
    async def claim(
        self,
        service: NamedDependency[TableService],
        request: Asked,
        table: FromPath[str],
        seat: FromPath[str],
        data: JSONBody[ClaimSeat],
    ) -> Response[Entered]:
        loaded = await service.need(table)
        before = person_of(service, request)
        caller = caller_of(service, request, data.invite)
        cookies = []
        if before is None:
            caller = caller.known_as(Person(new_person_id(), tidy(data.name)))
            assert caller.person is not None
            cookies.append(me_cookie(service, caller.person))
        secret = await claim(service, loaded, caller, seat, data)
        return entered(service, request, loaded, {seat: secret}, cookies)

    @put(
        "/tables/{table:str}/seats/{seat:str}",
        responses=PROBLEMS,
        summary="Open a seat or give it a bot, before the start",
    )
    async def set_seat(
        self,
        service: NamedDependency[TableService],
        request: Asked,
        table: FromPath[str],
        seat: FromPath[str],
        data: JSONBody[SetSeat],
    ) -> TableInfo:
        loaded = await service.need(table)
        caller = caller_of(service, request, "")
        await set_seat(service, loaded, caller, seat, data)
        return table_info(loaded, caller, service.signer)

    @delete("/tables/{table:str}/seats/{seat:str}", responses=PROBLEMS, summary="Leave a seat")
    async def leave(
        self, service: NamedDependency[TableService], request: Asked, table: FromPath[str], seat: FromPath[str]
    ) -> None:
        loaded = await service.need(table)
        await leave(service, loaded, caller_of(service, request, ""), seat)

    @post("/tables/{table:str}/start", status_code=200, responses=PROBLEMS, summary="Begin the game")
    async def start(self, service: NamedDependency[TableService], request: Asked, table: FromPath[str]) -> TableInfo:
        loaded = await service.need(table)
        caller = caller_of(service, request, "")
        await start(service, loaded, caller)
        return table_info(loaded, caller, service.signer)

    @post("/tables/{table:str}/rematch", responses=PROBLEMS, summary="Ask for the next game, or follow to it")
    async def rematch(
        self, service: NamedDependency[TableService], request: Asked, table: FromPath[str]
    ) -> Response[Entered]:
        loaded = await service.need(table)
        following, secrets = await rematch(service, loaded, caller_of(service, request, ""))
        return entered(service, request, following, secrets, [])

    @get("/tables/{table:str}/film", responses=PROBLEMS, summary="Return every position, for the replay viewer")
    async def film(
        self,
        service: NamedDependency[TableService],
        request: Asked,
        table: FromPath[str],
        seat: As = "",
        invite: Invite = "",
    ) -> Film:
        loaded = await service.need(table)
        caller = caller_of(service, request, invite)
        caller.need_sight(loaded.table, service.signer)
        return film(loaded, caller, service.signer, seat)

    @post(
        "/tables/{table:str}/analysis",
        status_code=200,
        responses=PROBLEMS,
        summary="Look back at a finished game, in the background",
    )
    async def analyse(
        self, service: NamedDependency[TableService], request: Asked, table: FromPath[str], invite: Invite = ""
    ) -> Analysis:
        loaded = await finished(service, request, table, invite)
        return service.analyst.start(loaded.table)

    @get("/tables/{table:str}/analysis", responses=PROBLEMS, summary="Tell how far the look back has got")
    async def analysis(
        self, service: NamedDependency[TableService], request: Asked, table: FromPath[str], invite: Invite = ""
    ) -> Analysis:
        loaded = await finished(service, request, table, invite)
        return service.analyst.look(loaded.table)

    @get("/tables/{table:str}/replay", media_type="text/plain", responses=PROBLEMS, summary="Download the game as text")
    async def replay(
        self,
        service: NamedDependency[TableService],
        request: Asked,
        table: FromPath[str],
        seat: As = "",
        invite: Invite = "",
    ) -> Response[str]:
        loaded = await service.need(table)
        caller = caller_of(service, request, invite)
        caller.need_sight(loaded.table, service.signer)
        name = f"{loaded.table.game.id}-{loaded.table.row.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(
            replay(loaded.table, loaded.referee.moves_shown(), caller, seat),
            headers=headers,
            media_type="text/plain; charset=utf-8",
        )


async def finished(service: TableService, request: Asked, table: str, invite: str) -> LoadedTable:
    """Return a table whose game is over, for somebody who may see it: nothing of a running game is ever analysed."""
    loaded = await service.need(table)
    caller_of(service, request, invite).need_sight(loaded.table, service.signer)
    if not loaded.table.over:
        raise table_error("not-over")
    return loaded


def game_info(game: Game) -> GameInfo:
    """Return what a client needs to offer a game."""
    schema: dict[str, Any] = msgspec.json.schema(game.option_type())
    return GameInfo(
        id=game.id,
        prefix=game.prefix,
        name=sentence(game, "game-name", {}),
        pitch=sentence(game, "game-pitch", {}),
        seats=list(game.seats),
        fewest=game.fewest,
        options=schema,
        levels=list(levels(game)),
        clauses=list(game.clauses()),
        realtime=can_race(game.new(game.read_options(game.examples()[0]))),
    )


def me_cookie(service: TableService, person: Person) -> Cookie:
    """Return the signed cookie of a person."""
    return _cookie(service, ME_COOKIE, service.signer.seal(person), "/", _ME_SECONDS)


def entered(
    service: TableService, request: Asked, loaded: LoadedTable, secrets: dict[str, str], cookies: list[Cookie]
) -> Response[Entered]:
    """Answer with a table and the secrets of its seats, in cookies."""
    table = loaded.table.row.id
    cookies = cookies + [
        _cookie(service, SEAT_COOKIE + seat, secret, f"/api/tables/{table}", _SEAT_SECONDS)
        for seat, secret in secrets.items()
    ]
    caller = caller_of(service, request, service.signer.invite(table)).holding(secrets)
    return Response(Entered(table_info(loaded, caller, service.signer)), cookies=cookies)


def _cookie(service: TableService, key: str, value: str, path: str, seconds: int) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        path=path,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=service.settings.secure,
    )
