"""Moves worth offering where there are too many to list: furniture and plans."""

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.notation import FACES
from veillee.games.pas_vu_pas_pris.rules.board import (
    AT_EDGE,
    ON_SIDE,
    OUT,
    PIECES,
    SIZE_OF_GHOST,
    adjacent,
    ahead,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Story
from veillee.games.pas_vu_pas_pris.rules.furnish import put
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, Merge, Plan, Walk
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.position import NOT_ARRIVED, POSING, Position


def furniture_offers(position: Position, side: int) -> list[Furnish]:
    """Offer a quarter turn on the spot of each piece that the card lets a side move."""
    offers: list[Furnish] = []
    for piece in position.may_furnish(side):
        pose = position.hall.poses.get(PIECES[piece])
        if pose is None or pose.face not in FACES:
            continue
        move = Furnish(piece, pose.x, pose.y, round(pose.yaw + 90.0, 2) % 360.0, pose.face)
        if put(position.copy(), move, Story()) is None:
            offers.append(move)
    return offers


def plan_offers(position: Position, side: int) -> list[Plan]:
    """Offer a march straight ahead, those in front first, as far as the number goes; and each step towards it."""
    march: list[Walk] = []
    offers: list[Plan] = []
    after = position.copy()
    left = position.steps[side]
    for ghost in _marchers(position, side):
        walk = straight(position, side, ghost, left)
        if walk is None:
            continue
        trial = after.copy()
        if carry_out(trial, side, Plan((walk,)), Story()) is None:
            after = trial
            march.append(walk)
            offers.append(Plan(tuple(march)))
            left -= len(walk.squares) + (1 if walk.leaves else 0)
    return offers


def random_furnish(position: Position, side: int, rng: Rng) -> Furnish:
    """Make up a place for one of the pieces that a card lets a side move."""
    pieces = position.may_furnish(side)
    face = FACES[rng.below(len(FACES))] if rng.below(3) == 0 else FACES[0]
    x, y = 20.0 + float(rng.below(201)), 20.0 + float(rng.below(201))
    return Furnish(pieces[rng.below(len(pieces))], x, y, 15.0 * float(rng.below(24)), face)


def random_plan(position: Position, side: int, rng: Rng) -> Plan:
    """Make up walks for a few ghosts, ahead more often than not, and merge two that meet."""
    left = position.steps[side]
    parts: list[Walk | Merge] = []
    ghosts = [ghost for ghost in range(side * 7, side * 7 + 7) if may_start(position, ghost)]
    rng.shuffle(ghosts)
    for ghost in ghosts:
        if left < 1 or (parts and rng.below(3) == 0):
            break
        walk = _random_walk(position, side, ghost, 1 + rng.below(left), rng)
        parts.append(walk)
        left -= len(walk.squares) + (1 if walk.leaves else 0)
        if position.options.fusion and not walk.leaves:
            for other in position.in_hall(side):
                sizes = SIZE_OF_GHOST[ghost % 7] + SIZE_OF_GHOST[other % 7]
                if other not in ghosts[: len(parts)] and position.where[other] == walk.squares[-1] and sizes < 2:
                    return Plan((*parts, Merge(ghost % 7, other % 7)))
    return Plan(tuple(parts))


def _random_walk(position: Position, side: int, ghost: int, length: int, rng: Rng) -> Walk:
    at = position.where[ghost]
    may_leave = at >= 0 and position.arrived[ghost] == NOT_ARRIVED
    squares: list[int] = []
    if at < 0:
        at = entry(side, rng.below(6))
        squares.append(at)
    while len(squares) < length:
        if walk_row(side, at) == 6 and may_leave:
            return Walk(ghost % 7, tuple(squares), True)
        step = (6, 1, -6, -1)[side if rng.below(4) else rng.below(4)]
        if not 0 <= at + step < 36 or not adjacent(at, at + step):
            if squares:
                break
            continue
        at += step
        squares.append(at)
    return Walk(ghost % 7, tuple(squares))


def may_start(position: Position, ghost: int) -> bool:
    """Tell whether a ghost may walk in a plan at all, but for taking it back."""
    where = position.where[ghost]
    if where == OUT or position.arrived[ghost] == POSING:
        return False
    return not (position.options.fusion and where == ON_SIDE and SIZE_OF_GHOST[ghost % 7] > 0)


def straight(position: Position, side: int, ghost: int, number: int) -> Walk | None:
    """Return a ghost's walk straight ahead, through the exit where it may; None without a step to make."""
    if number <= 0 or not may_start(position, ghost):
        return None
    at = position.where[ghost]
    may_leave = at >= 0 and position.arrived[ghost] == NOT_ARRIVED
    squares: list[int] = []
    if at in (ON_SIDE, AT_EDGE):
        at = entry(side, ghost % 7 % 6)
        squares.append(at)
    while len(squares) < number and walk_row(side, at) < 6:
        at = ahead(side, at)
        squares.append(at)
    leaves = may_leave and len(squares) < number
    return Walk(ghost % 7, tuple(squares), leaves) if squares or leaves else None


def entry(side: int, door: int) -> int:
    """Return the square behind a side's door, 0 to 5 from left to right for who sits there (PVP-M1)."""
    if side == 0:
        return door
    if side == 1:
        return (5 - door) * 6
    if side == 2:
        return 30 + 5 - door
    return door * 6 + 5


def _marchers(position: Position, side: int) -> list[int]:
    """Return a side's ghosts, those in front first, then the large ones."""
    ghosts = list(range(side * 7, side * 7 + 7))
    ghosts.sort(key=lambda ghost: -walk_row(side, position.where[ghost]) if position.where[ghost] >= 0 else 0)
    return ghosts
