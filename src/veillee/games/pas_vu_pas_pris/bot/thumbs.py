"""Rules of thumb, as plain as a beginner's: sparring partners for the levels."""

from typing import Final

from veillee.core import Rng
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_vu_pas_pris.bot.danger import Danger, side_chances
from veillee.games.pas_vu_pas_pris.bot.threats import danger_in, gain
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import SIDE_COUNT, SIDE_OF_SEAT, SIDES, size_of
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.moves import Plan, Walk, steps_of
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.planning.offers import marchers, straight
from veillee.games.pas_vu_pas_pris.rules.position import FURNISH, PLAN, SIDE, Position
from veillee.games.pas_vu_pas_pris.rules.state import State

MARCH: Final = "march"  # straight ahead with all steps, those in front first; turns the keyhole to any side
RUNNER: Final = "runner"  # brings out one ghost after the other, and keeps the rest at home
SHADOWS: Final = "shadows"  # straight ahead, but stops where the fewest doors see it
THUMBS: Final = (MARCH, RUNNER, SHADOWS)
HIDER: Final = "hider"  # the second level: as in the shadows, but turns the keyhole to any side


def choose_by_thumb(perspective: Perspective, thumb: str, rng: Rng) -> str:
    """Return the move of a rule of thumb; none of them moves furniture."""
    state = perspective.sample(rng)
    assert isinstance(state, State)
    side = SIDE_OF_SEAT[perspective.seat]
    phase = state.phase()
    if phase == SIDE and thumb not in (MARCH, HIDER):
        return _worst_side(state, side)
    if phase == PLAN:
        return write_move(Plan(tuple(_walks(state, side, thumb))))
    offers = state.legal(perspective.seat)
    return offers[0] if phase == FURNISH else offers[rng.below(len(offers))]


def _worst_side(position: Position, side: int) -> str:
    """Turn the keyhole where it hurts the others most."""
    targets = [target for target in range(SIDE_COUNT) if target != position.keyhole_side]
    gains = [gain(position, side, target) for target in targets]
    return f"side {SIDES[targets[gains.index(max(gains))]]}"


def _walks(position: Position, side: int, thumb: str) -> list[Walk]:
    walks: list[Walk] = []
    after = position.copy()
    danger = danger_in(position, side_chances(position))
    left = position.steps[side]
    for ghost in marchers(position, side):
        walk = straight(position, side, ghost, left)
        if walk is not None and not walk.leaves and thumb in (SHADOWS, HIDER):
            walk = _stop_in_shadow(position, side, ghost, left, danger)
        if walk is None:
            continue
        trial = after.copy()
        if carry_out(trial, side, Plan((walk,)), Recorder()) is not None:
            continue
        after = trial
        walks.append(walk)
        left -= steps_of(walk)
        if thumb == RUNNER and not walk.leaves:
            break
    return walks


def _stop_in_shadow(position: Position, side: int, ghost: int, steps: int, danger: Danger) -> Walk | None:
    """Return the walk straight ahead that ends where the fewest doors see the ghost, the longest of several."""
    best = 2.0
    found: Walk | None = None
    for length in range(steps, 0, -1):
        walk = straight(position, side, ghost, length)
        if walk is not None and walk.squares and not walk.leaves:
            seen = danger.at(walk.squares[-1], size_of(ghost), 0)
            if seen < best:
                best, found = seen, walk
    return found
