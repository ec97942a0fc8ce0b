"""Promise 3 in live frames: what a seat may not know is in nothing that its socket, or anybody's request, is sent."""

import asyncio
import random
from typing import Any

import pytest

from playing import random_step
from server.duel import GAME
from server.frames import KEY, House, viewers
from server.stepped import settle
from veillee.core import SPECTATOR, FastRng
from veillee.games.registry import all_games
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import hash_secret
from veillee.server.work.base import Work

pytestmark = pytest.mark.anyio

GAMES = {"duel": GAME, **all_games()}
ASKS = ("look south 3", "look west 1")
SEED, OTHER_SEED = b"\x5a" * 32, b"\xa5" * 32
STEPS = (0, 7, 19)
"""How far the games are played before it is looked what everybody is sent."""
every_game = pytest.mark.parametrize("name", sorted(GAMES))


@pytest.fixture(autouse=True)
def alike_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots guess and choose the same way in every house."""
    monkeypatch.setattr("veillee.server.tables.bot_driver.secrets.randbits", lambda bits: 7)


def options_of(name: str) -> dict[str, Any]:
    return {"cards": 8} if name == "duel" else GAMES[name].examples()[0]


async def play(houses: list[House], rng: FastRng, steps: int) -> bool:
    """Make the same random moves in all houses; tell whether the game still runs."""
    for _ in range(steps):
        state = houses[0].loaded.table.state
        assert state is not None
        if not state.actors():
            return False
        actor, move = random_step(state, rng)
        for house in houses:
            await house.apply(actor, move)
    return bool(houses[0].loaded.table.actors)


def while_it_runs(frames: list[str]) -> list[str]:
    """Return the frames before the end: the last one shows the seed."""
    return [text for text in frames if '"seed"' not in text]


def blank(text: str, house: House) -> str:
    """Take out the commitment, which tells seeds apart and is meant to."""
    return text.replace(house.loaded.table.commitment, "commitment")


@every_game
async def test_what_is_still_to_be_drawn_is_in_nothing_that_is_sent(name: str) -> None:
    """Two houses with one story and two seeds: the piles, decks and dice to come differ, what is sent does not."""
    houses = [await House(GAMES[name], options_of(name), seed, SEED).open() for seed in (SEED, OTHER_SEED)]
    rng = FastRng(11)
    for steps in STEPS:
        if not await play(houses, rng, steps):
            break
        for viewer in viewers(houses[0]):
            told = [[blank(text, house) for text in await house.ask(viewer, True, ASKS)] for house in houses]
            assert told[0] == told[1], viewer
    for viewer in viewers(houses[0]):
        sent = [while_it_runs(house.frames(viewer)) for house in houses]
        assert [blank(text, houses[0]) for text in sent[0]] == [blank(text, houses[1]) for text in sent[1]]
        assert sent[0]
        assert not any(seed.hex() in text for seed in (SEED, OTHER_SEED) for text in (*sent[0], *sent[1]))
    for house in houses:
        await house.close()


@every_game
async def test_worlds_that_a_viewer_cannot_tell_apart_send_it_the_same_frames(name: str) -> None:
    chance = random.Random(name)
    for viewer in (0, SPECTATOR):
        houses = [await House(GAMES[name], options_of(name), SEED).open() for _ in range(2)]
        rng = FastRng(chance.randrange(2**32))
        if not await play(houses, rng, chance.choice(STEPS)):
            rng = FastRng(1)
        who = next(one for one, number in viewers(houses[0]).items() if number == viewer)
        table = houses[1].loaded.table
        assert table.state is not None
        table.state = table.state.determinize(viewer, FastRng(3))
        houses[1].loaded.views.clear()
        told = [await house.ask(who, viewer >= 0, ASKS) for house in houses]
        assert told[0] == told[1]
        for house in houses:
            house.guests[who].send(type="look", seat=who)
        await settle()
        assert houses[0].frames(who)[-1] == houses[1].frames(who)[-1]
        for house in houses:
            await house.close()


@every_game
async def test_what_a_seat_tries_out_is_told_to_nobody_else(name: str) -> None:
    """Previews, refused moves and plans that are not sent yet: the others' frames are those of a quiet house."""
    quiet, busy = [await House(GAMES[name], options_of(name), SEED).open() for _ in range(2)]
    rng = FastRng(5)
    for steps in STEPS:
        if not await play([quiet, busy], rng, steps):
            break
        table = busy.loaded.table
        for seat in table.actors:
            who = table.names[seat]
            assert table.state is not None
            for move in table.state.legal(seat)[:4]:
                answer = await busy.guests[who].ask(type="ask-preview", seat=who, move=move)
                assert answer["type"] in ("preview", "refused")
            await busy.ask(who, asks=ASKS)
            await quiet.clock.advance(busy.clock.now - quiet.clock.now)
            for other in viewers(busy):
                if other != who:
                    assert quiet.frames(other) == busy.frames(other), (who, other)
    for house in (quiet, busy):
        await house.close()


