"""Furniture: what a card lets a player move, and where it comes to rest (PVP-F1 to PVP-F6)."""

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Trouble
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import PIECES, SIDES
from veillee.games.pas_vu_pas_pris.rules.events import Story, pose_of, rest_of
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish
from veillee.games.pas_vu_pas_pris.rules.position import Position


def refuse_piece(position: Position, side: int, piece: int) -> Refusal | None:
    """Return why a card does not let a side move a piece (PVP-F2, PVP-T1)."""
    if position.moved[piece]:
        return Refusal("PVP-F2", "", {"piece": PIECES[piece]})  # PVP-F2
    if piece not in position.may_furnish(side):
        return Refusal("PVP-T1", "piece", {"piece": PIECES[piece]})  # PVP-T1
    return None


def put(position: Position, move: Furnish, story: Story) -> Refusal | None:
    """Take a piece up and put it down; on a refusal nothing has changed (PVP-F1, PVP-F5)."""
    if move.rest is not None:
        position.hall.rests.insert(0, pose_of(move.piece, move.rest))
    level = move.level if move.level >= 0 else None
    piece = PIECES[move.piece]
    result = position.hall.put_piece(piece, move.x, move.y, move.yaw, move.face, level, move.lean)
    if isinstance(result, Trouble):
        if result.reason == "no-room":
            elsewhere = _without_riders(position.hall, piece)
            alone = elsewhere.put_piece(piece, move.x, move.y, move.yaw, move.face, level, move.lean)
            if isinstance(alone, Trouble):  # PVP-X1
                result = alone
        if result.reason == "no-room":
            return Refusal("PVP-F5", "", {"piece": piece})  # PVP-F5
        return Refusal("PVP-F1", result.reason, {"piece": piece})  # PVP-F1
    if move.lean:
        story.leaned = rest_of(result.pose)
    story.follow(result.consequences)
    return None


def advise(position: Position, move: Furnish, refusal: Refusal) -> Refusal:
    """Add the nearest stable pose to a refusal of a piece that would fall."""
    if refusal.key != "falls":
        return refusal
    level = move.level if move.level >= 0 else None
    trial = position.hall.copy()
    result = trial.put_piece(PIECES[move.piece], move.x, move.y, move.yaw, move.face, level, move.lean)
    pose = result.nearest if isinstance(result, Trouble) else None
    if pose is None:
        return refusal
    nearest = write_move(Furnish(move.piece, pose.x, pose.y, round(pose.yaw, 2) % 360.0, pose.face))
    return Refusal(refusal.clause, refusal.key, {**refusal.params, "nearest": nearest})


def _without_riders(hall: Hall, piece: str) -> Hall:
    """Return a copy of the hall without the ghosts on or in a piece."""
    other = hall.copy()
    for name, figure in hall.figures.items():
        if figure.stands_on == piece:
            del other.figures[name]
    return other


def furnish(position: Position, side: int, move: Furnish, story: Story) -> Refusal | None:
    """Move a piece by a Movement card."""
    story.tell("furnished", {"seat": SIDES[side], "piece": PIECES[move.piece]})
    refusal = put(position, move, story)
    if refusal is None:
        position.moved[move.piece] = True
    return refusal
