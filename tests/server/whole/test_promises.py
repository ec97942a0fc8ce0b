"""Promises 4, 5, 8 and 9, from outside; 1, 2, 6 and 7 are in test_faults, 3 in test_secrecy."""

import asyncio
import hashlib
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from server.client import Browser, duel, play_on
from server.conftest import Opens, Starts
from server.duel import GAME
from server.services import Server
from veillee.core.replay import parse_replay, verify

pytestmark = pytest.mark.anyio


# Promise 4: a seat is a secret


async def test_promise_4_seat_secrets_are_long_httponly_strict_and_stored_hashed(
    start: Starts, open_browser: Opens, tmp_path: Path
) -> None:
    server = start()
    anna = await open_browser(server, "Anna")
    answer = await anna.http.post("/api/tables", json={"game": "duel", "seats": [{"kind": "human"}]})
    cookie = next(each for each in answer.headers.get_list("set-cookie") if each.startswith("veillee-seat-left="))
    table = answer.json()["table"]
    secret = cookie.split("=", 1)[1].split(";")[0]
    assert len(secret) * 6 >= 128
    assert "httponly" in cookie.lower()
    assert "samesite=strict" in cookie.lower()
    assert f"path=/api/tables/{table['id']}" in cookie.lower()
    assert secret not in answer.text
    assert secret not in table["invite"]
    await anna.sit(table["id"])
    server.kill()
    with sqlite3.connect(tmp_path / "veillee.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert secret not in dump
    assert hashlib.sha256(secret.encode()).hexdigest() in dump
    assert secret not in server.text()
    assert table["invite"] not in server.text()


async def test_promise_4_forged_cookies_open_nothing(shared: Server, open_browser: Opens) -> None:
    left, _right = await duel(shared, open_browser)
    table = left.table["id"]
    stranger = await open_browser(shared, "Mallory")
    forged = {"Cookie": "veillee-seat-left=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"}
    assert await (await stranger.connect(table, headers=forged)).gone() == (4403, "private")
    invite = left.table["invite"]
    assert await (await stranger.connect(table, headers=forged, as_="left", invite=invite)).gone() == (
        4403,
        "not-yours",
    )
    socket = await stranger.sit(table, headers=forged, invite=invite)
    assert socket.now["seat"] == ""
    answer = await socket.move("peek", seat="left")
    assert answer["message"] == "refusal-table-not-yours"
    await socket.look("left")
    assert socket.messages[-1]["message"] == "refusal-table-not-yours"
    body = stranger.http.cookies["veillee-me"]
    head, _, mac = body.partition(".")
    for cookie in (f"{head}.{'0' * len(mac)}", f"{head}x.{mac}", head, "", ".", "é"):
        jar = httpx.Cookies({"veillee-me": cookie}) if cookie.isascii() else httpx.Cookies()
        async with httpx.AsyncClient(base_url=shared.base, cookies=jar) as http:
            assert (await http.get("/api/me")).json() == {"name": ""}


async def test_promise_4_every_message_is_authorised_not_only_the_handshake(
    shared: Server, open_browser: Opens
) -> None:
    left, right = await duel(shared, open_browser)
    path = f"/api/tables/{left.table['id']}/seats/left"
    await left.browser.call("DELETE", path)
    answer = await left.move("peek", seat="left")
    assert answer["message"] == "refusal-table-not-yours"
    carla = await open_browser(shared, "Carla")
    await carla.claim(right.table | {"invite": right.table["invite"]}, "left")
    answer = await left.move("peek", seat="left")
    assert answer["message"] == "refusal-table-not-yours"
    assert left.now["view"]["hand"] == []
    hers = await carla.sit(left.table["id"])
    assert (hers.now["seat"], len(hers.now["view"]["hand"]) > 0) == ("left", True)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "file://"])
async def test_promise_4_a_foreign_origin_is_refused(shared: Server, open_browser: Opens, origin: str) -> None:
    left, _right = await duel(shared, open_browser)
    with pytest.raises(websockets.InvalidStatus):
        await left.browser.connect(left.table["id"], headers={"Origin": origin})
    answer = await left.browser.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["message"]) == (403, "refusal-table-origin")
    del left.browser.http.headers["origin"]
    assert (await left.browser.http.put("/api/me", json={"name": "Eve"})).status_code == 403


# Promise 5: every command is answered


async def test_promise_5_a_resent_command_is_answered_alike_and_stored_once(
    shared: Server, open_browser: Opens
) -> None:
    left, _right = await duel(shared, open_browser)
    message = json.dumps({"type": "move", "id": "same", "seat": "left", "move": left.now["legal"][0]})
    for _ in range(5):
        await left.connection.send(message)
    await left.until(lambda s: sum(m.get("id") == "same" for m in s.messages) == 5)
    answers = [m for m in left.messages if m.get("id") == "same"]
    assert all(answer == answers[0] and answer["type"] == "ok" for answer in answers)
    again = await left.browser.sit(left.table["id"])
    assert await again.ask(**json.loads(message)) == answers[0]
    mine = [line for line in again.lines if line["type"] == "move" and line["actor"] == "left"]
    assert [line["seq"] for line in mine] == [answers[0]["seq"]]