@every_game
async def test_behind_the_cover_a_screen_shows_what_a_stranger_sees(name: str) -> None:
    house = await House(GAMES[name], options_of(name), SEED).open()
    rng = FastRng(2)
    for steps in STEPS:
        if not await play([house], rng, steps):
            break
        covered, stranger = house.guests[house.loaded.table.names[0]], house.guests[""]
        covered.send(type="look", seat="")
        stranger.send(type="look", seat="")
        await settle()
        if covered.messages[-1]["type"] == "snapshot" == stranger.messages[-1]["type"]:
            assert (covered.now, covered.lines) == (stranger.now, stranger.lines)
            assert covered.now["seat"] == ""
            assert covered.now["legal"] == []
        covered.send(type="look", seat=house.loaded.table.names[0])
        await settle()
    await house.close()


class HeldWork(Work):
    """Answers a question when it is told to."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.held: list[Any] = []

    async def run(self, kind: str, question: bytes) -> bytes:
        turn = asyncio.get_running_loop().create_future()
        self.held.append(turn)
        await turn
        return await self.work.run(kind, question)


async def test_a_hint_does_not_come_to_a_screen_that_was_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    house = await House(GAME, {"cards": 8}, SEED).open()
    left = house.guests["left"]
    work = HeldWork(house.service.work)
    monkeypatch.setattr(house.service, "work", work)
    left.send(type="ask-hint", id="h", seat="left")
    await settle()
    left.send(type="look", seat="")
    await settle()
    work.held[0].set_result(None)
    await settle()
    answers = [message for message in left.messages if message.get("id") == "h"]
    assert [answer["message"] for answer in answers] == ["refusal-table-looked-away"]
    await house.close()


async def test_a_hint_does_not_come_to_a_screen_that_looks_from_elsewhere() -> None:
    house = await House(GAME, {"cards": 8}, SEED).open()
    left = house.guests["left"]
    left.send(type="look", seat="")
    answer = await left.ask(type="ask-hint", id="h", seat="left")
    assert answer["message"] == "refusal-table-looked-away"
    await house.close()


async def test_what_nobody_but_the_house_may_know_is_in_no_frame() -> None:
    """Seat secrets and their hashes, people's ids, the signing key, and the seed before the end."""
    house = await House(GAME, {"cards": 2}, SEED).open()
    names = house.loaded.table.names
    canaries = [KEY, *(f"secret of {name}" for name in names), *(hash_secret(f"secret of {name}") for name in names)]
    running = True
    rng = FastRng(4)
    while running:
        sent = [text for viewer in viewers(house) for text in (*house.frames(viewer), *await house.ask(viewer))]
        assert not [word for word in (*canaries, SEED.hex()) for text in sent if word in text]
        running = await play([house], rng, 1)
    sent = [text for viewer in viewers(house) for text in house.frames(viewer)]
    assert any(SEED.hex() in text for text in sent), "it is shown when the game is over"
    assert not [word for word in canaries for text in sent if word in text]
    stranger = Caller(None, {}, "", "")
    assert not stranger.may_see(house.loaded.table, house.service.signer)
    await house.close()


async def test_no_door_is_tried_out_before_the_look() -> None:
    """Pas Vu Pas Pris: whom a keyhole would see is told to nobody, in any phase (PVP-T4)."""
    house = await House(GAMES["pas-vu-pas-pris"], {"players": 2}, SEED).open()
    rng, phases = FastRng(8), set()
    while await play([house], rng, 1):
        state = house.loaded.table.state
        assert state is not None
        if state.phase() in phases:
            continue
        phases.add(state.phase())
        for seat in house.loaded.table.names:
            answer = await house.guests[seat].ask(type="ask-preview", ask="look north 2")
            assert (answer["type"], answer["clause"]) == ("refused", "PVP-T4"), state.phase()
    assert {"plan", "side", "door"} <= phases
    await house.close()
