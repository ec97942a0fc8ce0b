"""No bot peeks: at every level and by every rule of thumb a choice depends on what its seat knows alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import examples, random_game
from veillee.bots.players import LEVELS, named_player, thumbs
from veillee.core import CHANCE, FastRng, Game
from veillee.core.contract.perspective import Perspective
from veillee.games.registry import all_games

pytestmark = pytest.mark.heavy

POSITIONS = 4  # a game; one in so many of its decisions is tried


PLAYERS = [
    (game, name)
    for game in all_games().values()
    for name in [*(f"level:{level}" for level in LEVELS), *(f"thumb:{thumb}" for thumb in thumbs(game))]
]


@pytest.mark.parametrize(("game", "name"), PLAYERS, ids=[f"{game.id} {name}" for game, name in PLAYERS])
@examples(1)
@given(seed=st.integers(0, 10**6))
def test_a_bot_makes_the_same_move_wherever_the_secrets_lie(game: Game, name: str, seed: int) -> None:
    player = named_player(game, name)
    steps = sum(1 for _ in random_game(game, game.examples()[0], seed))
    tried = {steps * number // (POSITIONS + 1) for number in range(1, POSITIONS + 1)}
    for index, (state, actor, _) in enumerate(random_game(game, game.examples()[0], seed)):
        if index not in tried or actor == CHANCE:
            continue
        twin = state.determinize(actor, FastRng(seed + index))
        chosen = player.choose(Perspective(state, actor), FastRng(seed))
        assert player.choose(Perspective(twin, actor), FastRng(seed)) == chosen
        assert state.check(actor, state.log_text(actor, chosen)) is None


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_of_the_house_has_three_rules_of_thumb(game: Game) -> None:
    assert len(set(thumbs(game))) == 3


def test_an_unknown_rule_of_thumb_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="lowest, thrifty, hasty"):
        named_player(all_games()["rest-in-peace"], "thumb:luck")