async def test_promise_5_a_refused_command_stays_refused(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    move = right.now["view"]["hand"][0]
    early = await right.move(f"play {move}", id="early")
    assert early["clause"] == "DUEL-1"
    made = await left.move(next(each for each in left.now["legal"] if each != "peek"))
    await right.until(lambda s: s.seq >= made["seq"])
    again = await right.move(f"play {move}", id="early")
    assert again["type"] == "refused"
    assert (await right.move(f"play {move}", id="later"))["type"] == "ok"


async def test_promise_5_delayed_and_reordered_messages_do_no_harm(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser, options={"cards": 3})
    hands = {"left": list(left.now["view"]["hand"]), "right": list(right.now["view"]["hand"])}
    sent = [
        (socket, {"type": "move", "id": f"{seat}{n}", "seat": seat, "move": f"play {hands[seat][n]}"})
        for n in range(3)
        for socket, seat in ((left, "left"), (right, "right"))
    ]
    order = [5, 0, 3, 0, 1, 4, 2, 1, 5, 3]
    answers: dict[str, set[str]] = {}
    for index in order:
        socket, message = sent[index]
        answer = await socket.ask(**message)
        answers.setdefault(str(message["id"]), set()).add(answer["type"])
    assert all(len(kinds) == 1 for kinds in answers.values())
    stored = [line["move"] for line in left.lines if line["type"] == "move" and line["actor"] != "chance"]
    assert len(stored) == len(set(stored)) == sum(kinds == {"ok"} for kinds in answers.values())


async def test_promise_5_unreadable_messages_are_answered_and_disturb_nobody(
    shared: Server, open_browser: Opens
) -> None:
    left, right = await duel(shared, open_browser)
    bad: list[Any] = [
        "{",
        "[]",
        "null",
        '"move"',
        "{}",
        '{"type": "dance"}',
        '{"type": "move", "seat": "left", "move": "peek"}',
        "\ud7ff\u0000",
        b"\xff\xfe",
        '{"type": "chat", "id": "a b", "text": "x"}',
    ]
    for number, text in enumerate(bad, 1):
        await left.connection.send(text)
        await left.until(lambda s, n=number: sum(m["type"] == "error" or m.get("id") == "a b" for m in s.messages) == n)
    answer = await left.ask(type="move", seat="left", move="peek", extra=1)
    assert (answer["type"], answer["message"]) == ("refused", "refusal-table-unreadable")
    answer = await left.ask(type="move", seat="nobody", move="peek")
    assert answer["message"] == "refusal-table-no-seat"
    assert right.closed is None
    assert (await left.move("peek"))["type"] == "ok"


# Promise 8: limits


async def test_promise_8_a_frame_above_8_kb_closes_the_socket_and_nothing_else(
    shared: Server, open_browser: Opens
) -> None:
    left, right = await duel(shared, open_browser)
    fits = await left.ask(type="chat", seat="left", text="x" * 500)
    assert fits["type"] == "ok"
    await left.connection.send(json.dumps({"type": "move", "id": "a", "seat": "left", "move": "y" * 8200}))
    assert await left.gone() == (1008, "size")
    other = await left.browser.sit(left.table["id"])
    await other.connection.send("z" * 200_000)
    assert await other.gone() == (1008, "size")
    assert right.closed is None
    assert "reason=size" in shared.text()


async def test_promise_8_floods_close_the_socket(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    for _ in range(101):
        await left.connection.send('{"type": "seen", "seq": 1}')
    assert await left.gone() == (1008, "limit")
    again = await left.browser.connect(left.table["id"])
    await again.connection.send('{"type": "seen", "seq": 1}')
    assert await again.gone() == (1008, "limit")
    guest = await (await open_browser(shared, "Carla")).sit(left.table["id"], invite=left.table["invite"])
    for _ in range(31):
        await guest.connection.send("{}")
    assert await guest.gone() == (1008, "limit")
    assert right.closed is None
    assert (await right.ask(type="chat", seat="right", text="still here"))["type"] == "ok"


async def test_promise_8_connections_and_requests_per_address_are_limited(start: Starts, open_browser: Opens) -> None:
    server = start(connections=3, creates=2, posts=8)
    anna = await open_browser(server, "Anna")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}])
    sockets = [await anna.sit(table["id"]) for _ in range(3)]
    assert await (await anna.connect(table["id"])).gone() == (1008, "connections")
    await sockets[0].close()
    await asyncio.sleep(0.1)
    await anna.sit(table["id"])
    await anna.create([{"kind": "human"}])
    await anna.call("POST", "/api/tables", {"game": "duel"}, status=429)
    for _ in range(4):
        await anna.call("PUT", "/api/me", {"name": "Anna"})
    await anna.call("PUT", "/api/me", {"name": "Anna"}, status=429)


