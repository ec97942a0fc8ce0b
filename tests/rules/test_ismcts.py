"""The general search: it does not peek, and it plays well."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import examples, random_game
from veillee.bots.ismcts import SearchPlayer
from veillee.bots.match import play_match
from veillee.bots.player import RandomPlayer
from veillee.core import FastRng, Game, TurnState
from veillee.core.contract.perspective import Perspective
from veillee.games.registry import all_games, find_game

TURN_BASED = [
    game for game in all_games().values() if isinstance(game.new(game.read_options(game.examples()[0])), TurnState)
]
pytestmark = pytest.mark.heavy


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.id)
@examples(4)
@given(seed=st.integers(0, 10**6))
def test_the_choice_does_not_change_when_hidden_cards_change(game: Game, seed: int) -> None:
    decisions = 0
    for index, (state, actor, _) in enumerate(random_game(game, game.examples()[0], seed)):
        if actor < 0 or (index + seed) % 17:
            continue
        decisions += 1
        if decisions > 3:
            break
        twin = state.determinize(actor, FastRng(seed))
        player = SearchPlayer(simulations=12)
        chosen = player.choose(Perspective(state, actor), FastRng(3))
        assert player.choose(Perspective(twin, actor), FastRng(3)) == chosen
        assert state.check(actor, chosen) is None


def test_it_beats_the_random_player() -> None:
    game = find_game("rest-in-peace")
    won = 0
    for seed in range(6):
        state = game.new(game.read_options({}))
        seat = seed % 2
        players = [SearchPlayer(simulations=50), RandomPlayer()]
        play_match(state, [players[seat], players[1 - seat]], seed)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 5


def test_a_search_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="number of simulations"):
        SearchPlayer()
