"""What became of a person's games: how each ended, and what they come to."""

import pytest

from server.duel import games
from server.guest import Guest
from server.stepped import SteppedClock, open_service
from veillee.core import Outcome
from veillee.server.messages import ClaimSeat, CreateTable, SeatRequest, TableCard
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.history import places
from veillee.server.tables.service import TableService

pytestmark = pytest.mark.anyio

ANNA, BEN = Person("anna", "Anna"), Person("ben", "Ben")
SUPPER = 400.0


class House:
    """Anna and Ben, and the duels they fight."""

    def __init__(self, service: TableService, clock: SteppedClock) -> None:
        self.service, self.clock, self.api = service, clock, TableApi(service)

    async def duel(self, pace: float, pause: float = 0.0) -> str:
        """Play a duel of Anna and Ben to its end, `pace` seconds a move; it may rest before the first."""
        made = await self.api.create(Caller(ANNA, {}, "", ""), CreateTable("duel", {}, [SeatRequest("human", "Anna")]))
        table = made.table.id
        joined = await self.api.claim(Caller(BEN, {}, made.table.invite, ""), table, "right", ClaimSeat(name="Ben"))
        await self.api.start(Caller(None, dict(made.secrets), "", ""), table)
        guests = [
            await Guest(self.service, self.clock, Caller(None, dict(secrets), "", ""), table).sit(seat)
            for seat, secrets in (("left", made.secrets), ("right", joined.secrets))
        ]
        await self.play(guests, pace, pause)
        return table

    async def at_one_screen(self) -> None:
        """Let both play a duel on Anna's screen."""
        seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
        made = await self.api.create(Caller(ANNA, {}, "", ""), CreateTable("duel", {}, seats))
        guests = [
            await Guest(self.service, self.clock, Caller(None, {seat: secret}, "", ""), made.table.id).sit(seat)
            for seat, secret in made.secrets.items()
        ]
        await self.play(guests, 1.0)

    async def play(self, guests: list[Guest], pace: float, pause: float = 0.0) -> None:
        while guests[0].now["result"] is None:
            mover = next(guest for guest in guests if guest.now["legal"])
            await self.clock.advance(pace + pause)
            pause = 0.0
            await mover.move(mover.now["legal"][0])

    async def card(self, person: Person, table: str) -> TableCard:
        return next(card for card in (await self.api.my_tables(person)).tables if card.id == table)


@pytest.fixture
async def house() -> House:
    clock = SteppedClock()
    return House(await open_service(games(), clock), clock)


async def test_a_finished_game_says_who_won_with_what(house: House) -> None:
    table = await house.duel(pace=2.0)
    ending = (await house.card(ANNA, table)).ending
    assert ending is not None
    left, right = ending.scores["left"], ending.scores["right"]
    assert left + right == 3
    winner, loser = ("left", "right") if left > right else ("right", "left")
    assert ending.winners == [winner]
    assert ending.places == {winner: 1, loser: 2}
    assert ending == (await house.card(BEN, table)).ending


async def test_a_running_game_has_no_ending_and_counts_nowhere(house: House) -> None:
    seats = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
    made = await house.api.create(Caller(ANNA, {}, "", ""), CreateTable("duel", {}, seats))
    assert (await house.card(ANNA, made.table.id)).ending is None
    assert (await house.api.history(ANNA)).games == []


async def test_the_figures_count_wins_the_longest_and_the_closest(house: House) -> None:
    tables = [await house.duel(pace=pace) for pace in (5.0, 90.0, 20.0)]
    cards = [await house.card(ANNA, table) for table in tables]
    endings = [card.ending for card in cards if card.ending is not None]
    (anna,) = (await house.api.history(ANNA)).games
    (ben,) = (await house.api.history(BEN)).games
    assert (anna.game, anna.played, ben.played, anna.one_screen) == ("duel", 3, 3, 0)
    assert anna.won == sum(ending.winners == ["left"] for ending in endings)
    assert anna.won + ben.won == 3
    assert anna.longest.table == tables[1]
    assert anna.longest.amount == endings[1].seconds == pytest.approx(6 * 90, abs=90)
    assert anna.closest is not None
    assert anna.closest.amount == min(abs(ending.scores["left"] - ending.scores["right"]) for ending in endings)


async def test_a_long_pause_between_two_moves_does_not_make_a_game_long(house: House) -> None:
    table = await house.duel(pace=5.0, pause=SUPPER)
    ending = (await house.card(ANNA, table)).ending
    assert ending is not None
    assert ending.seconds <= 6 * 5.0


async def test_nobody_can_tell_who_won_at_one_screen(house: House) -> None:
    await house.at_one_screen()
    (anna,) = (await house.api.history(ANNA)).games
    assert (anna.played, anna.won, anna.one_screen) == (0, 0, 1)
    assert (await house.api.history(BEN)).games == []


async def test_figures_outlive_the_table_in_memory(house: House) -> None:
    await house.duel(pace=5.0)
    before = await house.api.history(ANNA)
    house.service.tables.clear()
    assert await house.api.history(ANNA) == before  # remembered
    assert house.service.tables == {}
    assert await TableApi(house.service).history(ANNA) == before  # read from the log


@pytest.mark.parametrize(
    ("outcome", "expected"),
    [
        (Outcome((1,), (-1.0, 1.0, -1.0), "", (4, 7, 6)), [3, 1, 2]),
        (Outcome((0,), (1.0, -1.0, -1.0), ""), [1, 2, 2]),
        (Outcome((), (0.0, 0.0), "", (9, 9)), [1, 1]),
        (Outcome((0,), (1.0, -1.0), "", (9, 9)), [1, 2]),
    ],
)
def test_places_follow_the_game_then_the_score(outcome: Outcome, expected: list[int]) -> None:
    assert places(outcome) == expected
