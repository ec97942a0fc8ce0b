"""Furniture: what a card lets a player move, and where it comes to rest (PVP-F1 to PVP-F6)."""

from typing import Final

from veillee.core import Refusal, Rng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.layouts import LAYOUTS
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Placed, Trouble
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.notation_parts import FACES
from veillee.games.pas_vu_pas_pris.rules.board import NO_PIECE, PIECES, SIDES, Piece, Side
from veillee.games.pas_vu_pas_pris.rules.events import Recorder, pose_of, rest_of
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish
from veillee.games.pas_vu_pas_pris.rules.position import Position

# Where pieces are tried at random: whole millimetres this far from the walls.
_MARGIN: Final = 20.0
_SPAN: Final = 201
_GRID: Final = 20.0
_GRID_STEPS: Final = 11
# Reasons for which another place close by may do.
_ADVISED: Final = ("falls", "outside", "level", "overlap", "not-settled", "no-lean-engine")


def put(position: Position, move: Furnish, recorder: Recorder) -> Refusal | None:
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
        recorder.leaned = rest_of(result.pose)
    recorder.follow(result.consequences)
    return None


def advise(position: Position, move: Furnish, refusal: Refusal) -> Refusal:
    """Add the nearest possible pose to a refusal of a place: the same one on another level, or one close by."""
    if refusal.key not in _ADVISED:
        return refusal
    result = position.hall.copy().put_piece(PIECES[move.piece], move.x, move.y, move.yaw, move.face, None, False)
    pose = result.pose if isinstance(result, Placed) else result.nearest
    if pose is not None:
        close: Furnish | None = Furnish(move.piece, pose.x, pose.y, round(pose.yaw, 2) % 360.0, pose.face)
    else:
        close = _anywhere(position, move)
    if close is None:
        return refusal
    return Refusal(refusal.clause, refusal.key, {**refusal.params, "nearest": write_move(close)})


def _anywhere(position: Position, move: Furnish) -> Furnish | None:
    """Return the place of a grid over the hall that is nearest to a move's and possible."""
    steps = [_MARGIN + _GRID * float(step) for step in range(_GRID_STEPS)]
    places = sorted([((x - move.x) ** 2 + (y - move.y) ** 2, x, y) for x in steps for y in steps])
    for _, x, y in places:
        place = Furnish(move.piece, x, y, move.yaw, move.face)
        if put(position.copy(), place, Recorder()) is None:
            return place
    return None


def _without_riders(hall: Hall, piece: str) -> Hall:
    """Return a copy of the hall without the ghosts on or in a piece."""
    other = hall.copy()
    for name, figure in hall.figures.items():
        if figure.stands_on == piece:
            del other.figures[name]
    return other


def furnish(position: Position, side: Side, move: Furnish, recorder: Recorder) -> Refusal | None:
    """Move a piece by a Movement card."""
    recorder.add("furnished", {"seat": SIDES[side], "piece": PIECES[move.piece]})
    refusal = put(position, move, recorder)
    if refusal is None:
        position.moved[move.piece] = True
        position.taken = NO_PIECE
    return refusal


def furniture_offers(position: Position, side: Side) -> list[Furnish]:
    """Offer a quarter turn on the spot of each piece that the card lets a side move."""
    offers: list[Furnish] = []
    for piece in position.may_furnish(side):
        pose = position.hall.poses.get(PIECES[piece])
        if pose is None or pose.face not in FACES:
            continue
        move = Furnish(piece, pose.x, pose.y, round(pose.yaw + 90.0, 2) % 360.0, pose.face)
        if put(position.copy(), move, Recorder()) is None:
            offers.append(move)
    return offers


def random_furnish(position: Position, side: Side, rng: Rng) -> Furnish:
    """Make up a place for one of the pieces that a card lets a side move."""
    pieces = position.may_furnish(side)
    face = FACES[rng.below(len(FACES))] if rng.below(3) == 0 else FACES[0]
    x, y = _MARGIN + float(rng.below(_SPAN)), _MARGIN + float(rng.below(_SPAN))
    return Furnish(pieces[rng.below(len(pieces))], x, y, 15.0 * float(rng.below(24)), face)


def layout_offers(position: Position, side: Side) -> list[Furnish]:
    """Offer a place for each piece that is left to lay out: that of a ready-made layout where it is free (PVP-S2)."""
    offers: list[Furnish] = []
    for piece in position.may_furnish(side):
        for move in _places(piece):
            if put(position.copy(), move, Recorder()) is None:
                offers.append(move)
                break
    return offers


def _places(piece: Piece) -> list[Furnish]:
    """Return where a piece stands in the ready-made layouts, then places all over the hall."""
    rows = [row for layout in LAYOUTS.values() for row in layout if row[0] == PIECES[piece]]
    places = [Furnish(piece, x, y, yaw, FACES[0]) for _, x, y, yaw in rows]
    steps = [_MARGIN + _GRID * float(step) for step in range(_GRID_STEPS)]
    return places + [Furnish(piece, x, y, yaw, FACES[0]) for y in steps for x in steps for yaw in (0.0, 90.0)]
