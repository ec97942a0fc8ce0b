"""The chances that hints and replays show: one in all, whoever is asked and however many play."""

import pytest

from veillee.core import CHANCE, FastRng
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.schema.options import Options

TEACHING = GAME.teaching()


@pytest.mark.heavy
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_chances_of_a_game_add_up_to_one(players: int) -> None:
    assert TEACHING is not None
    bot = GAME.bot()
    rng = FastRng(players)
    state = GAME.new(Options(players=players))
    while state.outcome() is None:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        chances = [TEACHING.expect(Perspective(state, viewer), FastRng(1)) for viewer in range(players)]
        assert all(told == chances[0] for told in chances)
        assert sum(chances[0]) == pytest.approx(1.0)
        state.apply(seat, bot.choose(Perspective(state, seat), 3, rng))
