"""A plan carried out: ghosts walk, merge and find their places (PVP-T2, PVP-G5, PVP-U2)."""

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.rules.board import (
    GHOSTS,
    ON_SIDE,
    OUT,
    SIDES,
    SIZE_OF_GHOST,
    SIZES,
    full_name,
    square_name,
)
from veillee.games.pas_vu_pas_pris.rules.events import Story
from veillee.games.pas_vu_pas_pris.rules.moves import Merge, Plan, Walk
from veillee.games.pas_vu_pas_pris.rules.planning.check import Paper
from veillee.games.pas_vu_pas_pris.rules.position import ARRIVED, Position


def carry_out(position: Position, side: int, plan: Plan, story: Story) -> Refusal | None:
    """Carry a plan out; on a refusal the position is half changed, so try on a copy."""
    paper = Paper(position, side)
    refusal = paper.read(plan, position.steps[side])
    if refusal is not None:
        return refusal
    merges = 0
    for index, part in enumerate(plan.parts):
        if isinstance(part, Walk):
            refusal = _walk(position, side, part, _merges_later(plan, index, part.ghost), story)
        else:
            refusal = _merge(position, side, part, paper.results[merges], _at_first(plan, index, part), story)
            merges += 1
        if refusal is not None:
            return refusal
    position.planned[side] = True
    story.tell("planned", {"seat": SIDES[side]})
    return None


def find_like(hall: Hall, name: str, size: str, old: Figure, lying: bool) -> Figure | None:
    """Return the spot where another ghost stood, or the free one nearest to it in its square."""
    for level in range(8):
        figure = hall.exact_spot(name, size, old.square, old.place(), level, lying)
        if figure is None:
            break
        if abs(figure.z - old.z) < 0.05:
            return figure
    return hall.find_spot(name, size, old.square, old.place(), None, lying)


def _merges_later(plan: Plan, index: int, ghost: int) -> bool:
    """Tell whether a ghost that walks is replaced before it has to stand anywhere (PVP-U2)."""
    for part in plan.parts[index + 1 :]:
        if isinstance(part, Merge) and ghost in (part.first, part.second):
            return True
    return False


def _at_first(plan: Plan, index: int, merge: Merge) -> bool:
    """Tell whether the place of a merge is that of its first ghost: the one that did not walk, or walked first."""
    for part in plan.parts[:index]:
        if isinstance(part, Walk) and part.ghost == merge.first:
            for other in plan.parts[:index]:
                if isinstance(other, Walk) and other.ghost == merge.second:
                    return plan.parts.index(part) < plan.parts.index(other)
            return False
    return True


def _walk(position: Position, side: int, walk: Walk, merges: bool, story: Story) -> Refusal | None:
    ghost = side * 7 + walk.ghost
    name, size = full_name(ghost), SIZES[SIZE_OF_GHOST[walk.ghost]]
    hall = position.hall
    if position.where[ghost] == OUT:
        story.tell_ghost("taken-back", ghost, {})  # PVP-U6
    if position.where[ghost] >= 0:
        story.follow(hall.leave(name))
    else:
        position.arrived[ghost] = ARRIVED
    path: list[str] = [square_name(square) for square in walk.squares]
    if walk.leaves:
        position.where[ghost] = OUT
        story.tell_ghost("ghost-out", ghost, {"path": path})
        return None
    square = walk.squares[-1]
    position.where[ghost] = square
    lying = position.midnight == 2  # PVP-N2
    if walk.placed:
        figure = hall.exact_spot(name, size, square_name(square), (walk.x, walk.y), walk.level, lying)
    else:
        figure = hall.find_spot(name, size, square_name(square), None, None, lying)
    if figure is not None:
        hall.stand(figure)
    elif not merges:
        key = "place" if walk.placed else ""
        return Refusal("PVP-G5", key, {"ghost": GHOSTS[walk.ghost], "square": path[-1]})  # PVP-G5
    story.tell_ghost("ghost-walked", ghost, {"path": path, "square": path[-1]})
    return None


def _merge(position: Position, side: int, merge: Merge, result: int, at_first: bool, story: Story) -> Refusal | None:
    start = side * 7
    hall = position.hall
    first, second = full_name(start + merge.first), full_name(start + merge.second)
    square = position.where[start + merge.first]
    old = hall.figures.get(first if at_first else second)
    for name in (first, second):
        if name in hall.figures:
            story.follow(hall.leave(name))
    name, size = full_name(start + result), SIZES[SIZE_OF_GHOST[result]]
    lying = position.midnight == 2
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
    story.tell_ghost("ghosts-merged", start + result, data)
    return None
