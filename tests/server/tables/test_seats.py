"""Seats: who sees a table, who fills it, who leaves it."""

import pytest

from server.client import duel, play_alone
from server.conftest import Opens
from server.services import Server

pytestmark = pytest.mark.anyio


async def test_public_tables_are_listed_and_private_ones_need_the_link(shared: Server, open_browser: Opens) -> None:
    anna, carla = await open_browser(shared, "Anna"), await open_browser(shared, "Carla")
    public = await anna.create([{"kind": "human"}, {"kind": "open"}], public=True)
    private = await anna.create([{"kind": "human"}, {"kind": "open"}])
    listed = [card["id"] for card in (await carla.call("GET", "/api/tables"))["tables"]]
    assert public["id"] in listed
    assert private["id"] not in listed
    mine = [card["id"] for card in (await anna.call("GET", "/api/me/tables"))["tables"]]
    assert {public["id"], private["id"]} <= set(mine)
    await carla.call("GET", f"/api/tables/{private['id']}", status=403)
    await carla.call("GET", f"/api/tables/{private['id']}/replay", status=403)
    await carla.call("POST", f"/api/tables/{private['id']}/seats/right", {"invite": "x", "name": "C"}, status=403)
    assert await (await carla.connect(private["id"])).gone() == (4403, "private")
    seen = await carla.call("GET", f"/api/tables/{private['id']}?invite={private['invite']}")
    assert seen["invite"] == private["invite"]
    assert (await carla.call("GET", f"/api/tables/{public['id']}"))["invite"] == ""


async def test_the_host_fills_seats_with_bots_and_anybody_seated_starts(shared: Server, open_browser: Opens) -> None:
    anna, carla = await open_browser(shared, "Anna"), await open_browser(shared, "Carla")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}], public=True)
    path = f"/api/tables/{table['id']}"
    assert (await anna.call("POST", f"{path}/start", status=409))["message"] == "refusal-table-not-full"
    await carla.call("PUT", f"{path}/seats/right", {"kind": "bot"}, status=403)
    assert (await anna.call("PUT", f"{path}/seats/right", {"kind": "bot", "level": "2"}))["seats"][1]["level"] == "2"
    await carla.call("POST", f"{path}/start", status=403)
    assert (await anna.call("POST", f"{path}/start"))["status"] == "playing"


async def test_leaving_a_seat_makes_its_secret_worthless(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    await right.browser.call("DELETE", f"/api/tables/{left.table['id']}/seats/right")
    await right.until(lambda s: s.now["seat"] == "")
    assert right.now["view"]["hand"] == []
    answer = await right.move("peek", seat="right")
    assert answer["message"] == "refusal-table-not-yours"


async def test_a_bot_finishes_for_whoever_leaves_a_running_game(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    await right.browser.call("DELETE", f"/api/tables/{left.table['id']}/seats/right")
    await left.until(lambda s: s.table["seats"][1]["kind"] == "bot")
    await play_alone(left)
    assert left.now["result"]


async def test_a_seat_that_is_left_before_the_game_is_open_again(shared: Server, open_browser: Opens) -> None:
    anna, ben = await open_browser(shared, "Anna"), await open_browser(shared, "Ben")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}])
    await ben.claim(table, "right")
    await ben.call("DELETE", f"/api/tables/{table['id']}/seats/right")
    assert (await anna.call("GET", f"/api/tables/{table['id']}"))["seats"][1]["kind"] == "open"


async def test_a_question_to_take_back_does_not_wait_for_somebody_who_left(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    made = await left.move(next(move for move in left.now["legal"] if move != "peek"))
    await right.until(lambda s: s.seq >= made["seq"])
    asked = await left.ask(type="ask-takeback", seat="left")
    assert asked["type"] == "ok"
    await right.browser.call("DELETE", f"/api/tables/{left.table['id']}/seats/right")
    await left.until(lambda s: any(line["type"] == "takeback" and line["step"] == "done" for line in s.lines))


async def test_a_bot_of_the_host_keeps_its_seat_though_somebody_left_it_before(
    shared: Server, open_browser: Opens
) -> None:
    anna, ben = await open_browser(shared, "Anna"), await open_browser(shared, "Ben")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}], public=True)
    path = f"/api/tables/{table['id']}"
    await ben.claim(table, "right")
    await ben.call("DELETE", f"{path}/seats/right")
    await anna.call("PUT", f"{path}/seats/right", {"kind": "bot"})
    await anna.call("POST", f"{path}/start")
    refused = await ben.call("POST", f"{path}/seats/right", {"invite": table["invite"], "name": "Ben"}, status=409)
    assert refused["message"] == "refusal-table-taken"


async def test_who_sits_in_a_running_game_may_not_take_a_second_hand(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    path = f"/api/tables/{left.table['id']}/seats/right"
    await right.browser.call("DELETE", path)
    refused = await left.browser.call("POST", path, {"name": "Anna"}, status=409)
    assert refused["message"] == "refusal-table-seated"
    await right.browser.call("POST", path, {"name": "Ben", "invite": left.table["invite"]})


async def test_who_plays_two_hands_on_one_screen_may_come_back_to_either(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    table = await anna.create([{"kind": "human"}, {"kind": "human"}])
    await anna.call("DELETE", f"/api/tables/{table['id']}/seats/right")
    await anna.claim(table, "right")
