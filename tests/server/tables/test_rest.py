"""A table at which nothing happens takes little memory, and shows the same lines as before."""

import gc
import tracemalloc
import weakref

import msgspec
import pytest

from server.stepped import SteppedClock, open_service
from veillee.core import SPECTATOR, FastRng, Game
from veillee.games.registry import all_games
from veillee.lab.bench.load_game import games as load_games
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.tables.commands.setup.create import create
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService
from veillee.server.tables.views import lines_for

pytestmark = pytest.mark.anyio

A_WHILE = 25.0
MOST_BYTES = 100_000


async def lay(service: TableService, game: Game) -> LoadedTable:
    options = game.examples()[0]
    seats = [SeatRequest("human", f"P{number}") for number in range(game.players(game.read_options(options)))]
    loaded, _ = await create(service, Person("anna", "Anna"), CreateTable(game.id, options, seats))
    return loaded


async def play(service: TableService, loaded: LoadedTable, moves: int) -> None:
    rng = FastRng(3)

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        if table.state is not None and table.actors:
            seat = table.actors[rng.below(len(table.actors))]
            draft.move(seat, table.state.random_move(seat, rng), "person", f"{seat}:{table.seq}")
        return draft

    for _ in range(moves):
        await service.change(loaded, plan)


def shown(service: TableService, loaded: LoadedTable, after: int) -> list[bytes]:
    viewers = [*range(loaded.table.count), SPECTATOR]
    lines = [lines_for(loaded.table, viewer, after, service.signer, True) for viewer in viewers]
    return [msgspec.json.encode(each) for each in lines]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
async def test_lines_are_the_same_after_a_rest(game: Game) -> None:
    clock = SteppedClock()
    service = await open_service(all_games(), clock)
    loaded = await lay(service, game)
    log = loaded.table.applied
    rests = 0
    while not loaded.table.over and rests < 3:
        await play(service, loaded, 20)
        numbers = (0, len(log) // 2, len(log) - 3)
        before = [shown(service, loaded, number) for number in numbers]
        last, moves = log[-1].entry, [each.entry for each in loaded.table.moves()]
        rests += log.restless()
        await clock.advance(A_WHILE)
        assert not log.restless()
        assert [shown(service, loaded, number) for number in numbers] == before
        assert (log[-1].entry, log[len(log) - 1].entry, log[0].entry.seq, len(log)) == (last, last, 1, loaded.table.seq)
        assert [each.entry for each in loaded.table.moves()] == moves
    assert rests > 0
    await service.close()


async def test_a_long_game_at_rest_takes_little_memory() -> None:
    clock = SteppedClock()
    service = await open_service(load_games(), clock)
    loaded = await lay(service, next(iter(load_games().values())))
    await play(service, loaded, 2)
    gc.collect()
    tracemalloc.start()
    await play(service, loaded, 500)
    service.store.__dict__.clear()  # what a store in memory keeps is not the table's
    await clock.advance(0)
    loaded.table.applied.rest()
    gc.collect()
    used = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert len(loaded.table.applied) > 1000
    assert used < MOST_BYTES


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
async def test_a_table_that_nobody_looks_at_leaves_memory(game: Game) -> None:
    clock = SteppedClock()
    service = await open_service(all_games(), clock, idle_seconds=60.0)
    loaded = await lay(service, game)
    await play(service, loaded, 10)
    name, seq, left = loaded.name, loaded.table.seq, (weakref.ref(loaded), weakref.ref(loaded.table))
    del loaded
    await clock.advance(A_WHILE)
    assert name in service.tables
    await clock.advance(60.0)
    gc.collect()
    assert [each() for each in left] == [None, None]
    assert (await service.need(name)).table.seq == seq
    await service.close()
