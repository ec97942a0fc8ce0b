"""Why a side may not make a move, but for where things come to stand (PVP-X1)."""

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.rules.board import PIECES, SIDES, Piece, Side
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
)
from veillee.games.pas_vu_pas_pris.rules.position import FURNISH, PLAN, SIDE, Position


def refuse(position: Position, side: Side, move: Move) -> Refusal | None:
    """Return why a side may not make the move (PVP-X1)."""
    if isinstance(move, Plan):
        if position.phase_name != PLAN or side not in position.sides() or position.planned[side]:
            return Refusal("PVP-T2", "moment")  # PVP-T2
        return None
    if isinstance(move, (Furnish, FurnishNone)):
        if position.phase_name != FURNISH or position.furnishing() != side:
            return Refusal("PVP-T1", "moment")  # PVP-T1
        return _refuse_piece(position, side, move.piece) if isinstance(move, Furnish) else None
    if isinstance(move, ChooseSide):
        if position.phase_name != SIDE or position.chooser != side:
            return Refusal("PVP-T3", "moment")  # PVP-T3
        if move.side == position.keyhole_side:
            return Refusal("PVP-T4", "", {"side": SIDES[move.side]})  # PVP-T4
        return None
    assert isinstance(move, (Replace, Place, Grow, Skip))
    return refuse_choice(position, side, move)


def _refuse_piece(position: Position, side: Side, piece: Piece) -> Refusal | None:
    """Return why a card does not let a side move a piece (PVP-F2, PVP-T1)."""
    if position.moved[piece]:
        return Refusal("PVP-F2", "", {"piece": PIECES[piece]})  # PVP-F2
    if piece not in position.may_furnish(side):
        return Refusal("PVP-T1", "piece", {"piece": PIECES[piece]})  # PVP-T1
    return None
