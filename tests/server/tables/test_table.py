"""A table in use: moves, chat, one screen, take-back, hints, stand-ins, spectators."""

import asyncio

import pytest

from server.client import duel, play_alone, play_on
from server.conftest import Opens
from server.duel import GAME
from server.services import Server
from veillee.core.replay import parse_replay, verify
from veillee.texts import texts_for

pytestmark = pytest.mark.anyio


async def test_two_browsers_play_a_whole_game_through_an_invite_link(shared: Server, open_browser: Opens) -> None:
    anna, ben = await open_browser(shared, "Anna"), await open_browser(shared, "Ben")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}])
    await ben.claim(table, "right")
    await ben.call("POST", f"/api/tables/{table['id']}/start")
    left, right = await anna.sit(table["id"]), await ben.sit(table["id"])
    assert left.now["seat"] == "left"
    assert await play_on(left, right) == 6
    assert left.now["result"] == right.now["result"]
    assert left.now["result"]["seed"]
    text = await anna.call("GET", f"/api/tables/{table['id']}/replay")
    assert verify(GAME, parse_replay(text)) == 5


async def test_a_bot_plays_its_seat(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    table = await anna.create([{"kind": "human"}, {"kind": "bot", "level": "1"}])
    left = await anna.sit(table["id"])
    await play_alone(left)
    assert {line["by"] for line in left.lines if line["type"] == "move"} == {"person", "bot", "chance"}


async def test_every_bot_level_is_offered_and_an_unknown_one_refused(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    games = await anna.call("GET", "/api/games")
    assert games[0]["id"] == "duel"
    assert games[0]["levels"] == ["1", "2", "3", "4", "5"]
    body = {"game": "duel", "seats": [{"kind": "human"}, {"kind": "bot", "level": "9"}]}
    problem = await anna.call("POST", "/api/tables", body, status=400)
    assert problem["message"] == "refusal-table-no-level"
    assert set(problem["text"]) == {"fr", "en"}


async def test_a_name_or_a_time_that_does_not_fit_is_refused_in_words(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    seats = [{"kind": "human", "name": "A" * 33}]
    problem = await anna.call("POST", "/api/tables", {"game": "duel", "seats": seats}, status=400)
    assert problem["text"] == {"fr": "Un nom a de 1 à 32 signes.", "en": "A name has 1 to 32 characters."}
    clock = {"kind": "move", "seconds": 1}
    problem = await anna.call("POST", "/api/tables", {"game": "duel", "clock": clock}, status=400)
    assert problem["message"] == "refusal-table-clock"


async def test_a_refused_move_names_its_clause_and_changes_nothing(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    before = left.seq
    answer = await right.move("play 1.00000000")
    assert (answer["type"], answer["clause"], answer["seq"]) == ("refused", "DUEL-1", before)
    answer = await left.move("dance")
    assert answer["clause"] == "notation"
    assert answer["text"] == {
        language: texts_for(language).say("refusal-notation", move="dance") for language in ("fr", "en")
    }
    answer = await left.move("play 1.00000000")
    assert answer["clause"] == "DUEL-2"
    answer = await left.move(left.now["legal"][0], seat="right")
    assert (answer["clause"], answer["message"]) == ("table", "refusal-table-not-yours")
    assert left.seq == before


async def test_hot_seat_shows_one_hand_at_a_time_and_only_after_it_was_asked_for(
    shared: Server, open_browser: Opens
) -> None:
    anna = await open_browser(shared, "Anna")
    table = await anna.create([{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Ben"}])
    socket = await anna.sit(table["id"])
    assert socket.now["seat"] == ""
    assert [seat["mine"] for seat in socket.table["seats"]] == [True, True]
    assert socket.now["view"]["hand"] == []
    await socket.look("left")
    hand = socket.now["view"]["hand"]
    assert len(hand) == 3
    answer = await socket.move(f"play {hand[0]}")
    assert answer["type"] == "ok"
    await socket.look("")
    assert socket.now["view"]["hand"] == []
    start = len(socket.frames)
    await socket.look("right")
    other = socket.now["view"]["hand"]
    assert len(other) == 3
    assert not any(card in frame for card in hand[1:] for frame in socket.frames[start:])
    assert not any(card in frame for card in other for frame in socket.frames[:start])


async def test_chat_reaches_everybody_once(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    answers = [await left.ask(type="chat", id="hello", seat="left", text="Bonsoir") for _ in range(2)]
    assert answers[0] == answers[1]
    await right.until(lambda s: s.seq >= answers[0]["seq"])
    assert [line["text"] for line in right.lines if line["type"] == "chat"] == ["Bonsoir"]


async def test_presence_is_shown(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    known = len(left.messages)
    await right.close()
    gone = {"left": True, "right": False}
    await left.until(lambda s: any(message.get("seats") == gone for message in s.messages[known:]), "for presence")


async def test_a_client_resumes_from_the_last_number_it_saw(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    table = await anna.create([{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}])
    left = await anna.sit(table["id"], as_="left")
    right = await anna.sit(table["id"], as_="right")
    seen = right.seq
    await right.close()
    answer = await left.move(left.now["legal"][0])
    again = await anna.sit(table["id"], as_="right", after=seen)
    message = next(m for m in again.messages if m["type"] != "presence")
    assert (message["type"], message["after"]) == ("update", seen)
    assert [line["seq"] for line in message["lines"]] == list(range(seen + 1, answer["seq"] + 1))
    assert message["now"]["actors"] == ["right"]


async def test_a_move_is_taken_back_by_consent(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    hand = left.now["view"]["hand"]
    played = await left.move(left.now["legal"][0])
    await left.until(lambda s: s.seq >= played["seq"])
    assert left.now["may_take_back"]
    asked = await left.ask(type="ask-takeback", seat="left")
    assert asked["type"] == "ok"
    await right.until(lambda s: s.now["takeback"])
    assert right.now["takeback"] == {"seat": "left", "first": played["seq"], "waiting": ["right"]}
    agreed = await right.ask(type="answer-takeback", seat="right", agree=True)
    assert agreed["type"] == "ok"
    await left.until(lambda s: s.now["view"]["hand"] == hand and s.now["actors"] == ["left"])
    assert played["seq"] not in [line["seq"] for line in left.lines]
    await right.until(lambda s: s.now["actors"] == ["left"])
    assert await play_on(left, right) == 6
    text = await left.browser.call("GET", f"/api/tables/{left.table['id']}/replay")
    assert verify(GAME, parse_replay(text)) == 5


async def test_a_declined_take_back_changes_nothing(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    await left.move(left.now["legal"][0])
    await left.ask(type="ask-takeback", seat="left")
    await right.until(lambda s: s.now["takeback"])
    await right.ask(type="answer-takeback", seat="right", agree=False)
    await left.until(lambda s: s.lines[-1].get("step") == "declined")
    assert left.now["actors"] == ["right"]


async def test_no_take_back_after_something_was_revealed_or_somebody_else_moved(
    shared: Server, open_browser: Opens
) -> None:
    left, right = await duel(shared, open_browser)
    await left.move("peek")
    answer = await left.ask(type="ask-takeback", seat="left")
    assert answer["message"] == "refusal-table-revealed"
    await left.move(left.now["legal"][0])
    await right.until(lambda s: s.now["legal"])
    await right.move(right.now["legal"][0])
    answer = await left.ask(type="ask-takeback", seat="left")
    assert answer["message"] == "refusal-table-nothing-to-take-back"


async def test_a_hint_is_a_legal_move_for_the_asker_and_marked_for_all(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    answer = await left.ask(type="ask-hint", seat="left")
    assert answer["type"] == "hint"
    assert answer["move"] in left.now["legal"]
    percent = answer["params"]["percent"]
    assert answer["text"] == {
        language: texts_for(language).say("why-chances", percent=percent) for language in ("fr", "en")
    }
    await right.until(lambda s: any(line["type"] == "hint" for line in s.lines))
    assert not any(answer["move"] in frame for frame in right.frames if answer["move"] != "peek")
    refused = await right.ask(type="ask-hint", seat="right")
    assert refused["message"] == "refusal-table-no-turn"
    made = await left.move(answer["move"])
    await right.until(lambda s: s.seq >= made["seq"])
    assert next(line for line in right.lines if line["seq"] == made["seq"])["hinted"]


async def test_a_bot_stands_in_by_vote_and_the_person_takes_the_seat_back(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    answer = await left.ask(type="vote-bot", seat="left", target="right")
    assert answer["message"] == "refusal-table-not-gone"
    ben = right.browser
    await right.close()
    await asyncio.sleep(0.5)
    answer = await left.ask(type="vote-bot", seat="left", target="right")
    assert answer["type"] == "ok"
    await left.until(lambda s: s.table["seats"][1]["stand_in"])
    made = await left.move(next(move for move in left.now["legal"] if move != "peek"))
    await left.until(lambda s: s.seq > made["seq"] and s.now["actors"] == ["left"], "for the bot")
    back = await ben.sit(left.table["id"])
    assert back.now["seat"] == "right"
    await left.until(lambda s: not s.table["seats"][1]["stand_in"])
    await play_on(left, back)
    assert back.now["result"]


async def test_a_watched_table_of_bots_plays_by_itself(shared: Server, open_browser: Opens) -> None:
    carla = await open_browser(shared, "Carla")
    table = await carla.create([{"kind": "bot"}, {"kind": "bot"}])
    socket = await carla.sit(table["id"])
    await socket.until(lambda s: s.now["result"], "for the bots")
