"""Who is likely to win: how many advances each cube still needs."""

import math
from typing import Final

from veillee.core import Rng
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_touche.rules.state import State
from veillee.games.pas_touche.rules.track import left_to_go

_SPREAD: Final = 1.7  # advances of lead that make a player about three times as likely to win


def expect(perspective: Perspective, rng: Rng) -> list[float]:
    """Return each seat's chance, if all hands are equally quick."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    weights: list[float] = []
    for seat in range(len(world.players)):
        weights.append(math.exp(-left_to_go(world, seat) / _SPREAD))
    total = sum(weights)
    return [weight / total for weight in weights]


def expect_open(perspective: Perspective, rng: Rng) -> list[float]:
    """Return the same: face-down constraints bind nobody yet."""
    return expect(perspective, rng)
