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
from veillee.server.tables.domain.errors import refuse
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.secrets import ME_COOKIE, SEAT_COOKIE, Person, new_person_id
from veillee.server.tables.loaded_table import Live
from veillee.server.tables.sentences import sentence
from veillee.server.tables.service import House
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
    async def health(self, house: NamedDependency[House]) -> Health:
        await house.store.heads([])
        return Health("ok", __version__, house.store.name, house.bus.name)

    @get("/games", responses=PROBLEMS, summary="List the games, their options and bot levels")
    async def games(self, house: NamedDependency[House]) -> list[GameInfo]:
        return [game_info(game) for game in house.games.values()]

    @get("/me", responses=PROBLEMS, summary="Tell who this browser is")
    async def me(self, house: NamedDependency[House], request: Asked) -> Response[Me]:
        person = person_of(house, request)
        known = person or Person(new_person_id())
        return Response(Me(known.name), cookies=[] if person else [me_cookie(house, known)])

    @put("/me", responses=PROBLEMS, summary="Set the nickname")
    async def rename(self, house: NamedDependency[House], request: Asked, data: JSONBody[Rename]) -> Response[Me]:
        name = tidy(data.name)
        if not name:
            raise refuse("no-name", 400)
        before = person_of(house, request)
        person = Person(before.id if before else new_person_id(), name)
        return Response(Me(name), cookies=[me_cookie(house, person)])

    @get("/me/tables", responses=PROBLEMS, summary="List the tables where this person sits")
    async def my_tables(self, house: NamedDependency[House], request: Asked) -> TableList:
        person = person_of(house, request)
        cards = []
        if person is not None:
            for live in await house.readable(await house.store.mine(person.id, _LISTED)):
                seats = tuple(i for i, seat in enumerate(live.table.seats) if seat.person == person.id)
                cards.append(table_card(live, seats))
        return TableList(cards)

    @get("/tables", responses=PROBLEMS, summary="List the public tables")
    async def public_tables(self, house: NamedDependency[House]) -> TableList:
        return TableList([table_card(live, ()) for live in await house.readable(await house.store.public(_LISTED))])

    @post("/tables", responses=PROBLEMS, summary="Make a table")
    async def create(
        self, house: NamedDependency[House], request: Asked, data: JSONBody[CreateTable]
    ) -> Response[Entered]:
        before = person_of(house, request)
        names = [tidy(seat.name) for seat in data.seats if seat.kind == "human"]
        person = before or Person(new_person_id(), next((name for name in names if name), ""))
        live, secrets = await create(house, person, data)
        cookies = [] if before else [me_cookie(house, person)]
        return entered(house, request, live, secrets, cookies)

    @get("/tables/{table:str}", responses=PROBLEMS, summary="Tell about a table")
    async def table(
        self, house: NamedDependency[House], request: Asked, table: FromPath[str], invite: Invite = ""
    ) -> TableInfo:
        live = await house.need(table)
        caller = caller_of(house, request, invite)
        caller.need_sight(live.table, house.signer)
        return table_info(live, caller, house.signer)

    @post("/tables/{table:str}/seats/{seat:str}", responses=PROBLEMS, summary="Take an open seat")
    async def claim(
        self,
        house: NamedDependency[House],
        request: Asked,
        table: FromPath[str],
        seat: FromPath[str],
        data: JSONBody[ClaimSeat],
    ) -> Response[Entered]:
        live = await house.need(table)
        before = person_of(house, request)
        caller = caller_of(house, request, data.invite)
        cookies = []
        if before is None:
            caller = caller.known_as(Person(new_person_id(), tidy(data.name)))
            assert caller.person is not None
            cookies.append(me_cookie(house, caller.person))
        secret = await claim(house, live, caller, seat, data)
        return entered(house, request, live, {seat: secret}, cookies)

    @put(
        "/tables/{table:str}/seats/{seat:str}",
        responses=PROBLEMS,
        summary="Open a seat or give it a bot, before the start",
    )
    async def set_seat(
        self,
        house: NamedDependency[House],
        request: Asked,
        table: FromPath[str],
        seat: FromPath[str],
        data: JSONBody[SetSeat],
    ) -> TableInfo:
        live = await house.need(table)
        caller = caller_of(house, request, "")
        await set_seat(house, live, caller, seat, data)
        return table_info(live, caller, house.signer)

    @delete("/tables/{table:str}/seats/{seat:str}", responses=PROBLEMS, summary="Leave a seat")
    async def leave(
        self, house: NamedDependency[House], request: Asked, table: FromPath[str], seat: FromPath[str]
    ) -> None:
        live = await house.need(table)
        await leave(house, live, caller_of(house, request, ""), seat)

    @post("/tables/{table:str}/start", status_code=200, responses=PROBLEMS, summary="Begin the game")
    async def start(self, house: NamedDependency[House], request: Asked, table: FromPath[str]) -> TableInfo:
        live = await house.need(table)
        caller = caller_of(house, request, "")
        await start(house, live, caller)
        return table_info(live, caller, house.signer)

    @post("/tables/{table:str}/rematch", responses=PROBLEMS, summary="Ask for the next game, or follow to it")
    async def rematch(self, house: NamedDependency[House], request: Asked, table: FromPath[str]) -> Response[Entered]:
        live = await house.need(table)
        following, secrets = await rematch(house, live, caller_of(house, request, ""))
        return entered(house, request, following, secrets, [])

    @get("/tables/{table:str}/film", responses=PROBLEMS, summary="Return every position, for the replay viewer")
    async def film(
        self,
        house: NamedDependency[House],
        request: Asked,
        table: FromPath[str],
        seat: As = "",
        invite: Invite = "",
    ) -> Film:
        live = await house.need(table)
        caller = caller_of(house, request, invite)
        caller.need_sight(live.table, house.signer)
        return film(live, caller, house.signer, seat)

    @post(
        "/tables/{table:str}/analysis",
        status_code=200,
        responses=PROBLEMS,
        summary="Look back at a finished game, in the background",
    )
    async def analyse(
        self, house: NamedDependency[House], request: Asked, table: FromPath[str], invite: Invite = ""
    ) -> Analysis:
        live = await finished(house, request, table, invite)
        return house.analyst.start(live.table)

    @get("/tables/{table:str}/analysis", responses=PROBLEMS, summary="Tell how far the look back has got")
    async def analysis(
        self, house: NamedDependency[House], request: Asked, table: FromPath[str], invite: Invite = ""
    ) -> Analysis:
        live = await finished(house, request, table, invite)
        return house.analyst.look(live.table)

    @get("/tables/{table:str}/replay", media_type="text/plain", responses=PROBLEMS, summary="Download the game as text")
    async def replay(
        self,
        house: NamedDependency[House],
        request: Asked,
        table: FromPath[str],
        seat: As = "",
        invite: Invite = "",
    ) -> Response[str]:
        live = await house.need(table)
        caller = caller_of(house, request, invite)
        caller.need_sight(live.table, house.signer)
        name = f"{live.table.game.id}-{live.table.row.id}.txt"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        return Response(
            replay(live.table, live.referee.moves_shown(), caller, seat),
            headers=headers,
            media_type="text/plain; charset=utf-8",
        )


async def finished(house: House, request: Asked, table: str, invite: str) -> Live:
    """Return a table whose game is over, for somebody who may see it: nothing of a running game is ever analysed."""
    live = await house.need(table)
    caller_of(house, request, invite).need_sight(live.table, house.signer)
    if not live.table.over:
        raise refuse("not-over")
    return live


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


def me_cookie(house: House, person: Person) -> Cookie:
    """Return the signed cookie of a person."""
    return _cookie(house, ME_COOKIE, house.signer.seal(person), "/", _ME_SECONDS)


def entered(
    house: House, request: Asked, live: Live, secrets: dict[str, str], cookies: list[Cookie]
) -> Response[Entered]:
    """Answer with a table and the secrets of its seats, in cookies."""
    table = live.table.row.id
    cookies = cookies + [
        _cookie(house, SEAT_COOKIE + seat, secret, f"/api/tables/{table}", _SEAT_SECONDS)
        for seat, secret in secrets.items()
    ]
    caller = caller_of(house, request, house.signer.invite(table)).holding(secrets)
    return Response(Entered(table_info(live, caller, house.signer)), cookies=cookies)


def _cookie(house: House, key: str, value: str, path: str, seconds: int) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        path=path,
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=house.settings.secure,
    )
