"""Who is called back, when, and who is not: people who are there, who said stop, whose device was removed."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from server.evenings.room import Friend, House, open_house
from server.guest import Guest
from server.stepped import settle
from veillee.server.messages import ClaimSeat, CreateTable, SeatRequest, Subscribe
from veillee.server.notices.crier import Crier
from veillee.server.notices.domain.entries import Subscribed
from veillee.server.notices.domain.subscriptions import MOST_SUBSCRIPTIONS
from veillee.server.notices.service import WAITS, Delivery, NoticeService
from veillee.server.store.base import Store
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio
ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")
PATIENCE = 20.0


class Bag:
    """A courier that keeps what it is given."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.answers: dict[str, Delivery] = {}

    async def key(self, store: Store) -> str:
        return "key"

    def accepts(self, subscription: Subscribed) -> bool:
        return True

    async def deliver(self, subscription: Subscribed, payload: bytes, tag: str) -> Delivery:
        self.sent.append((subscription.endpoint, msgspec.json.decode(payload)))
        return self.answers.get(subscription.endpoint, "delivered")

    def told(self) -> list[tuple[str, str]]:
        """Return who was called where to, and forget it."""
        told = [(endpoint, call["page"]) for endpoint, call in self.sent]
        self.sent.clear()
        return told


class Town:
    """A house whose people may be called."""

    def __init__(self, house: House) -> None:
        self.house, self.clock, self.tables = house, house.clock, house.service.tables
        self.bag = Bag()
        self.notices = NoticeService(self.tables, self.bag)
        self.api = TableApi(self.tables)
        Crier(self.notices, house.service)

    async def subscribe(self, person: Person, endpoint: str = "") -> None:
        await self.notices.subscribe(person, Subscribe(endpoint or person.id, "", "", "en"))

    async def duel(self) -> str:
        """Seat Anna, who is to move, and Ben."""
        anna = await self.api.create(Caller(ANNA, {}, "", ""), CreateTable("duel", {}, [SeatRequest("human", "Anna")]))
        table = anna.table
        await self.api.claim(Caller(BEN, {}, table.invite, ""), table.id, "right", ClaimSeat(table.invite))
        await self.api.start(Caller(BEN, {}, "", ""), table.id)
        return table.id

    async def sit(self, person: Person, table: str, seat: str) -> Guest:
        return await Guest(self.tables, self.clock, Caller(person, {}, "", ""), table).sit(seat)


@pytest.fixture
async def town() -> AsyncIterator[Town]:
    house = await open_house()
    yield Town(house)
    await house.close()


async def test_a_turn_is_called_once_after_some_patience(town: Town) -> None:
    await town.subscribe(ANNA)
    table = await town.duel()
    await town.clock.advance(PATIENCE - 1)
    assert town.bag.told() == []
    await town.clock.advance(2)
    assert town.bag.told() == [("anna", f"/t/{table}")]
    await town.clock.advance(5 * PATIENCE)
    assert town.bag.told() == []


async def test_who_is_at_the_table_or_comes_in_time_is_not_called(town: Town) -> None:
    await town.subscribe(ANNA)
    await town.subscribe(BEN)
    table = await town.duel()
    await town.clock.advance(PATIENCE / 2)
    anna = await town.sit(ANNA, table, "left")
    await town.clock.advance(PATIENCE)
    assert town.bag.told() == []
    while anna.now["actors"] == ["left"]:
        await anna.move(anna.now["legal"][-1])
    await town.clock.advance(PATIENCE + 1)
    assert town.bag.told() == [("ben", f"/t/{table}")]
    await anna.leave()


async def test_one_touch_ends_it_and_a_removed_device_is_not_called(town: Town) -> None:
    for device in ("", "phone", "tablet"):
        await town.subscribe(Person("anna", "Anna", device), f"at-{device}")
    await town.notices.stop("anna", "at-")
    await town.notices.stop("anna", "never there")
    town.tables.barred = lambda person: person.device == "phone"
    table = await town.duel()
    await town.clock.advance(PATIENCE + 1)
    assert town.bag.told() == [("at-tablet", f"/t/{table}")]


async def test_a_service_that_does_not_answer_is_tried_again_and_a_browser_that_is_gone_is_forgotten(
    town: Town,
) -> None:
    await town.subscribe(ANNA, "gone")
    await town.subscribe(ANNA, "busy")
    town.bag.answers = {"gone": "gone", "busy": "later"}
    await town.duel()
    await town.clock.advance(PATIENCE + 1)
    assert [who for who, _ in town.bag.told()] == ["gone", "busy"]
    await town.clock.advance(sum(WAITS) + 1)
    assert [who for who, _ in town.bag.told()] == ["busy"] * len(WAITS)
    town.bag.answers = {}
    await town.duel()
    await town.clock.advance(PATIENCE + 1)
    assert [who for who, _ in town.bag.told()] == ["busy"]


async def test_of_too_many_browsers_the_oldest_is_forgotten(town: Town) -> None:
    for number in range(MOST_SUBSCRIPTIONS + 1):
        await town.subscribe(ANNA, str(number))
    await town.duel()
    await town.clock.advance(PATIENCE + 1)
    assert [who for who, _ in town.bag.told()] == [str(number) for number in range(1, MOST_SUBSCRIPTIONS + 1)]


async def test_a_rematch_calls_those_who_have_gone(town: Town) -> None:
    table = await town.duel()
    seats = [await town.sit(ANNA, table, "left"), await town.sit(BEN, table, "right")]
    while not seats[0].now["result"]:
        mover = next(guest for guest in seats if guest.now["seat"] in guest.now["actors"])
        await mover.move(mover.now["legal"][-1])
    await seats[1].leave()
    await town.subscribe(BEN)
    await town.subscribe(ANNA)
    await town.api.rematch(Caller(ANNA, {}, "", ""), table)
    await settle()
    assert town.bag.told() == [("ben", f"/t/{table}")]


async def test_an_evening_that_goes_on_calls_those_who_are_not_in_the_room(town: Town) -> None:
    anna, ben = await Friend(town.house, "Anna").open(), Friend(town.house, "Ben")
    await ben.come(anna)
    for friend in (anna, ben):
        await town.subscribe(friend.person)
    await ben.go()
    await anna.do("close")
    assert town.bag.told() == []
    await anna.do("reopen")
    assert town.bag.told() == [(ben.person.id, f"/e/{anna.evening}")]
    await anna.do("propose", game="duel", chairs=[{"person": anna.me}, {"person": ben.me}])
    assert town.bag.told() == [(ben.person.id, f"/e/{anna.evening}")]
