"""The real games through the server, against bots."""

import asyncio
import random
import time
from typing import Any

import pytest

from server.conftest import Opens
from server.services import Server
from veillee.games.registry import all_games

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", sorted(all_games()))
async def test_a_person_plays_against_bots(server: Server, open_browser: Opens, name: str) -> None:
    game = all_games()[name]
    options = game.examples()[0]
    count = game.players(game.read_options(options))
    anna = await open_browser(server, "Anna")
    seats: list[dict[str, Any]] = [{"kind": "human"}, *({"kind": "bot", "level": "1"} for _ in range(count - 1))]
    table = await anna.create(seats, game=name, options=options)
    socket = await anna.sit(table["id"])
    chance = random.Random(1)
    until = time.monotonic() + 8
    while time.monotonic() < until and not socket.now["result"]:
        await socket.until(lambda s: s.now["legal"] or s.now["result"], "for my turn")
        if socket.now["result"]:
            break
        answer = await socket.move(chance.choice(socket.now["legal"]))
        if answer["type"] == "ok":
            await socket.until(lambda s, seq=answer["seq"]: s.seq >= seq)
        else:
            await asyncio.sleep(0.3)  # a false start in a reaction round
    movers = {line["by"] for line in socket.lines if line["type"] == "move"}
    assert movers >= {"person", "bot"}
    assert not [line for line in server.text().splitlines() if "ERROR" in line or "Traceback" in line]


async def test_whoever_asks_which_level_to_choose_is_told_the_gentlest(server: Server, open_browser: Opens) -> None:
    anna = await open_browser(server, "Anna")
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "bot", "level": "5"}]
    socket = await anna.sit((await anna.create(seats, game="pas-touche"))["id"])
    await socket.until(lambda s: s.now["phase"] == "setup")
    hint = await socket.ask(type="ask-hint", seat="p1")
    assert hint["move"] == "level 1"
    assert hint["params"] == {"level": 1, "touches": 7}
    assert (await socket.move(hint["move"]))["type"] == "ok"
