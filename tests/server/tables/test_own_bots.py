"""The host's own players at a table: they move like the levels, and what is wrong with them is said."""

import logging
from pathlib import Path
from typing import Any

import pytest

from server.stepped import SteppedClock, open_service
from smallest_game import smallest_game
from veillee.server.messages import CreateTable, SeatRequest
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.log.entries import Moved
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.service import TableService

pytestmark = pytest.mark.anyio

_FILE = """
import time
from veillee.bots.player import Player

class Last(Player):
    def choose(self, perspective, rng):
        return perspective.legal()[-1]

class Clumsy(Player):
    def choose(self, perspective, rng):
        return perspective.hand[0]

class Wrong(Player):
    def choose(self, perspective, rng):
        return "take 77"

class Slow(Player):
    def choose(self, perspective, rng):
        time.sleep(20)
"""
ANNA = Person("anna", "Anna")
GAMES = {"matches": smallest_game()}


async def house(tmp_path: Path, *names: str, **settings: Any) -> TableService:
    file = tmp_path / "mine.py"
    file.write_text(_FILE, encoding="utf-8")
    own = tuple(f"{file}:{name}" for name in names)
    return await open_service(GAMES, SteppedClock(), bots=own, **settings)


async def seat(service: TableService, level: str) -> str:
    """Make a table of one bot that begins against Anna, and return its first move."""
    seats = [SeatRequest("bot", level=level), SeatRequest("human", "Anna")]
    joined = await TableApi(service).create(Caller(ANNA, {}, "", ""), CreateTable("matches", {}, seats))
    await service.clock.advance(10)  # type: ignore[attr-defined]
    loaded = await service.need(joined.table.id)
    moves = [each.entry.body for each in loaded.table.applied if isinstance(each.entry.body, Moved)]
    return next(move.move for move in moves if move.by == "bot")


async def test_tables_offer_the_hosts_players_beside_the_levels(tmp_path: Path) -> None:
    service = await house(tmp_path, "Last")
    assert TableApi(service).games()[0].levels == ["1", "2", "3", "4", "5", "Last"]
    with pytest.raises(TableError) as refused:
        await seat(service, "Nobody")
    assert refused.value.refusal.message_id == "refusal-table-no-level"


async def test_a_player_of_the_hosts_own_moves_at_a_table(tmp_path: Path) -> None:
    service = await house(tmp_path, "Last")
    assert await seat(service, "Last") == "take 3"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Clumsy", "return perspective.hand[0]"),
        ("Wrong", "chose 'take 77', which is refused by"),
        ("Slow", "it thought for more than 0.1 s"),
    ],
)
async def test_what_is_wrong_with_it_is_logged_and_the_game_goes_on(
    tmp_path: Path, name: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    service = await house(tmp_path, name, bot_seconds=0.1)
    with caplog.at_level(logging.ERROR):
        assert await seat(service, name)
    assert told in caplog.text
    assert "mine.py" in caplog.text


async def test_a_server_started_without_the_player_plays_on_for_it(tmp_path: Path) -> None:
    service = await house(tmp_path, "Last")
    seats = [SeatRequest("human", "Anna"), SeatRequest("bot", level="Last")]
    joined = await TableApi(service).create(Caller(ANNA, {}, "", ""), CreateTable("matches", {}, seats))
    store = service.store
    assert isinstance(store, MemoryStore)
    other = await open_service(GAMES, SteppedClock(), store)
    loaded = await other.need(joined.table.id)
    assert other.levels.thinker(loaded.table.seats[1].level) == ("3", "")
