"""The chances that hints and replays show: certain where the rules leave no doubt, and one in all."""

from typing import Any

import pytest

from veillee.core import CHANCE, FastRng
from veillee.core.contract.perspective import OpenPerspective, Perspective
from veillee.games.labystere.game import GAME
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.schema.options import Options

TEACHING = GAME.teaching()
assert TEACHING is not None
GRID = {"a1": "start", "e5": "finish", "c3": "place l2 flag", "c1": "place l1 empty"}
SOLVED = ["s1", "s2", "s4", "l1", "l3", "l4"]


def chances(given: dict[str, Any], players: int = 2) -> tuple[list[float], list[float]]:
    """Return what the first detective is told, and what is told with all cards open."""
    state = GAME.scenario_adapter().position({"grid": GRID, "culprit": "s3", **given}, Options(players=players))
    assert TEACHING is not None
    open_chances = TEACHING.expect_open(OpenPerspective(state, 0), FastRng(1))
    return TEACHING.expect(Perspective(state, 0), FastRng(1)), open_chances


def test_who_knows_all_and_stands_on_finish_has_won() -> None:
    """LAB-E1."""
    assert chances({"pawns": {"p1": "e5"}, "known": {"p1": SOLVED}}) == ([1.0, 0.0], [1.0, 0.0])


def test_who_knows_all_and_walks_to_finish_has_won() -> None:
    near = {**GRID, "d5": "path ew nothing"}
    for told in chances({"grid": near, "pawns": {"p1": "d5"}, "known": {"p1": SOLVED}, "rolled": 1}):
        assert told == [1.0, 0.0]


def test_who_knows_all_but_is_not_there_yet_may_still_lose() -> None:
    for told in chances({"pawns": {"p1": "a1"}, "known": {"p1": SOLVED}}):
        assert 0.5 < told[0] < 1.0


def test_who_is_out_has_no_chance() -> None:
    for told in chances({"lost": ["p2"]}, 3):
        assert told[1] == 0.0
        assert sum(told) == pytest.approx(1.0)


@pytest.mark.heavy
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_chances_of_a_game_add_up_to_one(players: int) -> None:
    bot = GAME.bot()
    rng = FastRng(players)
    state = GAME.new(Options(players=players))
    assert TEACHING is not None
    while state.outcome() is None:
        seat = state.actor()
        if seat == CHANCE:
            state.act(state.chance(rng))
            continue
        for viewer in range(players):
            assert sum(TEACHING.expect(Perspective(state, viewer), FastRng(1))) == pytest.approx(1.0)
        assert sum(TEACHING.expect_open(OpenPerspective(state, seat), FastRng(1))) == pytest.approx(1.0)
        assert isinstance(state, State)
        state.apply(seat, bot.choose(Perspective(state, seat), 4, rng))