async def test_promise_8_a_client_that_does_not_read_holds_nobody_up(start: Starts, open_browser: Opens) -> None:
    server = start(send_seconds=0.5, seat_messages=10_000)
    left, right = await duel(server, open_browser)
    lazy = await left.browser.sit(left.table["id"])
    lazy._reader.cancel()
    lazy.connection.transport.pause_reading()
    for n in range(300):
        answer = await right.ask(type="chat", seat="right", text=f"{n} " + "x" * 490)
        assert answer["type"] == "ok"
    await left.until(lambda s: s.seq >= answer["seq"])
    lazy.connection.transport.abort()


# Promise 9: fair chance


async def test_promise_9_the_seed_is_promised_before_and_shown_after(shared: Server, open_browser: Opens) -> None:
    anna = await open_browser(shared, "Anna")
    table = await anna.create([{"kind": "human"}, {"kind": "open"}])
    commitment = table["commitment"]
    ben = await open_browser(shared, "Ben")
    await ben.claim(table, "right")
    await anna.call("POST", f"/api/tables/{table['id']}/start")
    left, right = await anna.sit(table["id"]), await ben.sit(table["id"])
    running = await anna.call("GET", f"/api/tables/{table['id']}/replay?as=left")
    assert "Seed" not in running
    await play_on(left, right)
    seed = left.now["result"]["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    assert not any(seed in frame for frame in left.frames[:-2])
    replay = parse_replay(await anna.call("GET", f"/api/tables/{table['id']}/replay"))
    assert (replay.seed, replay.commitment) == (seed, commitment)
    assert verify(GAME, replay) == 5


async def test_a_move_limit_of_the_table_is_kept_by_the_server(start: Starts, open_browser: Opens) -> None:
    server = start()
    left, _right = await duel(server, open_browser, clock={"kind": "move", "seconds": 2}, options={"cards": 1})
    assert left.now["clock"]["kind"] == "move"
    assert left.now["clock"]["seats"] == ["left"]
    await left.until(lambda s: any(line.get("by") == "clock" for line in s.lines), "for the clock")


async def test_pages_have_security_headers_and_unknown_addresses_are_the_page(
    start: Starts, open_browser: Opens, tmp_path: Path
) -> None:
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Veillée</title>" + " " * 500)
    (web / "assets" / "app-1.js").write_text("console.log(1)")
    server = start(web=web)
    async with httpx.AsyncClient(base_url=server.base) as http:
        page = await http.get("/t/abc")
        assert page.text.startswith("<!doctype html>")
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["cache-control"] == "no-cache"
        for name in ("content-security-policy", "x-content-type-options", "referrer-policy"):
            assert name in page.headers
            assert name in (await http.get("/api/nothing")).headers
        # The address of a table holds its invite token: no other site and no log gets to see it.
        assert (await http.get("/t/abc?invite=k_y")).headers["referrer-policy"] == "no-referrer"
        assert "k_y" not in server.text()
        assert (await http.get("/")).status_code == 200
        again = await http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        script = await http.get("/assets/app-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for missing in ("/assets/x.js", "/favicon.png", "/api/nothing", "/../secret.txt"):
            assert (await http.get(missing)).status_code == 404
        assert (await http.get("/metrics")).text.startswith("# HELP")
        assert (await http.get("/api/health")).json()["status"] == "ok"


async def test_a_taken_port_is_said_in_a_sentence(start: Starts) -> None:
    server = start()
    code, said = Server(port=server.port, data="/nonexistent").run_to_end()
    assert code == 2
    assert re.search(rf"Port {server.port} is taken: .* veillee serve --port {server.port + 1}", said)


async def test_a_server_for_the_whole_network_prints_an_address_that_others_can_type(start: Starts) -> None:
    assert re.search(r"^Veillée: http://127\.0\.0\.1:\d+$", start().text(), re.MULTILINE)
    assert re.search(r"^Veillée: http://(?!0\.0\.0\.0)[\w.]+:\d+$", start(host="0.0.0.0").text(), re.MULTILINE)


async def test_a_browser_without_a_name_is_asked_for_one(shared: Server) -> None:
    browser = Browser(shared.base)
    problem = await browser.call("POST", "/api/tables", {"game": "duel", "seats": [{"kind": "human"}]}, status=409)
    assert problem["message"] == "refusal-table-no-name"
    await browser.close()
