"""Looking back at a finished game: refused while it runs, then chances, turning points and better moves."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.client import Browser, duel, play_alone, play_on
from server.conftest import Opens
from server.services import Server
from veillee.server.analysis.turning_points import turning_points
from veillee.server.messages import Analysis, Decision, Judged

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with the real games for this file."""
    folder: Path = tmp_path_factory.mktemp("analyst")
    server = Server(data=folder, games="veillee.games.registry:all_games").start()
    yield server
    server.stop()


async def looked_back(browser: Browser, table: str) -> dict[str, Any]:
    """Ask for the look back and wait until it is done."""
    address = f"/api/tables/{table}/analysis"
    found: dict[str, Any] = await browser.call("POST", address)
    async with asyncio.timeout(120):
        while found["status"] == "working":
            assert found["done"] <= found["of"]
            await asyncio.sleep(0.05)
            found = await browser.call("GET", address)
    return found


async def test_a_running_game_is_not_looked_back_at(shared: Server, open_browser: Opens) -> None:
    left, _ = await duel(shared, open_browser)
    address = f"/api/tables/{left.table['id']}/analysis"
    for method in ("POST", "GET"):
        refused = await left.browser.call(method, address, status=409)
        assert refused["message"] == "refusal-table-not-over"


async def test_a_finished_game_is_looked_back_at_once_for_its_guests(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser, options={"cards": 1})
    await play_on(left, right)
    table = left.table["id"]
    address = f"/api/tables/{table}/analysis"
    assert (await left.browser.call("GET", address))["status"] == "none"
    stranger = await open_browser(shared, "Zoé")
    await stranger.call("POST", address, status=403)
    found = await looked_back(left.browser, table)
    assert found["status"] == "done"
    assert found["done"] == found["of"] > 0
    film = await left.browser.call("GET", f"/api/tables/{table}/film")
    for decision in found["decisions"]:
        assert film["frames"][decision["frame"]]["actors"] == [decision["seat"]]
        assert film["frames"][decision["frame"] + 1]["line"]["actor"] == decision["seat"]
        for judged in (decision["known"], decision["open"]):
            for chances in (judged["before"], judged["after"]):
                assert sum(chances.values()) == pytest.approx(1.0, abs=0.001)
    winners = film["result"]["winners"] or ["left", "right"]
    assert found["result"] == {seat: (1 / len(winners) if seat in winners else 0.0) for seat in ("left", "right")}
    assert await left.browser.call("POST", address) == found


async def test_a_better_move_comes_with_its_reason_in_both_languages(server: Server, open_browser: Opens) -> None:
    anna = await open_browser(server, "Anna")
    seats = [{"kind": "human"}, {"kind": "bot", "level": "5"}]
    better: list[dict[str, Any]] = []
    for _ in range(8):  # in a short game even the first moves that come to mind may be the best
        table = await anna.create(seats, game="labystere", options={"players": 2})
        socket = await anna.sit(table["id"])
        await play_alone(socket)
        found = await looked_back(anna, table["id"])
        assert found["status"] == "done"
        better = [one["known"]["better"] for one in found["decisions"] if one["known"]["better"]]
        if better:
            break
    assert better
    for move in better:
        assert move["message"].startswith("why-")
        assert set(move["text"]) == {"fr", "en"}
        assert move["text"]["fr"] != move["text"]["en"]
        assert move["gain"] > 0
    hidden = [one for one in found["decisions"] if one["known"]["before"] != one["open"]["before"]]
    assert hidden


def decision(frame: int, seat: str, chance: float) -> Decision:
    other = {"left": "right", "right": "left"}[seat]
    chances = {seat: chance, other: 1.0 - chance}
    return Decision(frame, seat, "wait", Judged(chances, chances, None), Judged(chances, chances, None))


def test_the_greatest_changes_are_turning_points_in_the_order_of_the_game() -> None:
    decisions = [
        decision(1, "left", 0.5),
        decision(3, "right", 0.5),
        decision(5, "left", 0.2),
        decision(7, "right", 0.78),
        decision(9, "left", 0.25),
    ]
    analysis = Analysis("done", 5, 5, decisions, [], [], {"left": 1.0, "right": 0.0})
    points = turning_points(analysis, False)
    assert [(point.frame, point.seat, point.before, point.after) for point in points] == [
        (1, "left", 0.5, 0.2),
        (7, "right", 0.78, 0.0),
    ]
