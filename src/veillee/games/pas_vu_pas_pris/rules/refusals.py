"""Why a side may not make a move, but for where things come to stand (PVP-X1)."""

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.rules.board import NO_PIECE, PIECES, SIDES, Side
from veillee.games.pas_vu_pas_pris.rules.midnight.choices import refuse_choice
from veillee.games.pas_vu_pas_pris.rules.moves import (
    ChooseSide,
    Furnish,
    FurnishNone,
    Grow,
    Move,
    Place,
    Plan,
    Replace,
    Skip,
    Take,
)
from veillee.games.pas_vu_pas_pris.rules.position import DOOR, FURNISH, PLAN, ROLL, SIDE, Position


def refuse(position: Position, side: Side, move: Move) -> Refusal | None:
    """Return why a side may not make the move (PVP-X1)."""
    if isinstance(move, Plan):
        if position.phase_name != PLAN or side not in position.sides() or position.planned[side]:
            return Refusal("PVP-T2", "moment")  # PVP-T2
        return None
    if isinstance(move, (Furnish, FurnishNone, Take)):
        if position.lays_out():
            return _refuse_layout(position, side, move)
        if position.phase_name != FURNISH or position.furnishing() != side:
            return Refusal("PVP-T1", "moment")  # PVP-T1
        return None if isinstance(move, FurnishNone) else _refuse_piece(position, side, move)
    if isinstance(move, ChooseSide):
        if position.phase_name != SIDE or position.chooser != side:
            return Refusal("PVP-T3", "moment")  # PVP-T3
        if move.side == position.keyhole_side:
            return Refusal("PVP-T4", "", {"side": SIDES[move.side]})  # PVP-T4
        return None
    assert isinstance(move, (Replace, Place, Grow, Skip))
    return refuse_choice(position, side, move)


def _refuse_layout(position: Position, side: Side, move: Furnish | FurnishNone | Take) -> Refusal | None:
    """Return why a side may not put the piece into the hall that the players lay out (PVP-S2)."""
    if position.furnishing() != side:
        return Refusal("PVP-T1", "turn")  # PVP-X1
    if not isinstance(move, Furnish):
        return Refusal("PVP-S2", "put")
    if move.piece not in position.may_furnish(side):
        return Refusal("PVP-S2", "stands", {"piece": PIECES[move.piece]})
    return None


def _refuse_piece(position: Position, side: Side, move: Furnish | Take) -> Refusal | None:
    """Return why a side may not take or move a piece (PVP-F3, PVP-F2, PVP-T1)."""
    piece = move.piece
    if position.taken != NO_PIECE and (piece != position.taken or isinstance(move, Take)):
        return Refusal("PVP-F3", "", {"piece": PIECES[position.taken]})  # PVP-F3
    if position.moved[piece]:
        return Refusal("PVP-F2", "", {"piece": PIECES[piece]})  # PVP-F2
    if piece not in position.may_furnish(side):
        return Refusal("PVP-T1", "piece", {"piece": PIECES[piece]})  # PVP-T1
    return None


def refuse_preview(position: Position, side: Side, looks: bool) -> Refusal | None:
    """Return why a side may not be shown what would stand, or what a door would see of it (PVP-T4)."""
    if position.phase_name in (ROLL, SIDE, DOOR):
        return Refusal("PVP-T4", "testing")  # PVP-T4
    if not looks:
        return None
    if not position.options.rehearsal:
        return Refusal("PVP-T4", "looking")
    others = [position.planned[other] for other in position.sides() if other != side]
    if position.phase_name == PLAN and (position.planned[side] or all(others)):
        return Refusal("PVP-T4", "planned")
    return None
