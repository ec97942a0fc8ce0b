"""Make a table, or the table of the next game."""

import os
import time

import msgspec

from veillee.core import Game
from veillee.server.caller import Caller
from veillee.server.clock import limit_after
from veillee.server.commands.seats import pick_level
from veillee.server.entries import Rematched, SeatSet, Started
from veillee.server.house import House
from veillee.server.live import Live
from veillee.server.messages import ClockRule, CreateTable, SeatRequest
from veillee.server.names import tidy
from veillee.server.refuse import Refuse, refuse
from veillee.server.secrets import Person, hash_secret, new_seat_secret, new_table_id
from veillee.server.store import Append, Patch, TableRow
from veillee.server.table import Draft, Table

Secrets = dict[str, str]


async def create(house: House, person: Person, message: CreateTable) -> tuple[Live, Secrets]:
    """Store a new table and return it with the secrets of the seats that its maker holds."""
    game = house.games.get(message.game)
    if game is None:
        raise refuse("no-game", 404, game=message.game)
    table = Table(_row(new_table_id(), game, message, person), game)
    if len(message.seats) > table.count:
        raise refuse("seats", 400, count=str(table.count))
    draft = Draft(table, table.row.created)
    secrets: Secrets = {}
    for index in range(table.count):
        request = message.seats[index] if index < len(message.seats) else SeatRequest()
        draft.add(_seat(table, index, request, person, secrets))
    if secrets:
        draft.persons = (person.id,)
    full = all(entry.body.holder != "open" for entry in draft.entries if isinstance(entry.body, SeatSet))
    if message.start and full:
        draft.add(Started())
    return await _keep(house, draft), secrets


def _seat(table: Table, index: int, request: SeatRequest, person: Person, secrets: Secrets) -> SeatSet:
    if request.kind == "bot":
        return SeatSet(index, "bot", "set", name=tidy(request.name), level=pick_level(table, request.level))
    if request.kind == "open":
        return SeatSet(index, "open", "set")
    name = tidy(request.name) or person.name
    if not name:
        raise refuse("no-name")
    secret = secrets[table.names[index]] = new_seat_secret()
    return SeatSet(index, "human", "join", name=name, person=person.id, secret=hash_secret(secret))


def _row(name: str, game: Game, message: CreateTable, person: Person) -> TableRow:
    try:
        options = game.read_options(message.options)
        refusal = game.check_options(options)
        if refusal is None:
            game.players(options)
    except ValueError as error:
        raise refuse("options", 400, why=str(error)) from error
    if refusal is not None:
        raise Refuse(refusal, 400, game)
    return TableRow(
        id=name,
        game=game.id,
        options=msgspec.json.encode(message.options).decode(),
        seed=os.urandom(32),
        host=person.id,
        public=message.public,
        clock=msgspec.json.encode(message.clock).decode(),
        created=time.time(),
    )


async def _keep(house: House, draft: Draft) -> Live:
    row = draft.table.row
    status = "playing" if draft.state is not None else None
    limit = limit_after(draft)
    patch = Patch(status, row.created + limit if limit else None, draft.persons)
    if await house.store.append(Append(row.id, draft.entries, patch, row)):
        house.metrics.count(draft.entries)
    return await house.need(row.id)


async def rematch(house: House, live: Live, caller: Caller) -> tuple[Live, Secrets]:
    """Make the table of the next game, or follow to it; everybody and the options come along."""
    table = live.table
    held = caller.held(table)
    if not held:
        raise refuse("not-seated", 403)
    if not table.over:
        raise refuse("not-over")
    if not table.rematch:
        await _next_table(house, live, held[0])
    following = await house.need(live.table.rematch)
    return following, await _follow(house, live, following, caller)


async def _next_table(house: House, live: Live, seat: int) -> None:
    old = live.table
    assert old.state is not None  # the game is over
    options = old.game.rematch_options(msgspec.json.decode(old.row.options), old.state)
    clock: ClockRule = old.clock
    message = CreateTable(old.game.id, options, [], old.row.public, clock)
    table = Table(_row(house.signer.next_table(old.row.id), old.game, message, Person(old.row.host)), old.game)
    draft = Draft(table, table.row.created)
    persons: list[str] = []
    for index, before in enumerate(old.seats):
        if before.kind == "bot":
            draft.add(SeatSet(index, "bot", "set", name=before.name, level=before.level))
        elif before.kind == "human":
            reserved = old.names[index]
            draft.add(SeatSet(index, "human", "join", name=before.name, person=before.person, reserved=reserved))
            persons.append(before.person)
        else:
            draft.add(SeatSet(index, "open", "set"))
    draft.persons = tuple(persons)
    following = await _keep(house, draft)

    def plan(current: Table, now: float) -> Draft:
        answer = Draft(current, now)
        if not current.rematch:
            answer.add(Rematched(seat, following.table.row.id), "rematch")
        return answer

    await house.change(live, plan)


async def _follow(house: House, live: Live, following: Live, caller: Caller) -> Secrets:
    """Give a player of the game before the secrets of the same seats; the last one starts the game."""
    held = caller.held(live.table)
    secrets = {live.table.names[seat]: new_seat_secret() for seat in held}

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        given: set[int] = set()
        for index, seat in enumerate(table.seats):
            if index in held and seat.reserved == table.names[index]:
                secret = hash_secret(secrets[table.names[index]])
                person = caller.person.id if caller.person is not None else seat.person
                draft.add(
                    SeatSet(
                        index, "human", "join", name=seat.name, person=person, secret=secret, reserved=seat.reserved
                    )
                )
                given.add(index)
        ready = all(
            index in given or (seat.kind != "open" and not seat.awaited) for index, seat in enumerate(table.seats)
        )
        if given and ready and table.state is None:
            draft.add(Started())
        return draft

    await house.change(following, plan)
    return {
        name: secret
        for name, secret in secrets.items()
        if following.table.holds(following.table.names.index(name), hash_secret(secret))
    }
