"""What players choose in turn: to tag a neighbour's ghost (PVP-N5), or to call a larger one (PVP-N8)."""

from typing import Final

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.hall.space.data import HEADINGS
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.rules.board import (
    GHOSTS,
    LARGE,
    ON_SIDE,
    SIDES,
    SMALL,
    SQUARES,
    GhostId,
    Side,
    Square,
    full_name,
    ghost_id,
    ghost_of,
    size_name,
    size_of,
    square_name,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.flow.rounds import to_reserve
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import BIG_BROTHER, TAG, row_of_card
from veillee.games.pas_vu_pas_pris.rules.moves import Choice, Grow, Place, Replace, Skip
from veillee.games.pas_vu_pas_pris.rules.planning.carry import find_like
from veillee.games.pas_vu_pas_pris.rules.position import ARRIVED, CHOICE, NOT_ARRIVED, Position

_THIRD_ROW: Final = 3


def choices(position: Position, side: Side) -> list[Choice]:
    """Return what a side may choose now: never nothing but to skip."""
    if position.midnight == TAG:
        return _tags(position, side)
    return _growths(position, side) if position.midnight == BIG_BROTHER else []


def _tags(position: Position, side: Side) -> list[Choice]:
    smalls = position.reserve(side, SMALL)
    neighbour = position.right_of(side)
    theirs = [ghost for ghost in position.in_hall(neighbour) if size_of(ghost) == SMALL and position.before[ghost]]
    moves: list[Choice] = []
    for mine in smalls:
        if theirs:
            moves.extend([Replace(ghost_of(mine), neighbour, ghost_of(ghost)) for ghost in theirs])
            continue
        for square in range(SQUARES):
            if walk_row(side, square) == _THIRD_ROW and _room(position, mine, square) is not None:
                moves.append(Place(ghost_of(mine), square))
    return moves


def _room(position: Position, ghost: GhostId, square: Square) -> Figure | None:
    return position.hall.find_spot(full_name(ghost), size_name(ghost), square_name(square))


def _growths(position: Position, side: Side) -> list[Choice]:
    moves: list[Choice] = []
    for ghost in position.in_hall(side):
        for size in range(size_of(ghost) + 1, LARGE + 1):
            for larger in position.reserve(side, size):
                if _grown(position, ghost, larger) is not None:
                    moves.append(Grow(ghost_of(ghost), ghost_of(larger)))
    return moves


def _grown(position: Position, ghost: GhostId, larger: GhostId) -> Figure | None:
    hall = position.hall.copy()
    old = hall.figures[full_name(ghost)]
    hall.leave(old.name)
    return find_like(hall, full_name(larger), size_name(larger), old, old.lying)


def refuse_choice(position: Position, side: Side, move: Choice) -> Refusal | None:
    """Return why a side may not choose this."""
    grows = isinstance(move, Grow) or (isinstance(move, Skip) and position.midnight == BIG_BROTHER)
    card = BIG_BROTHER if grows else TAG
    clause = row_of_card(card).clause
    if position.phase_name != CHOICE or position.midnight != card or position.queue[0] != side:
        return Refusal(clause, "moment")
    if isinstance(move, Skip):
        return Refusal(clause, "skip")
    if move in choices(position, side):
        return None
    return Refusal(clause, "", {"ghost": GHOSTS[move.ghost]})


def choose(position: Position, side: Side, move: Choice, recorder: Recorder) -> None:
    """Do what a side chose."""
    if isinstance(move, Grow):
        _grow(position, side, move, recorder)
    elif isinstance(move, Place):
        _place(position, side, move, recorder)
    elif isinstance(move, Replace):
        _replace(position, side, move, recorder)
    position.queue.pop(0)


def _grow(position: Position, side: Side, move: Grow, recorder: Recorder) -> None:
    ghost, larger = ghost_id(side, move.ghost), ghost_id(side, move.larger)
    old = position.hall.figures[full_name(ghost)]
    position.where[larger] = position.where[ghost]
    to_reserve(position, ghost, recorder)
    figure = find_like(position.hall, full_name(larger), size_name(larger), old, old.lying)
    assert figure is not None
    position.hall.stand(figure)
    position.arrived[larger] = NOT_ARRIVED
    recorder.add_ghost("grown", larger, {"small": GHOSTS[move.ghost]})


def _place(position: Position, side: Side, move: Place, recorder: Recorder) -> None:
    ghost = ghost_id(side, move.ghost)
    figure = _room(position, ghost, move.square)
    assert figure is not None
    position.hall.stand(figure)
    position.where[ghost] = move.square
    position.arrived[ghost] = ARRIVED
    position.before[ghost] = False
    recorder.add_ghost("placed", ghost, {"square": square_name(move.square)})


def _replace(position: Position, side: Side, move: Replace, recorder: Recorder) -> None:
    ghost, theirs = ghost_id(side, move.ghost), ghost_id(move.owner, move.other)
    old = position.hall.figures[full_name(theirs)]
    position.where[ghost] = position.where[theirs]
    heading = HEADINGS[SIDES[side]]
    heir = Figure(full_name(ghost), old.size, old.square, old.x, old.y, old.z, old.stands_on, old.lying, heading)
    del position.hall.figures[old.name]
    position.hall.stand(heir)
    position.where[theirs] = ON_SIDE
    position.arrived[theirs] = NOT_ARRIVED
    position.arrived[ghost] = ARRIVED
    position.before[ghost] = position.before[theirs] = False
    recorder.add_ghost("tagged", ghost, {"other": SIDES[move.owner], "square": old.square})
