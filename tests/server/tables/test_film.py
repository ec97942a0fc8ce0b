"""A film of a game: every position, and nothing that its viewer may not know."""

import json

import pytest

from server.client import duel, play_on
from server.conftest import Opens
from server.services import Server

pytestmark = pytest.mark.anyio


async def test_a_running_game_is_filmed_as_its_viewer_knows_it(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    hidden = list(right.now["view"]["hand"])
    address = f"/api/tables/{left.table['id']}/film"
    for seat in ("left", ""):
        film = await left.browser.call("GET", f"{address}?as={seat}")
        assert film["frames"][0]["line"] is None
        assert film["result"] is None
        assert not [card for card in hidden if card in json.dumps(film)]
    refused = await left.browser.call("GET", f"{address}?as=right", status=403)
    assert refused["message"] == "refusal-table-not-yours"


async def test_a_finished_game_is_filmed_from_every_seat(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser)
    await play_on(left, right)
    address = f"/api/tables/{left.table['id']}/film"
    moves = [line for line in left.lines if line["type"] == "move"]
    for seat in ("left", "right", ""):
        film = await left.browser.call("GET", f"{address}?as={seat}")
        assert [frame["line"]["seq"] for frame in film["frames"][1:]] == [line["seq"] for line in moves]
        assert film["frames"][-1]["actors"] == []
        assert film["result"] == left.now["result"]
    shown = await left.browser.call("GET", f"{address}?as=right")
    assert shown["frames"][-1]["view"] == right.now["view"]
    missing = await left.browser.call("GET", f"{address}?as=nobody", status=404)
    assert missing["message"] == "refusal-table-no-seat"


async def test_a_private_table_is_filmed_for_its_guests_only(shared: Server, open_browser: Opens) -> None:
    left, _ = await duel(shared, open_browser)
    stranger = await open_browser(shared, "Zoé")
    await stranger.call("GET", f"/api/tables/{left.table['id']}/film", status=403)
