"""The judge of small endgames: values worked out by hand, and the real rules played to the end."""

from typing import Any

import pytest

from veillee.bots.players import LEVELS
from veillee.core import FastRng
from veillee.games.labystere.game import GAME
from veillee.games.labystere.notation import parse_move
from veillee.games.labystere.rules import moves
from veillee.games.labystere.rules.position import LAST_TURN
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.schema.options import Options
from veillee.games.labystere.study.endgame_report import report
from veillee.games.labystere.study.endgames import A_PLACE, A_SUSPECT, BOTH, SOLVED, endgame, with_few_unknowns
from veillee.games.labystere.study.judging import Judge
from veillee.games.labystere.study.last_turns import chance_of, points, points_after

ROLL, FIRST_DIE = moves.encode(moves.ROLL, 0), moves.encode(moves.DIE, 0)

# A lane along row 1 from Start to Finish, with a wall everywhere else; places and witnesses lie behind it.
WALL = "path s nothing"
LANE = {
    **{f"{column}{row}": WALL for column in "abcde" for row in "2345"},
    "a1": "start",
    "b1": "path ew nothing",
    "c1": "path ew nothing",
    "d1": "path ew nothing",
    "e1": "finish",
    "a3": "witness w1 s1",
    "c3": "witness w2 s2",
    "e3": "witness w3 s3",
    "a5": "place l1 flag",
    "b4": "place l2 empty",
    "c5": "place l3 empty",
    "d4": "place l4 empty",
}


def position(turns_left: int, pawns: tuple[str, str], lacks: list[str], grid: dict[str, str] | None = None) -> State:
    given: dict[str, Any] = {
        "grid": {**LANE, **(grid or {})},
        "culprit": "s4",
        "pawns": dict(zip(("p1", "p2"), pawns)),
    }
    made = GAME.scenario_adapter().position(given, Options(last_detective=True))
    assert isinstance(made, State)
    made.made_up = False
    state = with_few_unknowns(made, lacks, FastRng(1))
    state.turns = LAST_TURN - turns_left
    return state


def test_in_the_last_turn_a_sure_case_wins_where_the_die_leads_to_finish() -> None:
    """From d1 the numbers 1, 3 and 5 lead to e1: it turns back on the border."""
    assert points(position(1, ("d1", "a1"), [SOLVED, SOLVED])) == pytest.approx(0.5 + 0.5 * 0.5)
    assert points(position(1, ("d1", "a1"), [A_PLACE, SOLVED])) == 0.5
    assert points(position(1, ("e1", "a1"), [SOLVED, SOLVED])) == 1.0


def test_before_the_last_turn_a_block_is_worth_half_a_point() -> None:
    """p2 would come to Finish half the time, unless p1 takes d1 out of the lane."""
    state = position(2, ("a1", "c1"), [BOTH, SOLVED])
    assert points(state) == 0.5
    state.act(ROLL)
    state.act(FIRST_DIE + 3)
    assert points_after(state, parse_move(0, "swap d1 d2")) == 0.5
    assert points_after(state, parse_move(0, "swap b1 b2")) == pytest.approx(1 - 0.75)
    assert points_after(state, parse_move(0, "go d1")) == pytest.approx(1 - 0.75)


def test_a_guess_is_better_than_a_rival_who_cannot_be_stopped() -> None:
    """p2 stands on Finish with a sure case."""
    state = position(2, ("e1", "e1"), [A_SUSPECT, SOLVED])
    assert points(state) == 0.5
    assert points_after(state, ROLL) == 0.25  # an even number brings it back to Finish
    assert points_after(state, parse_move(0, "declare s4 l1")) == 0.5


def test_a_look_two_turns_before_the_end_pays_in_the_last() -> None:
    """p1 lacks a suspect; `witness` at c1 tells it, and from there 2, 4 and 6 lead to Finish if p2 cannot hinder it."""
    state = position(3, ("a1", "a1"), [A_SUSPECT, BOTH], {"c1": "path ew witness"})
    state.act(ROLL)
    state.act(FIRST_DIE + 2)
    looked = points_after(state, parse_move(0, "go c1"))
    assert looked == 0.5  # p2 takes d1 out of the lane
    assert chance_of(state, 0) == 0.5


def test_one_who_is_asked_does_not_know_what_was_shown() -> None:
    """One card in three is new to the asker: the other one has to play against both cases at once."""
    state = position(3, ("d1", "e1"), [A_SUSPECT, A_PLACE], {"c1": "path ew ask-suspect"})
    state.act(ROLL)
    state.act(FIRST_DIE + 1)
    told = points_after(state, parse_move(0, "go c1"))
    untold = points_after(state, parse_move(0, "go e1"))
    assert 0.0 <= untold <= told <= 1.0


@pytest.mark.heavy
def test_an_endgame_has_few_unknowns_and_is_three_turns_long() -> None:
    state = endgame(3)
    assert state.turns == LAST_TURN - 3
    assert {chance_of(state, seat) for seat in (0, 1)} <= {1.0, 0.5, 0.25}
    assert state.turned == state.plains


def test_whoever_plays_the_judge_s_moves_gives_nothing_away() -> None:
    state = position(2, ("a1", "c1"), [BOTH, SOLVED])
    weighed = Judge(state, 1)
    perfect = weighed.judge(lambda perspective, rng: "swap d1 d2")
    assert (perfect.worth, perfect.lost) == (0.5, 0.0)
    careless = weighed.judge(lambda perspective, rng: "swap b1 b2")
    assert [mistake.lost for mistake in careless.mistakes] == [pytest.approx(0.25)]


@pytest.mark.heavy
def test_the_report_names_player_and_mistakes() -> None:
    told = report(1, 3, ["thumb:gambler"])
    assert "| `thumb:gambler` | 1 |" in told
    assert "| made | better |" in told


@pytest.mark.heavy
def test_the_strongest_level_does_not_block_a_rival_whose_turn_does_not_come_any_more() -> None:
    """LAB-E4: it walks to Finish, or as near as it can."""
    level = LEVELS[-1]
    judgement = Judge(endgame(34), 34).judge(lambda perspective, rng: GAME.bot().choose(perspective, level, rng))
    assert judgement.lost == 0.0


@pytest.mark.heavy
@pytest.mark.parametrize("seed", [5, 105, 145])
def test_the_strongest_level_thinks_of_the_exchange_that_answers_its_own(seed: int) -> None:
    """What looks like a way to Finish is closed again; in two of the three a walk is better."""
    level = LEVELS[-1]
    judgement = Judge(endgame(seed), seed).judge(lambda perspective, rng: GAME.bot().choose(perspective, level, rng))
    assert judgement.lost == 0.0
