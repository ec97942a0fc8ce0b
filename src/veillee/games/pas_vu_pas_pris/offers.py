"""Moves worth offering where there are too many to list: furniture and plans."""

from veillee.games.pas_vu_pas_pris.furnish import put
from veillee.games.pas_vu_pas_pris.moves import Furnish, Plan, Walk
from veillee.games.pas_vu_pas_pris.names import AT_EDGE, ON_SIDE, OUT, PIECES, SIZE_OF_GHOST, ahead, walk_row
from veillee.games.pas_vu_pas_pris.notation import FACES
from veillee.games.pas_vu_pas_pris.plans import carry_out
from veillee.games.pas_vu_pas_pris.position import NOT_ARRIVED, POSING, Position
from veillee.games.pas_vu_pas_pris.story import Story


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


def allowed(position: Position, side: int, plan: Plan) -> bool:
    """Tell whether a plan could be carried out now."""
    return carry_out(position.copy(), side, plan, Story()) is None


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
