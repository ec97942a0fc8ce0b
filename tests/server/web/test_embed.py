"""A finished game on other people's pages: its own page, without cookies, with a preview drawn by the server."""

import io
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from server.client import Browser
from server.conftest import Opens, Starts
from veillee.server.web.embed.picture import HEIGHT, WIDTH, Preview, Row, draw

pytestmark = pytest.mark.anyio


def built_page(folder: Path) -> Path:
    """Return the folder of a page that is as good as built."""
    folder.mkdir()
    for name in ("index", "embed"):
        (folder / f"{name}.html").write_text(f"<html><head><title>{name}</title></head></html>")
    return folder


async def finished(anna: Browser) -> dict[str, Any]:
    """Let two bots play a private game to its end."""
    table = await anna.create([{"kind": "bot", "name": "<Ada>"}, {"kind": "bot", "name": "Bob"}])
    socket = await anna.sit(table["id"])  # bots play for whoever looks on
    await socket.until(lambda one: one.now["result"], "for the end")
    over: dict[str, Any] = await anna.call("GET", f"/api/tables/{table['id']}")
    return over


async def test_a_finished_game_is_shown_to_anybody_who_has_its_key(
    start: Starts, open_browser: Opens, tmp_path: Path
) -> None:
    server = start(web=built_page(tmp_path / "web"))
    anna, stranger = await open_browser(server, "Anna"), await open_browser(server)
    table = await finished(anna)
    key, place = table["show"], f"/embed/{table['id']}"
    assert key not in ("", table["invite"])

    film = await stranger.call("GET", f"/api{place}?key={key}")
    assert film["result"]["seed"]
    assert (film["table"]["invite"], film["table"]["show"], film["seat"]) == ("", "", "")
    page = await stranger.http.get(f"{place}?key={key}", headers={"Accept-Language": "en"})
    assert "frame-ancestors" not in page.headers["content-security-policy"]
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert (page.headers.get("set-cookie"), list(stranger.http.cookies)) == (None, [])
    tags = dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)"', page.text))
    assert tags["og:url"] == f"{server.base}{place}?key={key}"
    assert "<Ada>" not in page.text
    picture = await stranger.http.get(unescape(tags["og:image"]))
    assert Image.open(io.BytesIO(picture.content)).size == (WIDTH, HEIGHT)
    assert "set-cookie" not in picture.headers

    other = await stranger.http.get("/")
    assert "frame-ancestors 'none'" in other.headers["content-security-policy"]


async def test_nothing_is_shown_without_the_key_or_before_the_end(
    start: Starts, open_browser: Opens, tmp_path: Path
) -> None:
    server = start(web=built_page(tmp_path / "web"))
    anna, stranger = await open_browser(server, "Anna"), await open_browser(server)
    table = await finished(anna)
    for key in ("", "wrong", table["invite"]):
        await stranger.call("GET", f"/api/embed/{table['id']}?key={key}", status=403)
        await stranger.call("GET", f"/api/embed/{table['id']}/picture.png?key={key}", status=403)
        page = await stranger.http.get(f"/embed/{table['id']}?key={key}")
        assert (page.status_code, "og:title" in page.text) == (200, False)
    assert (await stranger.call("GET", f"/api/tables/{table['id']}?invite={table['invite']}"))["show"] == table["show"]
    await stranger.call("GET", "/api/embed/nowhere?key=x", status=404)

    running = await anna.create([{"kind": "human"}, {"kind": "bot"}])
    assert running["show"] == ""


def test_a_picture_has_room_for_many_players_with_long_names_and_no_fonts() -> None:
    rows = tuple(Row("Maximilienne-Joséphine de la Tour " * 3, "1000", index == 0) for index in range(8))
    data = draw(Preview("Un titre vraiment très long pour un jeu " * 3, rows, "Veillée"), None)
    assert Image.open(io.BytesIO(data)).size == (WIDTH, HEIGHT)
