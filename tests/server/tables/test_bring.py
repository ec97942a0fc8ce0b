"""A finished game is brought from elsewhere as its replay file, and shown and checked as if it were played here."""

from typing import Any

import pytest

from server.stepped import SteppedClock, open_service
from veillee.core import CHANCE, FastRng
from veillee.core.replay import parse_replay, verify
from veillee.games.registry import all_games
from veillee.server.messages import BringReplay, CreateTable, SeatRequest
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.log.entries import Said
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.domain.table import Table
from veillee.server.tables.service import TableService

pytestmark = pytest.mark.anyio

ANNA, BEN = Caller(Person("anna", "Anna"), {}, "", ""), Caller(Person("ben", "Ben"), {}, "", "")
SHORT = {"labystere": {"players": 2}, "pas-touche": {"players": 2}, "pas-vu-pas-pris": {"players": 2}}


async def played(service: TableService, game: str, most: int = 2000) -> str:
    """Play a random game, with a word in between, and return its replay."""
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", 'Léa "L\'Éclair"')]
    joined = await TableApi(service).create(ANNA, CreateTable(game, SHORT.get(game, {}), seats))
    loaded, rng = await service.need(joined.table.id), FastRng(7)

    def plan(table: Table, now: float) -> Draft:
        draft = Draft(table, now)
        if table.position == table.seq and table.seq % 5 == 0:
            draft.add(Said("Anna", "Hm."))
        assert table.state is not None
        actor = table.actors[0]
        assert actor != CHANCE
        draft.move(actor, table.state.random_move(actor, rng), "person")
        return draft

    for _ in range(most):
        if not loaded.table.actors:
            break
        await service.change(loaded, plan)
    return (await TableApi(service).replay(ANNA.holding(joined.secrets), joined.table.id, "")).text


async def bring(service: TableService, caller: Caller, text: str) -> Any:
    return (await TableApi(service).bring(caller, BringReplay(text))).table


@pytest.mark.parametrize("game", sorted(all_games()))
async def test_a_game_from_another_house_is_shown_and_checked_here(game: str) -> None:
    elsewhere, here = [await open_service(all_games(), SteppedClock()) for _ in range(2)]
    text = await played(elsewhere, game)
    table = await bring(here, BEN, text)
    api = TableApi(here)
    again = parse_replay((await api.replay(BEN, table.id, "")).text)
    assert again.moves == parse_replay(text).moves
    assert verify(all_games()[game], again) > 0
    film = await api.film(BEN, table.id, table.seats[0].seat)
    assert len(film.frames) == len(again.moves) + 1
    assert film.result is not None
    assert [card.id for card in (await api.my_tables(BEN.person)).tables] == [table.id]
    assert (await bring(here, BEN, text)).id == table.id, "the same file twice is one table"
    for service in (elsewhere, here):
        await service.close()


async def test_nobody_else_sees_it_and_it_survives_a_restart() -> None:
    service = await open_service(all_games(), SteppedClock())
    table = await bring(service, BEN, await played(service, "rest-in-peace"))
    service.tables.clear()
    assert (await TableApi(service).table(BEN, table.id)).status == "over"
    with pytest.raises(TableError, match="private"):
        await TableApi(service).table(ANNA, table.id)
    await service.close()


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: "une liste de courses\n", "refusal-table-replay"),
        (lambda text: text.replace("rest-in-peace", "belote"), "refusal-table-no-game"),
        (lambda text: text.replace('[Options "', '[Options "' + "[" * 50_000, 1), "refusal-table-replay"),
        (
            lambda text: "\n".join(line for line in text.split("\n") if "[Seed" not in line),
            "refusal-table-replay-running",
        ),
        (lambda text: "\n".join(text.split("\n")[:-20]) + "\n", "refusal-table-replay"),
        (lambda text: text.replace("chance: draw", "chance: deal", 1), "refusal-table-replay"),
    ],
)
async def test_what_is_no_finished_game_is_refused(spoil: Any, message: str) -> None:
    service = await open_service(all_games(), SteppedClock())
    text = await played(service, "rest-in-peace")
    assert spoil(text) != text
    with pytest.raises(TableError) as refused:
        await bring(service, BEN, spoil(text))
    assert refused.value.refusal.message_id == message
    await service.close()
