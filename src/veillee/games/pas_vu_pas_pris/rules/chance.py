"""What chance may do now: set-up, draws and rolls."""

from veillee.core import Refusal, Rng
from veillee.games.pas_vu_pas_pris.hall.layouts import Put, random_layout
from veillee.games.pas_vu_pas_pris.notation import write_move
from veillee.games.pas_vu_pas_pris.rules.board import DOORS, NO_SIDE, PIECE_COUNT, PIECES, SIDE_COUNT, SIDES
from veillee.games.pas_vu_pas_pris.rules.cards import NO_KIND
from veillee.games.pas_vu_pas_pris.rules.midnight.cards import CRYSTAL_BALL, NO_CARD, TIP_OVER
from veillee.games.pas_vu_pas_pris.rules.midnight.course import tips
from veillee.games.pas_vu_pas_pris.rules.moves import (
    ChanceMove,
    DrawCard,
    Furnish,
    GiveDie,
    Layout,
    Move,
    PutKeyhole,
    Roll,
    RollDoor,
    Tip,
    TurnUp,
)
from veillee.games.pas_vu_pas_pris.rules.position import DOOR, DRAW, MIDNIGHT, ROLL, SET_UP, Position
from veillee.games.pas_vu_pas_pris.schema.options import RANDOM


def outcomes(position: Position) -> list[tuple[ChanceMove, int]]:
    """Return chance's moves with their weights; [] where there are too many layouts to list."""
    p = position
    numbers = range(1, DOORS + 1)
    if p.phase_name == SET_UP:
        if lays_out(p):
            return []
        if p.keyhole_side == NO_SIDE:
            return [(PutKeyhole(side, door), 1) for side in range(SIDE_COUNT) for door in numbers]
        return [(GiveDie(side), 1) for side in p.sides()]
    if p.phase_name == DRAW:
        cards = zip(p.numbers.cards, p.left)
        return [(DrawCard(row.steps, row.first, row.second), left) for row, left in cards if left > 0]
    if p.phase_name == ROLL:
        return [(Roll(p.rollers[len(p.rolls)], number), 1) for number in numbers]
    if p.phase_name == MIDNIGHT and p.midnight == NO_CARD:
        return [(TurnUp(number), 1) for number in p.midnights_left]
    if p.phase_name == MIDNIGHT and p.midnight == TIP_OVER:
        return [(Tip(p.tipping, SIDES.index(direction)), 1) for direction in tips(p)]
    return [(RollDoor(number), 1) for number in numbers]


def lays_out(position: Position) -> bool:
    """Tell whether chance lays the hall out now (PVP-S2)."""
    return position.phase_name == SET_UP and not position.laid and position.options.layout == RANDOM


def draw(position: Position, rng: Rng) -> str:
    """Return one of chance's moves in words, drawn with the right weights."""
    if lays_out(position):
        return write_move(layout_move(random_layout(rng)))
    if position.phase_name == DRAW:
        row = position.numbers.cards[rng.weighted(position.left)]
        return write_move(DrawCard(row.steps, row.first, row.second))
    moves = outcomes(position)
    return write_move(moves[rng.weighted([weight for _, weight in moves])][0])


def layout_move(puts: list[Put]) -> Layout:
    """Return a layout as chance says it."""
    return Layout(tuple(Furnish(PIECES.index(put.piece), put.x, put.y, put.yaw, "bottom") for put in puts))


def refuse_chance(position: Position, move: Move) -> Refusal | None:
    """Return why chance may not make the move: it must be the one that is due."""
    phase = position.phase_name
    if isinstance(move, Layout):
        if not lays_out(position):
            return Refusal("PVP-S2", "moment")
        pieces = [piece.piece for piece in move.pieces]
        return None if sorted(pieces) == list(range(PIECE_COUNT)) else Refusal("PVP-S2", "")
    if isinstance(move, DrawCard):
        if phase != DRAW:
            return Refusal("PVP-T1", "moment")
        kind = position.numbers.kind_of(move.steps, move.first, move.second)
        return None if kind != NO_KIND and position.left[kind] > 0 else Refusal("PVP-M4", "")
    if isinstance(move, TurnUp):
        if phase != MIDNIGHT or position.midnight != NO_CARD:
            return Refusal("PVP-S5", "moment")
        return None if move.number in position.midnights_left else Refusal("PVP-M6", "")
    if isinstance(move, RollDoor):
        crystal = phase == MIDNIGHT and position.midnight == CRYSTAL_BALL
        return None if crystal or phase == DOOR else Refusal("PVP-T5", "moment")
    if isinstance(move, Roll):
        due = phase == ROLL and position.rollers[len(position.rolls)] == move.side
        return None if due else Refusal("PVP-T3", "moment")
    if isinstance(move, Tip):
        due = phase == MIDNIGHT and position.midnight == TIP_OVER and position.tipping == move.piece
        return None if due and SIDES[move.side] in tips(position) else Refusal("PVP-N3", "")
    if isinstance(move, GiveDie):
        due = phase == SET_UP and position.die == NO_SIDE and move.side in position.sides()
    else:
        assert isinstance(move, PutKeyhole)
        due = phase == SET_UP and position.keyhole_side == NO_SIDE
    return None if due else Refusal("PVP-S3", "moment")
