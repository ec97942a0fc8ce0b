"""What the master believes about the other family's hidden cards: true to what is known, and nearer to the truth."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from veillee.core import CHANCE, NOBODY, FastRng
from veillee.core.contract.perspective import Perspective
from veillee.core.network import load_network
from veillee.games.registry import find_game
from veillee.games.rest_in_peace.bot.beliefs import any_worlds, likely_worlds
from veillee.games.rest_in_peace.bot.levels import choose
from veillee.games.rest_in_peace.knowledge.places import PLACES, hidden_places
from veillee.games.rest_in_peace.rules.state import State
from veillee.games.rest_in_peace.study.beliefs import beliefs

GAME = find_game("rest-in-peace")
WORLDS = 24


def decisions(duels: int) -> Iterator[tuple[State, Perspective]]:
    """Play duels of the network, and stop at every decision from round 4 on."""
    rng = FastRng(1)
    for _ in range(duels):
        state = GAME.new(GAME.read_options({}))
        assert isinstance(state, State)
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.act(state.chance(rng))
                continue
            if state.round >= 4 and len(state.actions()) > 1:
                yield state, Perspective(state, actor)
            state.act(state.parse(actor, choose(Perspective(state, actor), 3, rng)))


def apart(one: State, other: State, seat: int) -> int:
    """Return in how many places the hidden cards of a family differ."""
    return len(set(hidden_places(one.side(seat))) ^ set(hidden_places(other.side(seat))))


def test_what_is_believed_is_nearer_to_the_truth_than_a_guess() -> None:
    rng = FastRng(2)
    believed = guessed = 0
    for state, perspective in decisions(4):
        other = 1 - perspective.seat
        believed += sum(apart(state, world, other) for world in likely_worlds(perspective, WORLDS, rng))
        guessed += sum(apart(state, world, other) for world in any_worlds(perspective, WORLDS, rng))
    assert believed < 0.97 * guessed


def test_what_is_believed_agrees_with_all_that_is_known() -> None:
    rng = FastRng(3)
    for state, perspective in decisions(1):
        other = 1 - perspective.seat
        worlds = likely_worlds(perspective, WORLDS, rng)
        assert abs(len(worlds) - WORLDS) <= 1
        for world in worlds:
            assert Perspective(world, perspective.seat).observation() == perspective.observation()
            assert len(hidden_places(world.side(other))) == len(hidden_places(state.side(other)))


def test_beliefs_are_learnt_or_it_is_said_what_that_needs(tmp_path: Path) -> None:
    weights = tmp_path / "weights.npz"
    if importlib.util.find_spec("torch") is None:
        with pytest.raises(ValueError, match="train"):
            beliefs(positions=1, weights=weights)
        return
    beliefs(positions=1000, rounds=1, weights=weights)
    _, perspective = next(decisions(1))
    assert sum(load_network(weights, PLACES).chances(perspective.observation(), PLACES)) == pytest.approx(1)
