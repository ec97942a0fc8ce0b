"""Plans worth offering, for there are too many to list."""

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.rules.board import (
    AT_EDGE,
    DOORS,
    LARGE,
    LAST_ROW,
    ON_SIDE,
    OUT,
    SIDE_COUNT,
    SMALL,
    SQUARES,
    STEP_AHEAD,
    GhostId,
    Side,
    adjacent,
    ahead,
    entry,
    ghost_of,
    ghosts_of,
    size_of,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.moves import Merge, Plan, Walk, steps_of
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.position import NOT_ARRIVED, POSING, Position


def plan_offers(position: Position, side: Side) -> list[Plan]:
    """Offer a march straight ahead, those in front first, as far as the number goes; and each step towards it."""
    march: list[Walk] = []
    offers: list[Plan] = []
    after = position.copy()
    left = position.steps[side]
    for ghost in marchers(position, side):
        walk = straight(position, side, ghost, left)
        if walk is None:
            continue
        trial = after.copy()
        if carry_out(trial, side, Plan((walk,)), Recorder()) is None:
            after = trial
            march.append(walk)
            offers.append(Plan(tuple(march)))
            left -= steps_of(walk)
    return offers


def random_plan(position: Position, side: Side, rng: Rng) -> Plan:
    """Make up walks for a few ghosts, ahead more often than not, and merge two that meet."""
    left = position.steps[side]
    parts: list[Walk | Merge] = []
    ghosts = [ghost for ghost in ghosts_of(side) if may_start(position, ghost)]
    rng.shuffle(ghosts)
    for ghost in ghosts:
        if left < 1 or (parts and rng.below(3) == 0):
            break
        walk = _random_walk(position, side, ghost, 1 + rng.below(left), rng)
        parts.append(walk)
        left -= steps_of(walk)
        if position.options.fusion and not walk.leaves:
            for other in position.in_hall(side):
                sizes = size_of(ghost) + size_of(other)
                if other not in ghosts[: len(parts)] and position.where[other] == walk.squares[-1] and sizes < LARGE:
                    return Plan((*parts, Merge(ghost_of(ghost), ghost_of(other))))
    return Plan(tuple(parts))


def _random_walk(position: Position, side: Side, ghost: GhostId, length: int, rng: Rng) -> Walk:
    at = position.where[ghost]
    may_leave = at >= 0 and position.arrived[ghost] == NOT_ARRIVED
    squares: list[int] = []
    if at < 0:
        at = entry(side, rng.below(DOORS))
        squares.append(at)
    while len(squares) < length:
        if walk_row(side, at) == LAST_ROW and may_leave:
            return Walk(ghost_of(ghost), tuple(squares), True)
        step = STEP_AHEAD[side if rng.below(SIDE_COUNT) else rng.below(SIDE_COUNT)]
        if not 0 <= at + step < SQUARES or not adjacent(at, at + step):
            if squares:
                break
            continue
        at += step
        squares.append(at)
    return Walk(ghost_of(ghost), tuple(squares))


def may_start(position: Position, ghost: GhostId) -> bool:
    """Tell whether a ghost may walk in a plan at all, but for taking it back."""
    where = position.where[ghost]
    if where == OUT or position.arrived[ghost] == POSING:
        return False
    return not (position.options.fusion and where == ON_SIDE and size_of(ghost) != SMALL)


def straight(position: Position, side: Side, ghost: GhostId, number: int) -> Walk | None:
    """Return a ghost's walk straight ahead, through the exit where it may; None without a step to make."""
    if number <= 0 or not may_start(position, ghost):
        return None
    at = position.where[ghost]
    may_leave = at >= 0 and position.arrived[ghost] == NOT_ARRIVED
    squares: list[int] = []
    if at in (ON_SIDE, AT_EDGE):
        at = entry(side, ghost_of(ghost) % DOORS)
        squares.append(at)
    while len(squares) < number and walk_row(side, at) < LAST_ROW:
        at = ahead(side, at)
        squares.append(at)
    leaves = may_leave and len(squares) < number
    return Walk(ghost_of(ghost), tuple(squares), leaves) if squares or leaves else None


def marchers(position: Position, side: Side) -> list[GhostId]:
    """Return a side's ghosts, those in front first, then the large ones."""
    ghosts = list(ghosts_of(side))
    ghosts.sort(key=lambda ghost: -walk_row(side, position.where[ghost]) if position.where[ghost] >= 0 else 0)
    return ghosts
