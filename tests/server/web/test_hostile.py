"""Input that nobody sends by accident: each gets a clear refusal, and what was not expected is logged."""

from typing import Any

import httpx
import pytest
import websockets

from server.client import Browser, duel
from server.conftest import Opens, Starts
from server.services import Server

pytestmark = pytest.mark.anyio

DEEP = "[" * 1000 + "]" * 1000


@pytest.fixture
async def anna(shared: Server, open_browser: Opens) -> Browser:
    browser: Browser = await open_browser(shared, "Anna")
    return browser


def assert_unreadable(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["message"]) == (400, "refusal-table-unreadable"), answer.text
    assert set(answer.json()["text"]) == {"fr", "en"}


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "https://]"])
async def test_an_origin_that_is_no_address_is_refused(anna: Browser, origin: str) -> None:
    answer = await anna.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert_unreadable(answer)
    table = await anna.create([{"kind": "human"}, {"kind": "open"}])
    with pytest.raises(websockets.InvalidStatus):
        await anna.connect(table["id"], headers={"Origin": origin})


@pytest.mark.parametrize("depth", [33, 300, 1000, 20_000])
async def test_a_body_that_is_nested_deep_is_refused(anna: Browser, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for body in (deep, f'{{"game": "duel", "options": {{"cards": {deep}}}}}'):
        assert_unreadable(
            await anna.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        )


@pytest.mark.parametrize(
    "body", [b'{"name": "\xff"}', b"\xff\xfe", b'{"name": "\xed\xa0\x80"}', b'{"name": "\\ud800"}', b"\x00"]
)
async def test_a_body_that_is_no_text_is_refused(anna: Browser, body: bytes) -> None:
    assert_unreadable(await anna.http.put("/api/me", content=body, headers={"Content-Type": "application/json"}))


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"guided": "x"}, "guided"),
        ({"options": None}, "options"),
        ({"clock": {"kind": "x"}}, "clock.kind"),
        ({"seats": [{"kind": "open"}, {"kind": "x"}]}, "seats[1].kind"),
    ],
)
async def test_a_field_that_does_not_fit_is_named(anna: Browser, body: dict[str, Any], field: str) -> None:
    answer = await anna.http.post("/api/tables", json={"game": "duel", **body})
    assert_unreadable(answer)
    assert answer.json()["params"]["why"].endswith(f" - at `{field}`"), answer.text


@pytest.mark.parametrize("body", [b"", b"null"])
async def test_a_body_that_is_not_there_is_said(anna: Browser, body: bytes) -> None:
    for path in ("/api/tables", "/api/evenings", "/api/replays"):
        answer = await anna.http.post(path, content=body)
        assert_unreadable(answer)
        assert answer.json()["params"]["why"] == "the body is empty, an object is expected"


async def test_a_part_of_an_address_that_does_not_fit_is_named(anna: Browser) -> None:
    answer = await anna.http.get("/api/tables/any/film?after=x")
    assert_unreadable(answer)
    assert answer.json()["params"]["why"].endswith(" - at `after`"), answer.text


@pytest.mark.parametrize(
    "text",
    [
        DEEP,
        f'{{"type": {DEEP}}}',
        f'{{"before": {DEEP}, "type": "move", "id": "a", "seat": "left", "move": "peek"}}',
        f'{{"type": "move", "seat": "left", "move": {DEEP}}}',
    ],
)
async def test_deep_json_on_a_socket_is_answered_and_changes_nothing(
    shared: Server, open_browser: Opens, text: str
) -> None:
    left, _ = await duel(shared, open_browser)
    await left.connection.send(text)
    await left.until(lambda s: any(m["message"] == "refusal-table-unreadable" for m in s.messages if "message" in m))
    assert (await left.move("peek"))["type"] == "ok"


@pytest.mark.parametrize("name", ["%00", "a%00b", "%ff", "A" * 3000, "..", "%F0%9F%8E%83", "' OR 1=1"])
async def test_a_table_that_cannot_exist_is_not_found(anna: Browser, name: str) -> None:
    for path in ("", "/film", "/replay", "/analysis"):
        answer = await anna.http.get(f"/api/tables/{name}{path}")
        assert answer.status_code == 404, (path, answer.text)
    for method, path in (("POST", "/start"), ("POST", "/rematch"), ("DELETE", "/seats/left")):
        answer = await anna.http.request(method, f"/api/tables/{name}{path}")
        assert answer.status_code == 404, (path, answer.text)


async def test_a_socket_of_a_table_that_cannot_exist_is_told_so(anna: Browser) -> None:
    assert await (await anna.connect("%00")).gone() == (4404, "no-table")


async def test_a_seat_that_cannot_exist_is_not_found(anna: Browser) -> None:
    table = await anna.create([{"kind": "human"}, {"kind": "open"}], public=True)
    path = f"/api/tables/{table['id']}"
    assert (await anna.http.post(f"{path}/seats/%00", json={"name": "A"})).status_code == 404
    assert (await anna.http.get(f"{path}/replay?as=%00")).status_code == 404
    assert await (await anna.connect(table["id"], as_="%00")).gone() == (4404, "no-seat")


async def test_what_was_not_expected_is_logged_with_its_cause_and_without_secrets(
    start: Starts, open_browser: Opens
) -> None:
    server = start(games="server.broken:games")
    left, _ = await duel(server, open_browser)
    path, invite = f"/api/tables/{left.table['id']}", left.table["invite"]
    socket = await left.browser.sit(left.table["id"], invite=invite)
    await socket.send(type="ask-preview", id="p", seat="left", ask=invite)
    assert await socket.gone() == (1011, "failed")
    text = server.text()
    assert "RuntimeError: the preview is broken: …" in text
    assert f"table={left.table['id']!r}" in text
    again = await left.browser.sit(left.table["id"])
    await again.send(type="move", id="m", seat="left", move="peek")
    assert await again.gone() == (1011, "failed")
    assert "RuntimeError: the view is broken" in server.text()
    answer = await left.browser.http.get(f"{path}/film?as=left&invite={invite}")
    problem: dict[str, Any] = answer.json()
    assert (answer.status_code, problem["clause"], problem["message"]) == (500, "table", "refusal-table-failed")
    assert f"GET {path}/film" in server.text()
    assert "nosniff" in answer.headers["x-content-type-options"]
    secret = left.browser.cookies(path).split("veillee-seat-left=")[1].split(";")[0]
    for word in (invite, secret, left.browser.http.cookies["veillee-me"], "?as="):
        assert word not in server.text()
