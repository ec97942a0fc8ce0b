"""Who is likely to solve the case first: how many looks each detective still needs, and its way to Finish."""

import math
from typing import Final

from mypy_extensions import i64

from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.labystere.knowledge.odds import PLACE_LOOKS, exact_odds, plain_odds
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.cards import HOW_MANY, PLACES, SUSPECTS, only_of
from veillee.games.labystere.rules.grid.paths import Paths, reach
from veillee.games.labystere.rules.grid.squares import BORDER
from veillee.games.labystere.rules.state import State

FAR: Final = 20
_LOOK_TURNS: Final = 2.2  # turns until the next clue
_STEPS_A_TURN: Final = 3.5
# Fitted to games of the strongest level among two, three and four.
_ON_TURN: Final = 0.6  # turns that whoever is on turn is ahead
_SPREAD: Final = 6.7  # turns of lead, for each rival, that make a detective about three times as likely to win


def expect(perspective: Perspective, rng: Rng) -> list[float]:
    """Return each detective's chance to be first, from what the seat has seen and heard."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    belief = world.belief(perspective.seat)
    known = belief.possible()
    odds = exact_odds(world, perspective.seat, belief) if known else plain_odds(world, perspective.seat)
    if odds.solved() and _may_declare(world, perspective.seat):
        return _certain(world, perspective.seat)
    return _race(world, odds.looks_left)


def expect_open(perspective: Perspective, rng: Rng) -> list[float]:
    """Return each detective's chance to be first, from what every one of them has really set aside."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    looks: list[float] = []
    for side in world.sides:
        suspects = _looks(only_of(SUSPECTS, side.aside))
        places = 0 if side.flag_seen else _looks(only_of(PLACES, side.aside))
        looks.append(suspects + PLACE_LOOKS * places)
    if looks[world.turn] == 0.0 and _may_declare(world, world.turn):
        return _certain(world, world.turn)
    return _race(world, looks)


def _may_declare(world: State, seat: i64) -> bool:
    """Tell whether a detective can declare in this turn, whatever anybody does."""
    if world.turn != seat:
        return False
    if world.stage == stages.CHOOSE:
        return world.goals() >> world.finish & 1 == 1
    return world.stage == stages.DECLARE or (world.stage == stages.ROLL and world.on_finish())


def _certain(world: State, winner: i64) -> list[float]:
    return [1.0 if seat == winner else 0.0 for seat in range(len(world.sides))]


def _looks(pile: i64) -> int:
    """Return how many cards of a kind are still to be set aside until one is left."""
    return 3 - min(3, HOW_MANY[pile])


def steps_to(paths: Paths, start: i64, goal: i64) -> int:
    """Return the fewest steps of a walk, FAR where there is no way."""
    if start < 0 or goal < 0:
        return FAR
    if start == goal:
        return 0
    for steps in range(1, FAR):
        if reach(paths, start, steps, BORDER) >> goal & 1:
            return steps
    return FAR


def _race(world: State, looks: list[float]) -> list[float]:
    weights: list[float] = []
    spread = _SPREAD * (len(world.sides) - 1)
    for seat, side in enumerate(world.sides):
        if side.lost:
            weights.append(0.0)
            continue
        way = steps_to(world.paths, side.pawn, world.finish) / _STEPS_A_TURN
        left = looks[seat]
        near = max(0.0, 1.0 - left / 2.0)  # the way to Finish matters once the case is nearly solved
        turns = _LOOK_TURNS * left + near * min(way, 4.0) + (1.0 - near) * 2.5
        if seat == world.turn:
            turns -= _ON_TURN
        weights.append(math.exp(-turns / spread))
    total = sum(weights)
    return [weight / total if total > 0.0 else 1.0 / len(weights) for weight in weights]
