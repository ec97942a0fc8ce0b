"""A soak notices what leaks, what was lost and what is there twice."""

import random
from typing import Any

import pytest

from veillee.core import FastRng
from veillee.lab.soak.browser import Browser
from veillee.lab.soak.games import CANARY_GAME, games
from veillee.lab.soak.ledger import Ledger, Sent
from veillee.lab.soak.player import Player
from veillee.lab.soak.roommate import Roommate
from veillee.lab.soak.stage import Night, Stage
from veillee.lab.soak.viewer import Viewer

CARD, OTHER = 123_456_789_012_345, 987_654_321_098_765


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def stage() -> Stage:
    night = Night(Ledger(), "http://127.0.0.1:1", random.Random(1), 1.0)
    return Stage(night, {"id": "t", "invite": "i", "game": CANARY_GAME})


def now(seat: str, *hand: int) -> dict[str, Any]:
    return {"seat": seat, "legal": [], "view": {"hand": list(hand)}, "result": None}


def problems(stage: Stage) -> dict[str, int]:
    return {kind: len(found) for kind, found in stage.night.ledger.problems.items() if found}


def test_a_card_that_is_seen_before_it_is_played_has_leaked(stage: Stage) -> None:
    stage.look("left", now("left", CARD, OTHER))
    stage.play(f"play {CARD}")
    stage.hear("right", f'{{"card": {CARD}}}')
    stage.audit()
    assert problems(stage) == {}
    stage.hear("", f'{{"hand": [{OTHER}]}}')
    stage.play(f"play {OTHER}")
    stage.audit()
    assert problems(stage) == {"leaked": 1}


def test_secrets_and_other_views_have_leaked(stage: Stage) -> None:
    stage.secrets = ["a seat's secret"]
    stage.hear("right", "… a seat's secret …")
    stage.look("right", now("left"))
    stage.look("", {**now(""), "legal": ["play 1"]})
    assert problems(stage) == {"leaked": 3}


def position(kind: str, seq: int, after: int, *lines: int) -> dict[str, Any]:
    return {"type": kind, "seq": seq, "after": after, "lines": [{"seq": each} for each in lines], "now": now("")}


def test_positions_that_go_back_or_leave_something_out_are_noticed(stage: Stage) -> None:
    viewer = Viewer(stage, Browser(stage.night.base, ""))
    viewer._see(position("snapshot", 5, 0, 1, 2, 5))
    viewer._see(position("update", 7, 5, 6, 7))
    assert problems(stage) == {}
    viewer._see(position("update", 9, 8, 9))
    viewer._see(position("snapshot", 4, 0))
    viewer._see(position("snapshot", 6, 0, 5, 5))
    assert problems(stage) == {"lost": 1, "went back": 1, "doubled": 1}


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("stored", "found"), [([3, 5], {}), ([3], {"lost": 1}), ([3, 5, 6], {}), ([3, 5, 6, 7], {"doubled": 1})]
)
async def test_a_log_is_compared_with_what_was_acknowledged(
    stage: Stage, stored: list[int], found: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(stage, Browser(stage.night.base, ""), "left")
    for number, seq in enumerate((3, 5, -1, 0)):  # two were acknowledged, one was refused, one was never answered
        player.sent[str(number)] = Sent("left", str(number), {"type": "move"}, 0.0, 0, seq)

    async def whole_log() -> list[dict[str, Any]]:
        return [{"type": "move", "seq": seq, "actor": "left", "by": "person"} for seq in stored]

    monkeypatch.setattr(player, "_whole_log", whole_log)
    await player.audit()
    assert problems(stage) == found


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([(8, "a"), (9, "b")], {}),
        ([(9, "b")], {}),
        ([(7, "x"), (9, "b")], {"lost": 1}),
        ([(8, "a"), (9, "a")], {"lost": 1, "doubled": 1}),
        ([(8, "a")], {}),  # the other was said after this was told
    ],
)
async def test_words_of_a_room_are_looked_for_among_the_lines_that_are_told(
    stage: Stage, lines: list[tuple[int, str]], found: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    mate = Roommate(stage.night, Browser(stage.night.base, ""), "an-evening", "")
    for seq, text in ((8, "a"), (9, "b"), (-1, "refused"), (0, "never answered")):
        mate.sent[text] = Sent("", text, {"type": "speak", "text": text}, 0.0, 0, seq)

    async def whole() -> dict[str, Any]:
        told = [{"type": "words", "seq": seq, "text": text} for seq, text in lines]
        return {"seq": lines[-1][0], "lines": told, "parts": {"games": []}}

    monkeypatch.setattr(mate, "_whole", whole)
    await mate.audit()
    await mate.audit()  # what was found once is not noted again
    assert problems(stage) == found


def test_the_cards_of_the_canary_game_are_long_numbers() -> None:
    game = games()[CANARY_GAME]
    state = game.new(game.read_options({}))
    draw = state.draw(FastRng(1))
    assert all(len(card) > 10 for card in draw.split()[1:])
