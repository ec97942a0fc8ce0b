"""Stores and replays of version 1 are still read: finished games verify, running ones go on."""

import gzip
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from veillee.core.replay import parse_replay, play_through, verify
from veillee.games.registry import all_games
from veillee.server.messages import Move, Say
from veillee.server.tables.commands.moves.play import play
from veillee.server.tables.commands.records.replay import replay
from veillee.server.tables.commands.talk.say import say
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.service import TableService
from veillee.server.web.assembly import make_service
from veillee.server.web.settings import Settings

pytestmark = pytest.mark.anyio

FOLDER = Path(__file__).parents[2] / "fixtures" / "v1"
TABLES: dict[str, dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text())
GAMES = sorted(all_games())


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[TableService]:
    (tmp_path / "veillee.sqlite3").write_bytes(gzip.decompress((FOLDER / "veillee.sqlite3.gz").read_bytes()))
    service = make_service(Settings(data=str(tmp_path)))
    await service.open()
    yield service
    await service.close()


def caller(known: dict[str, Any]) -> Caller:
    return Caller(None, known["secrets"], "", "")


def test_every_game_is_there() -> None:
    assert set(GAMES) <= set(TABLES)


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_table_is_read_and_verified(service: TableService, game: str) -> None:
    known = TABLES[game]["finished"]
    loaded = await service.need(known["id"])
    assert (loaded.table.seq, loaded.table.status) == (known["seq"], "over")
    written = parse_replay((FOLDER / f"{game}.finished.txt").read_text())
    told = parse_replay(replay(loaded.table, loaded.referee.moves_shown(), caller(known), ""))
    assert (told.moves, told.seed, told.result) == (written.moves, written.seed, written.result)
    assert verify(all_games()[game], written) == sum(actor == "chance" for _, actor, _ in written.moves)
    assert play_through(all_games()[game], written).outcome() is not None


@pytest.mark.parametrize("game", GAMES)
async def test_a_running_table_is_read_and_goes_on(service: TableService, game: str) -> None:
    known = TABLES[game]["running"]
    loaded = await service.need(known["id"])
    table = loaded.table
    assert (table.seq, table.status) == (known["seq"], "playing")
    assert table.state is not None
    assert table.state.phase() == known["phase"]
    assert [table.actor_name(actor) for actor in table.actors] == known["actors"]
    written = parse_replay((FOLDER / f"{game}.running.txt").read_text())
    told = parse_replay(replay(table, loaded.referee.moves_shown(), caller(known), table.names[0]))
    assert told.moves == written.moves
    assert await say(service, loaded, caller(known), Say("after", "Encore là", table.names[0])) == known["seq"] + 1
    seat = next(actor for actor in table.actors if not table.seats[actor].bot)
    move = next(each for each in table.state.legal(seat) if table.state.check(seat, each) is None)
    assert await play(service, loaded, caller(known), Move("next", table.names[seat], move)) == known["seq"] + 2
    assert table.keys[f"{seat}:next"] == known["seq"] + 2
