"""No bot peeks: at every level of every game a choice depends on what its seat knows alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import examples, random_game
from veillee.bots.players import LEVELS, level_player
from veillee.core import CHANCE, FastRng, Game
from veillee.core.contract.perspective import Perspective
from veillee.games.registry import all_games

POSITIONS = 4  # a game; one in so many of its decisions is tried


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@examples(1)
@given(seed=st.integers(0, 10**6))
def test_a_bot_makes_the_same_move_wherever_the_secrets_lie(game: Game, level: int, seed: int) -> None:
    player = level_player(game, level)
    steps = sum(1 for _ in random_game(game, game.examples()[0], seed))
    tried = {steps * number // (POSITIONS + 1) for number in range(1, POSITIONS + 1)}
    for index, (state, actor, _) in enumerate(random_game(game, game.examples()[0], seed)):
        if index not in tried or actor == CHANCE:
            continue
        twin = state.determinize(actor, FastRng(seed + index))
        chosen = player.choose(Perspective(state, actor), FastRng(seed))
        assert player.choose(Perspective(twin, actor), FastRng(seed)) == chosen
        assert state.check(actor, state.log_text(actor, chosen)) is None
