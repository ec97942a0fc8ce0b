"""Whole games of every title through the table service: no socket, no file, no process, and time moves when told to."""

from typing import Any

import pytest

from server.guest import Guest
from server.stepped import SteppedClock, open_service
from veillee.core import FastRng
from veillee.core.replay import parse_replay, verify
from veillee.games.registry import all_games
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.domain.secrets import Person

pytestmark = pytest.mark.anyio

LIMIT = 600
ABSENCE = 30.0


class Evening:
    """Anna and Ben at one table, bots in the other seats."""

    def __init__(self, game: str) -> None:
        self.game = all_games()[game]
        self.clock = SteppedClock()
        self.rng = FastRng(5)

    async def open(self) -> "Evening":
        options = self.game.examples()[0]
        count = self.game.players(self.game.read_options(options))
        self.service = await open_service(all_games(), self.clock, absence_seconds=ABSENCE)
        people = [SeatRequest("human", "Anna"), SeatRequest("human", "Ben")]
        bots = [SeatRequest("bot", level="1") for _ in range(count - 2)]
        message = CreateTable(self.game.id, options, [*people, *bots], False, ClockRule("move", LIMIT))
        self.person = Person("anna", "Anna")
        joined = await TableApi(self.service).create(Caller(self.person, {}, "", ""), message)
        self.table = joined.table.id
        self.seats = list(joined.secrets)
        self.anna, self.ben = [
            await Guest(self.service, self.clock, Caller(None, {seat: secret}, "", ""), self.table).sit(seat)
            for seat, secret in joined.secrets.items()
        ]
        return self

    def mover(self) -> Guest | None:
        """Return somebody who may move now."""
        return next((guest for guest in (self.anna, self.ben) if guest.now["legal"]), None)

    async def step(self) -> dict[str, Any] | None:
        """Let somebody move, or time pass while bots and dice do."""
        guest = self.mover()
        if guest is None:
            await self.clock.advance(1)
            return None
        state = (await self.service.need(self.table)).table.state
        assert state is not None
        answer = await guest.move(state.random_move(self.seats.index(guest.now["seat"]), self.rng))
        if answer["type"] == "refused":
            await self.clock.advance(0.5)  # a false start in a reaction round
        return answer

    async def play(self, done: Any, most: int = 4000) -> None:
        for _ in range(most):
            if done() or self.anna.now["result"]:
                return
            await self.step()
        raise AssertionError(f"after {most} steps: {self.anna.now['phase']}, {self.anna.now['actors']}")

    def made(self, by: str) -> int:
        return sum(line["type"] == "move" and line["by"] == by for line in self.anna.lines)


@pytest.fixture(params=sorted(all_games()))
async def evening(request: pytest.FixtureRequest) -> Any:
    evening = await Evening(request.param).open()
    yield evening
    for guest in (evening.anna, evening.ben):
        await guest.leave()
    await evening.service.close()


async def test_a_whole_game_is_played_looked_back_at_and_verified(evening: Evening) -> None:
    assert evening.anna.messages[0]["version"] == 1
    assert (await evening.anna.ask(type="chat", text="Bonsoir !"))["type"] == "ok"
    await evening.play(lambda: False)
    assert evening.anna.now["result"] == evening.ben.now["result"]
    api, caller = TableApi(evening.service), Caller(evening.person, {}, "", "")
    replay = parse_replay((await api.replay(caller, evening.table, "")).text)
    assert replay.seed == evening.anna.now["result"]["seed"]
    assert verify(evening.game, replay) == evening.made("chance")
    film = await api.film(caller, evening.table, evening.seats[0])
    assert len(film.frames) == len(replay.moves) + 1
    assert [line["text"] for line in evening.ben.lines if line["type"] == "chat"] == ["Bonsoir !"]
    assert (await evening.anna.move("anything"))["message"] == "refusal-table-over"


