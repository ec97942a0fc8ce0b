"""Why a move is good: who leaves the hall, who is near the far side, and at a rehearsal who is seen from where."""

from veillee.core import Rng
from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.games.pas_vu_pas_pris.bot.danger import nearest_spot, side_chances, sights_of
from veillee.games.pas_vu_pas_pris.notation import parse
from veillee.games.pas_vu_pas_pris.rules.board import (
    LAST_ROW,
    OUT,
    PIECES,
    SIDE_COUNT,
    SIDE_OF_SEAT,
    SIDES,
    full_name,
    ghosts_of,
    size_of,
    square_name,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, Plan
from veillee.games.pas_vu_pas_pris.rules.position import SIDE, Position
from veillee.games.pas_vu_pas_pris.rules.refusals import refuse_preview
from veillee.games.pas_vu_pas_pris.rules.state import State


def explain(perspective: Perspective, move: str, rng: Rng) -> Reason | None:
    """Return why a gang should make a move; None where nothing but the chances speaks for it."""
    world = perspective.sample(rng)
    assert isinstance(world, State)
    side = SIDE_OF_SEAT[perspective.seat]
    logged = parse(move)
    assert logged is not None
    before = world
    if world.phase_name == SIDE:
        return _keyhole(before, side, SIDES.index(move.split(" ")[1]))
    after = world.copy()
    after.apply(perspective.seat, move)
    if isinstance(logged.move, Plan):
        return _plan(before, after, side)
    if isinstance(logged.move, Furnish):
        return _furnish(before, after, side, logged.move.piece)
    return Reason("hall-is-good") if move == "furnish none" else None


def doors_of(position: Position) -> list[int]:
    """Return the sides at which the keyhole may be at the next look."""
    chances = side_chances(position)
    return [side for side in range(SIDE_COUNT) if chances[side] > 0.0]


def seen_from(position: Position, ghost: int, sides: list[int]) -> int:
    """Return from how many doors of some sides a ghost in the hall is seen."""
    size = size_of(ghost)
    figure = position.hall.figures[full_name(ghost)]
    spot = nearest_spot(figure, size)
    name = square_name(position.where[ghost])
    sights = sights_of(position)
    return sum([sights.doors(SIDES[side], name, figure.size, spot) for side in sides])


def _exposed(position: Position, side: int, sides: list[int]) -> int:
    return sum([seen_from(position, ghost, sides) for ghost in position.in_hall(side)])


def _plan(before: Position, after: Position, side: int) -> Reason:
    sides = doors_of(before)
    may_look = refuse_preview(before, side, True) is None
    points, count, doors, steps = 0, 0, -1, LAST_ROW + 1
    for ghost in ghosts_of(side):
        if after.where[ghost] == before.where[ghost]:
            continue
        if after.where[ghost] == OUT:
            points += after.numbers.points_out[size_of(ghost)]
            count += 1
        elif after.where[ghost] >= 0:
            doors = max(doors, seen_from(after, ghost, sides))
            steps = min(steps, LAST_ROW + 1 - walk_row(side, after.where[ghost]))
    if count:
        return Reason("out", {"count": count, "points": points})
    if doors < 0:
        return Reason("stay")
    if not may_look:
        return Reason("near-exit", {"steps": steps}) if steps <= 2 else Reason("onward")
    params: dict[str, int | str] = {"doors": doors, "all": 6 * len(sides), "steps": steps}
    if steps <= 2:
        return Reason("far-side" if doors else "far-side-unseen", params)
    return Reason("hidden" if doors else "unseen", params)


def _keyhole(position: Position, side: int, target: int) -> Reason:
    """Say whom a look may concern and no more: nothing is tested before the choice (PVP-T4)."""
    params: dict[str, int | str] = {"side": SIDES[target]}
    theirs = [owner for owner in position.sides() if owner != side and position.in_hall(owner)]
    if position.in_hall(side):
        return Reason("keyhole" if theirs else "keyhole-alone", params)
    return Reason("keyhole-others" if theirs else "keyhole-empty", params)


def _furnish(before: Position, after: Position, side: int, piece: int) -> Reason:
    sides = doors_of(before)
    params: dict[str, int | str] = {"piece": PIECES[piece]}
    if refuse_preview(before, side, True) is not None:
        return Reason("cover-ahead", params)
    mine = _exposed(before, side, sides) - _exposed(after, side, sides)
    theirs = 0
    for owner in before.sides():
        if owner != side:
            theirs += _exposed(after, owner, sides) - _exposed(before, owner, sides)
    if mine > 0:
        params["doors"] = mine
        return Reason("hides", params)
    if theirs > 0:
        params["doors"] = theirs
        return Reason("uncovers", params)
    return Reason("cover-ahead", params)
