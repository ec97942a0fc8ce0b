"""The riddle of the day for everybody in the room: one answer each, judged by the server; who finds it first."""

from typing import Any

import msgspec
import pytest

from server.evenings.room import Friend, House, open_house
from veillee.games.riddles import place_of_day, riddle_of_day
from veillee.server.store.memory import MemoryStore

pytestmark = pytest.mark.anyio


def day_of(house: House) -> int:
    return int(house.clock.time() // 86400)


def right(house: House) -> int:
    found = riddle_of_day(day_of(house))
    assert found is not None
    return found[1].best


def wrong(house: House) -> int:
    return 0 if right(house) else 1


@pytest.fixture
async def friends(house: House) -> list[Friend]:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    wall = await Friend(house, "", screen=True).watch(anna)
    return [anna, ben, wall]


async def test_who_finds_it_first_is_told_with_the_reason(house: House, friends: list[Friend]) -> None:
    anna, ben, wall = friends
    number = await anna.do("pose-riddle", day=day_of(house))
    game, riddle = riddle_of_day(day_of(house)) or ("", None)
    assert riddle is not None
    shown = wall.parts["riddle"]
    assert (shown["number"], shown["game"], shown["kind"], shown["view"]) == (number, game, riddle.kind, riddle.view)
    assert shown["answers"] == [answer.move for answer in riddle.answers]
    await anna.do("answer-riddle", riddle=number, answer=wrong(house))
    assert ben.parts["riddle"]["answered"] == ["g1"]
    assert ben.parts["riddle"]["ended"] is None
    assert await anna.refused("answer-riddle", riddle=number, answer=riddle.best) == "evening-riddle-answered"
    await house.clock.advance(30)
    await ben.do("answer-riddle", riddle=number, answer=riddle.best)
    for friend in friends:
        over = friend.parts["riddle"]
        assert over["finder"] == "g2"
        assert over["ended"] - over["at"] >= 30
        assert over["solution"]["best"] == riddle.best
        assert over["solution"]["reason"] == msgspec.to_builtins(riddle.reason)
        assert over["solution"]["given"] == [
            {"person": "g1", "answer": wrong(house)},
            {"person": "g2", "answer": riddle.best},
        ]
    late = await Friend(house, "Chloé").come(anna)
    assert await late.refused("answer-riddle", riddle=number, answer=riddle.best) == "evening-riddle-over"
    await anna.do("close-riddle")
    assert [friend.parts["riddle"] for friend in (*friends, late)] == [None] * 4
    assert ben.points() == {}


async def test_nobody_is_sent_the_answer_before_it_is_over(house: House, friends: list[Friend]) -> None:
    anna, ben, wall = friends
    number = await anna.do("pose-riddle", day=day_of(house))
    await ben.do("answer-riddle", riddle=number, answer=wrong(house))
    late = await Friend(house, "Chloé").come(anna)
    for friend in (anna, ben, wall, late):
        told = [part for message in friend.messages for part in _parts(message)]
        assert told
        assert all(part["solution"] is None for part in told)
        assert not any(key in str(friend.messages) for key in ("'best'", "'values'", "'scenes'", "'reason': {"))
        assert "'answer':" not in str(friend.lines)


def _parts(message: dict[str, Any]) -> list[dict[str, Any]]:
    part = message.get("parts", {}).get("riddle")
    return [part] if part else []


async def test_it_is_over_when_nobody_here_is_left_to_answer(house: House, friends: list[Friend]) -> None:
    anna, ben, _ = friends
    number = await anna.do("pose-riddle", day=day_of(house))
    await ben.do("answer-riddle", riddle=number, answer=wrong(house))
    assert not anna.parts["riddle"]["solution"]
    await anna.do("answer-riddle", riddle=number, answer=wrong(house))
    assert anna.parts["riddle"]["finder"] == ""
    assert anna.parts["riddle"]["solution"]["best"] == right(house)
    assert [line["type"] for line in ben.lines][-2:] == ["riddle-answer", "riddle-show"]


async def test_the_host_asks_shows_and_puts_away_and_nobody_else(house: House, friends: list[Friend]) -> None:
    anna, ben, wall = friends
    today = day_of(house)
    assert await ben.refused("pose-riddle", day=today) == "evening-not-host"
    assert await wall.refused("pose-riddle", day=today) == "evening-screen"
    assert await anna.refused("pose-riddle", day=today + 3) == "evening-riddle-day"
    assert await anna.refused("close-riddle") == "evening-no-riddle"
    number = await anna.do("pose-riddle", day=today)
    assert await wall.refused("answer-riddle", riddle=number, answer=0) == "evening-screen"
    assert await ben.refused("answer-riddle", riddle=number, answer=99) == "evening-no-answer"
    assert await ben.refused("show-riddle", riddle=number) == "evening-not-host"
    await anna.do("show-riddle", riddle=number)
    assert ben.parts["riddle"]["solution"]["best"] == right(house)
    assert await ben.refused("close-riddle") == "evening-not-host"
    await anna.do("close-riddle")
    assert anna.parts["evening"]["riddle_day"] == today
    assert await anna.refused("pose-riddle", day=today) == "evening-riddle-known"


async def test_a_game_that_begins_puts_it_away_and_none_is_asked_meanwhile(house: House, friends: list[Friend]) -> None:
    anna, ben, wall = friends
    await anna.do("pose-riddle", day=day_of(house))
    await anna.play(anna, ben)
    assert wall.parts["riddle"] is None
    assert await anna.refused("pose-riddle", day=day_of(house) + 1) == "evening-still-playing"


async def test_it_goes_on_after_a_restart() -> None:
    store = MemoryStore()
    first = await open_house(store=store)
    anna = await Friend(first, "Anna").open()
    ben = await Friend(first, "Ben").come(anna)
    number = await anna.do("pose-riddle", day=day_of(first))
    await anna.do("answer-riddle", riddle=number, answer=wrong(first))
    before = anna.parts["riddle"]
    await first.close()
    second = await open_house(clock=first.clock, store=store)
    await anna.connect(second)
    await ben.connect(second)
    assert ben.parts["riddle"] == before
    assert await anna.refused("answer-riddle", riddle=number, answer=right(second)) == "evening-riddle-answered"
    await ben.do("answer-riddle", riddle=number, answer=right(second))
    assert anna.parts["riddle"]["finder"] == ben.me
    await second.close()


def test_a_day_has_the_same_riddle_here_and_on_the_page() -> None:
    assert place_of_day(20775, 3, 300) == 125  # as in collection.ts
