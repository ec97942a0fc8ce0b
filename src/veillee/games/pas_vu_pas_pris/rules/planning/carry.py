"""A plan carried out: ghosts walk, merge and find their places (PVP-T2, PVP-G5, PVP-U2)."""

from typing import Final

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.space.data import TOUCH
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.rules.board import (
    GHOSTS,
    ON_SIDE,
    OUT,
    SIDES,
    SIZE_OF_GHOST,
    SIZES,
    Ghost,
    Side,
    full_name,
    ghost_id,
    square_name,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import LIE_DOWN
from veillee.games.pas_vu_pas_pris.rules.moves import Merge, Plan, Walk
from veillee.games.pas_vu_pas_pris.rules.planning.check import PlanCheck
from veillee.games.pas_vu_pas_pris.rules.position import ARRIVED, Position

_MOST_LEVELS: Final = 8


def carry_out(position: Position, side: Side, plan: Plan, recorder: Recorder) -> Refusal | None:
    """Carry a plan out; on a refusal the position is half changed, so try on a copy."""
    check = PlanCheck(position, side)
    refusal = check.refuse(plan, position.steps[side])
    if refusal is not None:
        return refusal
    merges = 0
    for index, part in enumerate(plan.parts):
        if isinstance(part, Walk):
            refusal = _walk(position, side, part, _merges_later(plan, index, part.ghost), recorder)
        else:
            refusal = _merge(position, side, part, check.results[merges], _at_first(plan, index, part), recorder)
            merges += 1
        if refusal is not None:
            return refusal
    position.planned[side] = True
    recorder.add("planned", {"seat": SIDES[side]})
    return None


def find_like(hall: Hall, name: str, size: str, old: Figure, lying: bool) -> Figure | None:
    """Return the spot where another ghost stood, or the free one nearest to it in its square."""
    for level in range(_MOST_LEVELS):
        figure = hall.exact_spot(name, size, old.square, old.place(), level, lying)
        if figure is None:
            break
        if abs(figure.z - old.z) < TOUCH:
            return figure
    return hall.find_spot(name, size, old.square, old.place(), None, lying)


def _merges_later(plan: Plan, index: int, ghost: Ghost) -> bool:
    """Tell whether a ghost that walks is replaced before it has to stand anywhere (PVP-U2)."""
    for part in plan.parts[index + 1 :]:
        if isinstance(part, Merge) and ghost in (part.first, part.second):
            return True
    return False


def _at_first(plan: Plan, index: int, merge: Merge) -> bool:
    """Tell whether the place of a merge is that of its first ghost: the one that did not walk, or walked first."""
    first, second = _last_walk(plan, index, merge.first), _last_walk(plan, index, merge.second)
    return first < 0 or 0 <= first < second


def _last_walk(plan: Plan, index: int, ghost: Ghost) -> int:
    """Return where in a plan a ghost last walked before a part, or -1; one that was replaced has walked since."""
    for earlier in range(index - 1, -1, -1):
        part = plan.parts[earlier]
        if isinstance(part, Walk) and part.ghost == ghost:
            return earlier
    return -1


def _walk(position: Position, side: Side, walk: Walk, merges: bool, recorder: Recorder) -> Refusal | None:
    ghost = ghost_id(side, walk.ghost)
    name, size = full_name(ghost), SIZES[SIZE_OF_GHOST[walk.ghost]]
    hall = position.hall
    if position.where[ghost] == OUT:
        recorder.add_ghost("taken-back", ghost, {})  # PVP-U6
    if position.where[ghost] >= 0:
        recorder.follow(hall.leave(name))
    else:
        position.arrived[ghost] = ARRIVED
    path: list[str] = [square_name(square) for square in walk.squares]
    if walk.leaves:
        position.where[ghost] = OUT
        recorder.add_ghost("ghost-out", ghost, {"path": path})
        return None
    square = walk.squares[-1]
    position.where[ghost] = square
    lying = position.midnight == LIE_DOWN  # PVP-N2
    if walk.placed:
        figure = hall.exact_spot(name, size, square_name(square), (walk.x, walk.y), walk.level, lying)
    else:
        figure = hall.find_spot(name, size, square_name(square), None, None, lying)
    if figure is not None:
        hall.stand(figure)
    elif not merges:
        key = "place" if walk.placed else ""
        return Refusal("PVP-G5", key, {"ghost": GHOSTS[walk.ghost], "square": path[-1]})  # PVP-G5
    recorder.add_ghost("ghost-walked", ghost, {"path": path, "square": path[-1]})
    return None


def _merge(
    position: Position, side: Side, merge: Merge, result: Ghost, at_first: bool, recorder: Recorder
) -> Refusal | None:
    start = ghost_id(side, 0)
    hall = position.hall
    first, second = full_name(start + merge.first), full_name(start + merge.second)
    square = position.where[start + merge.first]
    old = hall.figures.get(first if at_first else second)
    for name in (first, second):
        if name in hall.figures:
            recorder.follow(hall.leave(name))
    name, size = full_name(start + result), SIZES[SIZE_OF_GHOST[result]]
    lying = position.midnight == LIE_DOWN
    if old is not None:
        figure = find_like(hall, name, size, old, lying)
    else:
        figure = hall.find_spot(name, size, square_name(square), None, None, lying)
    if figure is None:
        return Refusal("PVP-U3", "room", {"result": GHOSTS[result], "square": square_name(square)})  # PVP-U3
    hall.stand(figure)
    position.where[start + merge.first] = position.where[start + merge.second] = ON_SIDE
    position.where[start + result] = square
    data: dict[str, object] = {
        "first": GHOSTS[merge.first],
        "second": GHOSTS[merge.second],
        "square": square_name(square),
    }
    recorder.add_ghost("ghosts-merged", start + result, data)
    return None
