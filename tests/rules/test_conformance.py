"""Every game passes the suite that `veillee check` runs, here over seeds that hypothesis chooses."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import examples
from smallest_game import smallest_game
from veillee.core import Game
from veillee.games.registry import all_games
from veillee.lab.conformance.play import check_copies, check_ends, check_junk, check_replay, check_spelling
from veillee.lab.conformance.secrets import check_events, check_views
from veillee.lab.conformance.suite import Check

GAMES = [*all_games().values(), smallest_game()]
# On the plain build, each game is played by the first of its options.
CASES = [
    pytest.param(game, options, id=f"{game.id}-{index}", marks=[pytest.mark.heavy] if index else [])
    for game in GAMES
    for index, options in enumerate(game.examples())
]
every_game = pytest.mark.parametrize(("game", "options"), CASES)
seeds = st.integers(0, 10**6)
CHECKS = [check_ends, check_copies, check_views, check_events, check_spelling, check_replay]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@every_game
@examples(3)
@given(seed=seeds)
def test_a_game_keeps_the_contract(game: Game, options: dict[str, object], check: Check, seed: int) -> None:
    check(game, options, seed)


JUNK = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["", " ", "end ", "END", "ghost", "ghost 0", "medium 30", "roll 7", "touch", "plan", "furnish piano"]
    ),
)


@every_game
@examples(4)
@given(seed=seeds, junk=st.lists(JUNK, min_size=1, max_size=8))
def test_junk_is_refused_and_changes_nothing(
    game: Game, options: dict[str, object], seed: int, junk: list[str]
) -> None:
    check_junk(game, options, seed, junk)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_one_thing_however_it_is_copied_or_pickled(game: Game) -> None:
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is game
