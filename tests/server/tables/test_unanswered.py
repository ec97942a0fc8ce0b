"""Requests that are stored while the store dies, so that its answer is lost: they are done once, and not refused."""

from collections.abc import AsyncIterator

import pytest

from server.duel import games
from server.stepped import SteppedClock, open_service
from veillee.server.messages import ClaimSeat, CreateTable, SeatRequest, SetSeat
from veillee.server.store.base import Append, StoreError
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import Joined, TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.log.entries import SeatSet, Started
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio

ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")


class DyingStore(MemoryStore):
    """Stores what it is given, and dies before it can say so, as often as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.deaths = 0

    async def append(self, append: Append) -> bool:
        stored = await super().append(append)
        if self.deaths and stored:
            self.deaths -= 1
            raise StoreError("the connection was closed in the middle of operation")
        return stored


class QuickClock(SteppedClock):
    """A clock on which the first wait before the store is asked again takes no time."""

    async def sleep(self, seconds: float) -> None:
        if seconds >= 0.1:
            await super().sleep(seconds)


@pytest.fixture
def store() -> DyingStore:
    return DyingStore()


@pytest.fixture
async def api(store: DyingStore) -> AsyncIterator[TableApi]:
    service = await open_service(games(), QuickClock(), store=store)
    yield TableApi(service)
    await service.close()


async def lay(api: TableApi) -> tuple[Joined, Caller]:
    seats = [SeatRequest("human", "Anna"), SeatRequest("open")]
    joined = await api.create(Caller(ANNA, {}, "", ""), CreateTable("duel", {}, seats))
    return joined, Caller(ANNA, joined.secrets, "", "")


async def bodies(api: TableApi, joined: Joined, kind: type) -> int:
    stored = await api.service.store.read(joined.table.id, 0)
    return sum(isinstance(entry.body, kind) for entry in stored)


async def test_a_claim_is_not_told_that_its_own_seat_is_taken(api: TableApi, store: DyingStore) -> None:
    joined, _ = await lay(api)
    before = await bodies(api, joined, SeatSet)
    store.deaths = 1
    claimed = await api.claim(
        Caller(BEN, {}, joined.table.invite, ""), joined.table.id, "right", ClaimSeat(joined.table.invite, "Ben")
    )
    table = (await api.service.need(joined.table.id)).table
    assert Caller(BEN, claimed.secrets, "", "").held(table) == (1,)
    assert await bodies(api, joined, SeatSet) == before + 1


async def test_starting_leaving_and_setting_a_seat_are_done_once(api: TableApi, store: DyingStore) -> None:
    joined, anna = await lay(api)
    before = await bodies(api, joined, SeatSet)
    store.deaths = 1
    await api.set_seat(anna, joined.table.id, "right", SetSeat("bot"))
    assert await bodies(api, joined, SeatSet) == before + 1
    store.deaths = 1
    assert (await api.start(anna, joined.table.id)).status == "playing"
    assert await bodies(api, joined, Started) == 1
    store.deaths = 1
    await api.leave(anna, joined.table.id, "left")
    assert await bodies(api, joined, SeatSet) == before + 3


async def test_whoever_never_got_the_answer_to_a_claim_may_claim_the_same_seat_again(api: TableApi) -> None:
    joined, anna = await lay(api)
    name, claim = joined.table.id, ClaimSeat(joined.table.invite, "Ben")
    lost = await api.claim(Caller(BEN, {}, joined.table.invite, ""), name, "right", claim)
    again = await api.claim(Caller(BEN, {}, joined.table.invite, ""), name, "right", claim)
    table = (await api.service.need(name)).table
    assert Caller(None, again.secrets, "", "").held(table) == (1,)
    assert Caller(None, lost.secrets, "", "").held(table) == ()
    for other in (Caller(Person("eve", "Eve"), {}, joined.table.invite, ""), anna, Caller(BEN, again.secrets, "", "")):
        with pytest.raises(TableError) as refused:
            await api.claim(other, name, "right", claim)
        assert refused.value.refusal.key == "taken"
