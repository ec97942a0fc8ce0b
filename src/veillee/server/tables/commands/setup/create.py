"""Make a table."""

import secrets as _os
from typing import Final

import msgspec

from veillee.core import Game, Misfit
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.tables.commands.timing.pace import usual_pace
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.log.entries import Paced, SeatSet, Started
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.secrets import Person, hash_secret, new_seat_secret, new_table_id
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

Secrets = dict[str, str]
"""Seat -> its secret."""
SEED_BYTES: Final = 32


async def create(service: TableService, person: Person, message: CreateTable) -> tuple[LoadedTable, Secrets]:
    """Store a new table and return it with the secrets of the seats that its maker holds."""
    service.need_open()
    game = service.games.get(message.game)
    if game is None:
        raise table_error("no-game", 404, game=message.game)
    table = Table(new_row(new_table_id(), game, message, person, service.clock.time()), game)
    if len(message.seats) > table.count:
        raise table_error("seats", 400, count=str(table.count))
    draft = Draft(table, table.row.created)
    secrets: Secrets = {}
    for index in range(table.count):
        request = message.seats[index] if index < len(message.seats) else SeatRequest()
        draft.add(_seat(service, table, index, request, person, secrets))
    bots = [seat.level for seat in message.seats if seat.kind == "bot"]
    pace = message.pace or usual_pace(service.settings.pace, bots, message.guided)
    if pace != table.pace:
        draft.add(Paced(pace))
    if secrets:
        draft.persons = (person.id,)
    full = all(entry.body.holder != "open" for entry in draft.entries if isinstance(entry.body, SeatSet))
    if message.start and full:
        draft.add(Started())
    if message.guided:
        service.guided.add(table.row.id)
    return await service.add_table(draft), secrets


def _seat(
    service: TableService, table: Table, index: int, request: SeatRequest, person: Person, secrets: Secrets
) -> SeatSet:
    if request.kind == "bot":
        return SeatSet(index, "bot", "set", name=tidy(request.name), level=service.levels.pick(request.level))
    if request.kind == "open":
        return SeatSet(index, "open", "set")
    name = tidy(request.name) or person.name
    if not name:
        raise table_error("no-name")
    secret = secrets[table.names[index]] = new_seat_secret()
    return SeatSet(index, "human", "join", name=name, person=person.id, secret=hash_secret(secret))


def new_row(name: str, game: Game, message: CreateTable, person: Person, created: float, evening: str = "") -> TableRow:
    """Return the row of a table with a seed of its own; TableError where its options cannot be played."""
    try:
        options = game.read_options(message.options)
        refusal = game.check_options(options)
        if refusal is None:
            game.players(options)
    except Misfit as error:
        raise TableError(error.refusal, 400, game) from error
    except ValueError as error:
        raise table_error("options", 400, why=str(error)) from error
    if refusal is not None:
        raise TableError(refusal, 400, game)
    return TableRow(
        id=name,
        game=game.id,
        options=msgspec.json.encode(message.options).decode(),
        seed=_os.token_bytes(SEED_BYTES),
        host=person.id,
        public=message.public,
        clock=msgspec.json.encode(message.clock).decode(),
        created=created,
        evening=evening,
    )
