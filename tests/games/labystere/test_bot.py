"""Labystère's detective: it plays by the rules, from its own seat, and well."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import examples
from veillee.core import CHANCE, FastRng
from veillee.core.contract.perspective import Perspective
from veillee.games.labystere.game import GAME
from veillee.games.labystere.rules.position import LAST_TURN
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.schema.options import Options

SEEDS = st.integers(0, 10**6)
BOT = GAME.bot()
pytestmark = pytest.mark.heavy


def step(state: State, levels: list[int], rng: FastRng) -> None:
    """Make one move; level 0 plays at random."""
    (actor,) = state.actors()
    if actor == CHANCE:
        move = state.draw(rng)
    elif levels[actor] == 0:
        moves = state.legal(actor)
        move = moves[rng.below(len(moves))]
    else:
        move = BOT.choose(Perspective(state, actor), levels[actor], rng)
    assert state.check(actor, move) is None
    state.apply(actor, move)


@given(SEEDS, st.lists(st.integers(1, 5), min_size=2, max_size=4))
@examples(4)
def test_every_level_plays_by_the_rules(seed: int, levels: list[int]) -> None:
    rng = FastRng(seed)
    state = GAME.new(Options(players=len(levels)))
    for _ in range(60):
        if state.outcome() is None:
            step(state, levels, rng)


@given(SEEDS, st.integers(1, 5), st.integers(3, 80), st.booleans())
@examples(16)
def test_a_detective_knows_only_what_its_seat_knows(seed: int, level: int, steps: int, ending: bool) -> None:
    """LAB-K2: it chooses the same in every world that its seat cannot tell apart, in the last turns too."""
    rng = FastRng(seed)
    state = GAME.new(Options(players=2 + seed % 3))
    for _ in range(steps):
        if state.outcome() is None:
            step(state, [5, 0, 3, 0], rng)
    if ending:
        state.turns = max(state.turns, LAST_TURN - 1 - seed % 8)
    (actor,) = state.actors() or [CHANCE]
    if actor != CHANCE:
        other = state.determinize(actor, FastRng(seed + 1))
        chosen = BOT.choose(Perspective(state, actor), level, FastRng(seed))
        assert BOT.choose(Perspective(other, actor), level, FastRng(seed)) == chosen


@pytest.mark.parametrize("seed", range(2))
def test_the_best_detective_beats_chance(seed: int) -> None:
    rng = FastRng(seed)
    state = GAME.new(Options(players=2))
    levels = [5, 0] if seed % 2 else [0, 5]
    while state.outcome() is None:
        step(state, levels, rng)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (levels.index(5),)


def test_whoever_knows_all_declares() -> None:
    """LAB-E1."""
    grid = {"a1": "start", "e5": "finish", "c3": "place l2 flag", "c1": "place l1 empty"}
    given_position = {
        "grid": {**grid, "b4": "witness w1 s1", "d2": "witness w2 s4", "d4": "witness w3 s2"},
        "pawns": {"p1": "e5"},
        "known": {"p1": ["s1", "s2", "s4", "l1", "l3", "l4"]},
    }
    state = GAME.scenario_adapter().position(given_position, Options())
    for level in range(1, 6):
        assert BOT.choose(Perspective(state, 0), level, FastRng(level)) == "declare s3 l2"


@pytest.mark.parametrize("level", [1, 2])
def test_weak_levels_walk_and_find_the_thief(level: int) -> None:
    """They leave Start, walk most of the time where they can, and somebody wins in the end."""
    walks = turns = 0
    for seed in range(5):
        rng = FastRng(seed)
        state = GAME.new(Options(players=2))
        left: set[int] = set()
        while state.outcome() is None:
            (actor,) = state.actors()
            before = state.legal(actor) if actor != CHANCE and state.phase() == "choose" else []
            here = state.sides[actor].pawn if actor != CHANCE else -1
            step(state, [level, level], rng)
            if any(move.startswith("go") for move in before):
                turns += 1
                walks += state.sides[actor].pawn != here
            if actor != CHANCE and state.sides[actor].pawn != state.start:
                left.add(actor)
            assert state.turns < 12 or left == {0, 1}
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.winners
    assert walks > 0.7 * turns


@pytest.mark.parametrize("seed", [13, 40])
def test_two_experts_do_not_undo_each_other_s_exchange_for_ever(seed: int) -> None:
    rng = FastRng(seed)
    state = GAME.new(Options(players=2))
    while state.outcome() is None:
        step(state, [5, 5], rng)
    assert state.turns < 60
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners


HALF_SURE = {
    "grid": {"a1": "start", "e5": "finish", "c3": "place l2 flag", "b4": "witness w1 s1", "d4": "witness w3 s2"},
    "culprit": "s3",
    "pawns": {"p1": "e5"},
    "known": {"p1": ["s1", "s2", "l1", "l3", "l4"]},
}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_guess_is_for_a_race(level: int) -> None:
    """One chance in two is worth a guess while somebody else may be first, and never when nobody can."""
    adapter = GAME.scenario_adapter()
    race = adapter.position(HALF_SURE, Options())
    assert BOT.choose(Perspective(race, 0), level, FastRng(level)).startswith("declare")
    alone = adapter.position({**HALF_SURE, "lost": ["p2"]}, Options())
    assert BOT.choose(Perspective(alone, 0), level, FastRng(level)) == "roll"


def test_one_who_is_cut_off_opens_a_way() -> None:
    """A child in a closed yard does not walk round in it for ever."""
    closed = {"a1": "start", "b1": "path ew nothing", "c1": "path w nothing", "a2": "path n nothing"}
    grid = {**closed, "e5": "finish", "c3": "place l2 flag", "b5": "witness w1 s1"}
    adapter = GAME.scenario_adapter()
    opened = 0
    for seed in range(30):
        state = adapter.position({"grid": grid, "culprit": "s3", "pawns": {"p1": "b1"}, "rolled": 1}, Options())
        opened += BOT.choose(Perspective(state, 0), 1, FastRng(seed)).startswith("swap")
    assert opened > 10


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_nobody_who_can_win_at_once_changes_the_paths(level: int) -> None:
    """No path leads out of the yard, but an action in it leads to Finish."""
    yard = {"a1": "start", "b1": "path ew nothing", "c1": "path w finish", "a2": "path n nothing"}
    given_position = {
        "grid": {**yard, "e5": "finish", "c3": "place l2 flag", "b5": "witness w1 s1"},
        "culprit": "s3",
        "pawns": {"p1": "b1"},
        "known": {"p1": ["s1", "s2", "s4", "l1", "l3", "l4"]},
        "rolled": 1,
    }
    for seed in range(20):
        state = GAME.scenario_adapter().position(given_position, Options())
        assert isinstance(state, State)
        state.turned = state.plains
        assert BOT.choose(Perspective(state, 0), level, FastRng(seed)) == "go c1"
