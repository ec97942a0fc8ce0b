"""A table with a variant: its options carry it, and a number that cannot be is refused by its field."""

import pytest

from server.stepped import SteppedClock, open_service
from veillee.games.registry import all_games
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio
ANNA = Caller(Person("anna", "Anna"), {}, "", "")
SEATS = [SeatRequest("human", "Anna"), SeatRequest("bot", level="1")]


async def test_a_table_is_played_with_a_variant_and_says_so() -> None:
    api = TableApi(await open_service(all_games(), SteppedClock()))
    joined = await api.create(ANNA, CreateTable("rest-in-peace", {"variant": {"hand": 3}}, SEATS))
    assert joined.table.options == {"variant": {"hand": 3}}
    state = (await api.service.need(joined.table.id)).table.state
    assert state is not None
    assert state.view(0).families[0].hand_size == 3


async def test_a_variant_that_cannot_be_is_refused_by_its_field() -> None:
    api = TableApi(await open_service(all_games(), SteppedClock()))
    with pytest.raises(TableError) as refused:
        await api.create(ANNA, CreateTable("rest-in-peace", {"variant": {"hand": 0}}, SEATS))
    assert "variant.hand" in str(refused.value.refusal.params)
