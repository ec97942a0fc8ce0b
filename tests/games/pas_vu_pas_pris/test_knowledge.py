"""What learners see of Pas Vu Pas Pris."""

import pytest
from librt.strings import BytesWriter

from playing import random_game
from veillee.core import SPECTATOR
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.knowledge.observation import FIELDS, Observed
from veillee.games.pas_vu_pas_pris.rules.legal import acting
from veillee.games.pas_vu_pas_pris.rules.state import State


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(options, id=str(options), marks=[pytest.mark.heavy] if options.get("midnight") else [])
        for options in GAME.examples()
    ],
)
def test_every_field_of_the_observation_has_the_size_it_declares(options: dict[str, object]) -> None:
    assert len({field.name for field in FIELDS}) == len(FIELDS)
    for state, _, _ in random_game(GAME, options, 3):
        assert isinstance(state, State)
        observed = Observed(state, 0, acting(state))
        for field in FIELDS:
            out = BytesWriter()
            field.write(observed, field.which, out)
            assert len(out) == field.size, field.name
        whole = BytesWriter()
        state.observe(SPECTATOR, whole)
        assert len(whole) == GAME.observation_size()
