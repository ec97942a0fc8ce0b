"""Who is likely to win: what every gang's ghosts are worth as they stand, and how many rounds may still change it."""

import math
from typing import Final

from veillee.core import Rng
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_vu_pas_pris.bot.danger import Danger, side_chances, sights_of, standing
from veillee.games.pas_vu_pas_pris.bot.worth import Worth, rounds_left
from veillee.games.pas_vu_pas_pris.rules.board import SIDE_OF_SEAT
from veillee.games.pas_vu_pas_pris.rules.state import State

# Points of lead that make a gang about three times as likely to win: in the last round, and more for each to come.
# Fitted to games of the strongest level against itself without one of its parts.
_LAST: Final = 2.9
_EACH: Final = 1.3


def expect(perspective: Perspective, rng: Rng) -> list[float]:
    """Return each seat's chance; nothing is hidden in the hall, so that everybody knows the same."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    position = world
    danger = Danger(position, sights_of(position), side_chances(position))
    spread = _LAST + _EACH * rounds_left(position)
    seats = len(position.sides())
    points = [standing(position, danger, Worth(position, SIDE_OF_SEAT[seat])) for seat in range(seats)]
    best = max(points)
    weights = [math.exp((mine - best) / spread) for mine in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def expect_open(perspective: Perspective, rng: Rng) -> list[float]:
    """Return the same: all cards are open already."""
    return expect(perspective, rng)
