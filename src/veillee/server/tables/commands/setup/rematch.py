"""Make the table of the next game, and follow to it."""

import msgspec

from veillee.server.messages import CreateTable
from veillee.server.tables.commands.setup.create import Secrets, new_row
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.log.entries import Paced, Rematched, SeatSet, Started
from veillee.server.tables.domain.secrets import Person, hash_secret, new_seat_secret
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService


async def rematch(service: TableService, loaded: LoadedTable, caller: Caller) -> tuple[LoadedTable, Secrets]:
    """Make the table of the next game, or follow to it; everybody and the options come along."""
    table = loaded.table
    held = caller.held(table)
    if not held:
        raise table_error("not-seated", 403)
    if table.row.evening:
        raise table_error("in-evening")
    if not table.over:
        raise table_error("not-over")
    if not table.rematch:
        service.need_open()
        await _next_table(service, loaded, held[0])
    following = await service.need(loaded.table.rematch)
    return following, await _follow(service, loaded, following, caller)


async def _next_table(service: TableService, loaded: LoadedTable, seat: int) -> None:
    old = loaded.table
    assert old.state is not None  # the game is over
    options = old.game.carry_on(msgspec.json.decode(old.row.options), old.game.carried(old.state))
    message = CreateTable(old.game.id, options, [], old.row.public, old.clock)
    name = service.signer.next_table(old.row.id)
    table = Table(new_row(name, old.game, message, Person(old.row.host), service.clock.time()), old.game)
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
    if old.pace != table.pace:
        draft.add(Paced(old.pace))
    draft.persons = tuple(persons)
    following = await service.add_table(draft)

    def plan(current: Table, now: float) -> Draft:
        answer = Draft(current, now)
        if not current.rematch:
            answer.add(Rematched(seat, following.table.row.id), "rematch")
        return answer

    await service.change(loaded, plan)


async def _follow(service: TableService, loaded: LoadedTable, following: LoadedTable, caller: Caller) -> Secrets:
    """Give a player of the game before the secrets of the same seats; the last one starts the game."""
    held = caller.held(loaded.table)
    secrets = {loaded.table.names[seat]: new_seat_secret() for seat in held}

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

    await service.change(following, plan)
    return {
        name: secret
        for name, secret in secrets.items()
        if following.table.holds(following.table.names.index(name), hash_secret(secret))
    }