async def test_a_game_goes_on_after_a_restart_with_the_same_bytes(evening: Evening) -> None:
    await evening.play(lambda: evening.anna.seq > 40)
    before = [(guest.seq, guest.now["view"], guest.lines) for guest in (evening.anna, evening.ben)]
    assert all(len(lines) > 20 for _, _, lines in before)
    for guest in (evening.anna, evening.ben):
        await guest.leave()
    await evening.service.close()
    evening.service = await open_service(all_games(), evening.clock, evening.service.store, absence_seconds=ABSENCE)
    for guest, seat in zip((evening.anna, evening.ben), evening.seats):
        guest.seq, guest.lines = 0, []
        await guest.sit(seat, evening.service)
    await evening.clock.advance(3)  # a reaction round is shown when its dice have rolled
    for guest, (seq, view, lines) in zip((evening.anna, evening.ben), before):
        assert guest.lines[: len(lines)] == lines
        assert guest.seq > seq or guest.now["view"] == view  # a bot may have moved already
    start = evening.anna.seq
    await evening.play(lambda: evening.anna.seq > start + 5)


async def test_the_clock_moves_for_whoever_does_not(evening: Evening) -> None:
    await evening.play(lambda: evening.anna.now["legal"] and evening.anna.seq > 10)
    assert evening.made("clock") == 0
    left = evening.anna.now["clock"]["left_ms"] / 1000
    await evening.clock.advance(left - 1)
    assert evening.made("clock") == 0, evening.anna.now
    await evening.clock.advance(4)  # the start of a reaction round is shown when its dice have rolled
    assert evening.made("clock") > 0, evening.anna.now
    loaded = await evening.service.need(evening.table)
    assert all(position == loaded.table.position for position, _ in loaded.thinking)


async def test_a_bot_stands_in_for_somebody_who_has_gone_until_they_come_back(evening: Evening) -> None:
    await evening.play(lambda: evening.anna.seq > 10)
    anna, ben = evening.anna, evening.ben
    await ben.leave()
    vote = {"type": "vote-bot", "target": evening.seats[1]}
    assert (await anna.ask(**vote))["message"] == "refusal-table-not-gone"
    await evening.clock.advance(ABSENCE)
    assert (await anna.ask(**vote))["type"] == "ok"
    assert [line["why"] for line in anna.lines if line["type"] == "seat"][-1] == "stand-in"
    ben.now["legal"] = []
    made = evening.made("bot")
    await evening.play(lambda: evening.made("bot") > made + 2)
    await ben.sit(evening.seats[1])
    await evening.clock.advance(3)  # a reaction round is shown when its dice have rolled
    assert any(line["type"] == "seat" and line["why"] == "return" for line in ben.lines)
    await evening.play(lambda: ben.now["legal"])
    assert (await ben.ask(type="chat", text="Me revoilà"))["type"] == "ok"


async def test_a_move_is_taken_back_when_the_other_agrees_and_nothing_was_revealed(evening: Evening) -> None:
    asked = 0
    while not evening.anna.now["result"] and asked < 60:
        guest = evening.mover()
        seq = evening.anna.seq
        answer = await evening.step()
        if guest is None or answer is None or answer["type"] != "ok" or evening.anna.seq == seq:
            continue
        if not guest.now["may_take_back"]:
            continue
        asked += 1
        asking = await guest.ask(type="ask-takeback")
        if asking["type"] == "refused":
            assert asking["message"] in ("refusal-table-revealed", "refusal-table-nothing-to-take-back")
            continue
        other = evening.ben if guest is evening.anna else evening.anna
        assert other.now["takeback"]["waiting"] == [other.now["seat"]]
        assert (await other.ask(type="answer-takeback", agree=True))["type"] == "ok"
        assert guest.messages[-1]["type"] == "snapshot"
        assert not any(line["seq"] == answer["seq"] for line in guest.lines)
        return
    assert evening.game.id in ("pas-touche", "rest-in-peace"), "a move that reveals nothing can be taken back"
