"""The games of an evening: proposing, agreeing, beginning, two tables, stand-ins, points."""

import asyncio

import pytest

from server.evenings.room import Friend, House, open_house, play_out
from server.stepped import settle
from veillee.games.registry import all_games
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.points import shares, shown
from veillee.server.store.memory import MemoryStore

pytestmark = pytest.mark.anyio


async def test_everybody_who_plays_is_seated_without_another_link_and_the_rest_watch(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben, carla = await Friend(house, "Ben").come(anna), await Friend(house, "Carla").come(anna)
    table = await anna.play(anna, ben)
    for friend in (anna, ben, carla):
        await friend.enter(table)
    assert (anna.table["seat"], ben.table["seat"], carla.table["seat"]) == ("left", "right", "")
    assert len(anna.table["view"]["hand"]) == len(ben.table["view"]["hand"]) == 3
    assert carla.table["view"]["hand"] == []
    hand = ben.table["view"]["hand"][0]
    assert not any(hand in str(message) for friend in (anna, carla) for message in friend.messages)
    assert (await carla.ask("move", seat="left", move="peek"))["message"] == "refusal-table-not-yours"


async def test_a_game_begins_when_everybody_on_its_chairs_has_agreed(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben, carla = await Friend(house, "Ben").come(anna), await Friend(house, "Carla").come(anna)
    proposal = await ben.do("propose", game="duel", chairs=[{"person": "g2"}])
    assert ben.parts["proposals"][0]["agreed"] == ["g2"]
    assert await carla.refused("begin", proposal=proposal) == "evening-not-host"
    await carla.do("agree", proposal=proposal)
    assert anna.parts["proposals"] == []
    game = anna.parts["games"][0]
    assert [seat["person"] for seat in game["seats"]] == ["g2", "g3"]
    assert [line["type"] for line in anna.lines[-3:]] == ["propose", "answer", "begin"]


async def test_somebody_who_declines_frees_the_chair_and_the_proposer_begins_with_a_bot(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben, carla = await Friend(house, "Ben").come(anna), await Friend(house, "Carla").come(anna)
    wanted = [{"person": "g2"}, {"person": "g3"}]
    proposal = await ben.do("propose", game="duel", chairs=wanted, level="4")
    assert await ben.refused("begin", proposal=proposal) == "evening-not-agreed"
    assert await anna.refused("agree", proposal=proposal) == "evening-no-chair"
    await carla.do("decline", proposal=proposal)
    assert anna.parts["proposals"][0]["declined"] == ["g3"]
    await ben.do("begin", proposal=proposal)
    seats = anna.parts["games"][0]["seats"]
    assert [(seat["person"], seat["level"]) for seat in seats] == [("g2", ""), ("", "4")]


async def test_two_people_who_begin_different_games_at_once_get_two_tables_or_a_sentence(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    both = [{"person": "g1"}, {"person": "g2"}]
    first = await anna.do("propose", game="duel", chairs=both)
    second = await ben.do("propose", game="duel", chairs=both)
    answers = await asyncio.gather(ben.ask("agree", proposal=first), anna.ask("agree", proposal=second))
    assert sorted(answer["type"] for answer in answers) == ["ok", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["message"] == "refusal-evening-playing"
    await settle()
    assert len(anna.parts["games"]) == 1


async def test_more_people_than_a_game_has_seats_play_at_two_tables_at_once(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    friends = [anna, *[await Friend(house, name).come(anna) for name in ("Ben", "Carla", "Dan")]]
    one = await anna.play(friends[0], friends[1])
    two = await anna.play(friends[2], friends[3])
    assert [game["status"] for game in friends[3].parts["games"]] == ["playing", "playing"]
    await house.clock.advance(1)
    assert set(anna.presence["acting"]) == {one, two}
    await friends[2].enter(two)
    assert friends[2].table["seat"] == "left"
    await friends[2].enter(one)
    assert friends[2].table["seat"] == ""
    kinds = [message["type"] for message in friends[2].messages if message["type"] in ("entered", "exited")]
    assert kinds == ["entered", "exited", "entered"]
    await friends[2].do("exit")
    before = len(friends[2].messages)
    await friends[0].enter(one)
    await friends[0].ask("move", seat="left", move=friends[0].table["legal"][0])
    await settle()
    assert not [m for m in friends[2].messages[before:] if m["type"] in ("snapshot", "update", "presence")]


async def test_a_game_brings_points_and_everybody_hears_of_it_in_the_room(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben, carla = await Friend(house, "Ben").come(anna), await Friend(house, "Carla").come(anna)
    table = await anna.play(anna, ben)
    await anna.enter(table)
    await ben.enter(table)
    await play_out(anna, ben)
    game = carla.game(table)
    assert (game["status"], game["reason"]) == ("over", "DUEL-3")
    assert sum(seat["points"] for seat in game["seats"]) == 6
    assert sum(carla.points().values()) == 6
    winner = next(seat for seat in game["seats"] if seat["won"])
    line = carla.parts["score"][0]
    assert (line["person"], line["points"], line["rank"]) == (winner["person"], 6, 1)
    assert line["games"] == [{"game": "duel", "played": 1, "won": 1, "points": 6}]
    assert line["nights"] == [{"night": 1, "points": 6}]
    assert carla.parts["suggestions"][0]["message"] in ("suggest-fits", "suggest-bots")


async def test_what_somebody_carried_from_a_game_comes_along_to_whatever_seat(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    table = await anna.play(anna, ben)
    await anna.enter(table)
    await ben.enter(table)
    await play_out(anna, ben)
    scores = [seat["score"] for seat in anna.game(table)["seats"]]
    again = await anna.play("1", anna)
    assert anna.game(again)["options"]["before"] == [0, scores[0]]


async def test_a_bot_that_finishes_somebodys_game_wins_points_for_the_person(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    table = await anna.play(anna, ben)
    await anna.enter(table)
    await ben.go()  # the laptop is closed in mid-game
    await house.clock.advance(40)
    assert (await anna.ask("vote-bot", seat="left", target="right"))["type"] == "ok"
    await play_out(anna)
    seat = anna.game(table)["seats"][1]
    assert (seat["person"], seat["stand_in"]) == ("g2", True)
    assert seat["points"] is not None
    assert set(anna.points()) == {"Anna", "Ben"}


async def test_whoever_comes_back_is_where_the_game_is_and_takes_the_seat_back_from_the_bot(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    table = await anna.play(anna, ben, options={"cards": 40})
    await anna.enter(table)
    await ben.go()
    await house.clock.advance(40)
    await anna.ask("vote-bot", seat="left", target="right")
    assert anna.game(table)["seats"][1]["stand_in"] is True
    phone = await Friend(house, "Ben", ben.person).come(anna)
    await phone.enter(table)
    assert phone.table["seat"] == "right"
    assert anna.game(table)["seats"][1]["stand_in"] is False


async def test_an_abandoned_game_brings_nobody_points_and_says_so(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben, carla = await Friend(house, "Ben").come(anna), await Friend(house, "Carla").come(anna)
    table = await anna.play(anna, ben)
    assert await carla.refused("abandon", table=table) == "evening-not-player"
    assert await anna.refused("close") == "evening-still-playing"
    await ben.do("abandon", table=table)
    assert (carla.game(table)["status"], carla.lines[-1]["type"]) == ("abandoned", "abandon")
    assert await ben.refused("abandon", table=table) == "evening-game-over"
    await anna.enter(table)
    await ben.enter(table)
    await play_out(anna, ben)
    assert carla.game(table)["seats"][0]["points"] is None
    assert carla.points() == {}
    await anna.play(anna, ben)  # they are free for another one
    assert [game["status"] for game in carla.parts["games"]] == ["abandoned", "playing"]


async def test_a_child_with_twenty_proposals_hears_a_sentence(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    child = await Friend(house, "Léo").come(anna)
    answers = [await child.ask("propose", game="duel", chairs=[{"person": "g2"}]) for _ in range(20)]
    assert [answer["type"] for answer in answers].count("ok") == limits.OWN_PROPOSALS
    assert answers[-1]["message"] == "refusal-evening-own-proposals"
    await child.do("withdraw", proposal=answers[0]["seq"])
    await child.do("propose", game="duel", chairs=[{"person": "g2"}])
    for proposal in [each["id"] for each in anna.parts["proposals"]]:
        await anna.do("withdraw", proposal=proposal)
    assert child.parts["proposals"] == []


async def test_proposals_that_cannot_be_played_are_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await Friend(house, "Anna").open()
    assert await anna.refused("propose", game="chess") == "table-no-game"
    assert await anna.refused("propose", game="duel", options={"cards": "x"}) == "table-options"
    assert (await anna.ask("propose", game="duel", options={"cards": 99}))["clause"] == "DUEL-4"
    assert await anna.refused("propose", game="duel", chairs=[{}, {}, {}]) == "table-seats"
    assert await anna.refused("propose", game="duel", chairs=[{"person": "g1"}, {"person": "g1"}]) == (
        "evening-two-chairs"
    )
    assert await anna.refused("propose", game="duel", chairs=[{"person": "g7"}]) == "evening-no-person"
    assert await anna.refused("propose", game="duel", chairs=[{"level": "1"}, {"level": "2"}]) == "evening-nobody"
    assert await anna.refused("propose", game="duel", chairs=[{"level": "99"}]) == "table-no-level"
    assert await anna.refused("begin", proposal=77) == "evening-no-proposal"
    empty = await anna.do("propose", game="duel")
    assert await anna.refused("begin", proposal=empty) == "evening-nobody"
    monkeypatch.setattr(limits, "GAMES", 0)
    assert await anna.refused("propose", game="duel") == "evening-games"
    monkeypatch.setattr(limits, "OPEN_PROPOSALS", 1)
    monkeypatch.setattr(limits, "GAMES", 1)
    assert await anna.refused("propose", game="duel") == "evening-proposals"


async def test_those_on_the_bench_sit_one_game_out(house: House) -> None:
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    carla = await Friend(house, "Carla").come(anna)
    await carla.do("set-wish", wish="bench")
    await house.clock.advance(1)
    assert [chair["person"] for chair in anna.parts["suggestions"][0]["chairs"]] == ["g1", "g2"]
    await anna.play(anna, ben)
    assert [person["wish"] for person in anna.parts["people"]] == ["play", "play", "play"]


async def test_the_room_suggests_what_fits_those_who_are_here_and_the_time_that_is_left() -> None:
    house = await open_house(found=all_games())
    anna = await Friend(house, "Anna").open()
    await house.clock.advance(1)
    alone = anna.parts["suggestions"]
    assert alone
    assert all(sum(bool(chair["level"]) for chair in each["chairs"]) >= 1 for each in alone)
    for name in ("Ben", "Carla", "Dan", "Eve"):
        await Friend(house, name).come(anna)
    await house.clock.advance(1)
    best = anna.parts["suggestions"][0]
    assert (len(best["chairs"]), best["message"]) == (5, "suggest-new")
    assert {chair["level"] for chair in best["chairs"]} == {""}
    await anna.do("set-until", until=house.clock.now + 60)
    assert {each["message"] for each in anna.parts["suggestions"]} == {"suggest-long"}
    await house.close()


async def test_a_server_that_starts_again_finds_everything_and_lays_what_was_not_laid() -> None:
    store = MemoryStore()
    house = await open_house(store=store)
    anna = await Friend(house, "Anna").open()
    ben = await Friend(house, "Ben").come(anna)
    table = await anna.play(anna, ben)
    await anna.enter(table)
    await ben.enter(table)
    await play_out(anna, ben)
    points = anna.points()
    proposal = await anna.do("propose", game="duel", chairs=[{"person": "g1"}, {"person": "g2"}])

    async def fails(*_: object) -> None:
        raise asyncio.CancelledError  # the server dies between the evening's log and the table

    house.service._table = fails  # type: ignore[method-assign, assignment]
    anna.send(type="begin", id="begin", proposal=proposal)
    await settle()
    again = await open_house(house.clock, store)
    await anna.connect(again)
    assert anna.points() == points
    assert [game["status"] for game in anna.parts["games"]] == ["over", "playing"]
    await anna.enter(anna.parts["games"][1]["table"])
    assert anna.table["seat"] == "left"
    assert (await anna.ask("begin", id="begin", proposal=proposal))["type"] == "ok"
    await again.close()
    await house.close()


async def test_two_servers_show_the_same_evening() -> None:
    store = MemoryStore()
    here = await open_house(store=store)
    there = await open_house(here.clock, store)
    anna = await Friend(here, "Anna").open()
    ben = Friend(there, "Ben")
    ben.evening, ben.invite = anna.evening, anna.invite
    await ben.come(anna)
    await anna.do("speak", text="Bonsoir")
    await here.clock.advance(1.5)  # no bus between them: they poll
    assert [line["text"] for line in ben.lines if line["type"] == "words"] == ["Bonsoir"]
    table = await anna.play(anna, ben) if len(anna.parts["people"]) == 2 else ""
    await here.clock.advance(1.5)
    assert [game["table"] for game in ben.parts["games"]] == [table]
    await ben.enter(table)
    await anna.enter(table)
    for _ in range(40):
        for friend in (anna, ben):
            if friend.table["legal"]:
                await friend.ask("move", seat=friend.table["seat"], move=friend.table["legal"][0])
        await here.clock.advance(1.5)
    assert anna.game(table)["status"] == ben.game(table)["status"] == "over"
    assert anna.points() == ben.points()
    await there.close()
    await here.close()


def test_points_are_shared_out_by_rank() -> None:
    assert [shown(each) for each in shares((1.0, -1.0))] == [6, 0]
    assert [shown(each) for each in shares((0.0, 0.0))] == [3, 3]
    assert [shown(each) for each in shares((1.0, 0.0, -1.0))] == [6, 3, 0]
    assert [shown(each) for each in shares((1.0, -1.0, -1.0, -1.0, -1.0))] == [6, 2.25, 2.25, 2.25, 2.25]
    assert sum(shares((3.0, 1.0, 1.0, 0.0, -2.0, -2.0))) == 18
