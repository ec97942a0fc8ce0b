"""What every move does."""

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.rules import furnish
from veillee.games.pas_vu_pas_pris.rules.board import NO_PIECE, NO_SIDE, PIECE_COUNT, PIECES, SIDES, Side
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.flow import rounds
from veillee.games.pas_vu_pas_pris.rules.midnight import choices, course
from veillee.games.pas_vu_pas_pris.rules.moves import (
    ChooseSide,
    DrawCard,
    Furnish,
    FurnishNone,
    GiveDie,
    Layout,
    Move,
    Plan,
    PutKeyhole,
    Roll,
    RollDoor,
    Take,
    Tip,
    TurnUp,
)
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.position import DOOR, FURNISH, Position
from veillee.games.pas_vu_pas_pris.schema.options import BY_PLAYERS


def carry(position: Position, side: Side, move: Move, recorder: Recorder) -> Refusal | None:
    """Make a move that nothing forbids but perhaps its places; refused, it leaves the position half changed."""
    if isinstance(move, Plan):
        refusal = carry_out(position, side, move, recorder)
        if refusal is None:
            rounds.after_plan(position, recorder)
        return refusal
    if isinstance(move, Furnish):
        if position.lays_out():
            return _lay_piece(position, side, move, recorder)
        refusal = furnish.furnish(position, side, move, recorder)
        if refusal is None:
            rounds.begin_draws(position)
        return refusal
    if isinstance(move, Layout):
        return _lay(position, move, recorder)
    if isinstance(move, FurnishNone):
        _leave_furniture(position, side, recorder)
    elif isinstance(move, Take):
        position.taken = move.piece
        recorder.add("piece-taken", {"seat": SIDES[side], "piece": PIECES[move.piece]})
    elif isinstance(move, ChooseSide):
        rounds.choose_side(position, move.side, recorder)
    elif isinstance(move, DrawCard):
        _draw(position, move, recorder)
    elif isinstance(move, TurnUp):
        course.turn_up(position, move.number, recorder)
    elif isinstance(move, RollDoor):
        _roll_door(position, move.number, recorder)
    elif isinstance(move, Roll):
        rounds.roll(position, move.number, recorder)
    elif isinstance(move, Tip):
        course.tip(position, move.side, recorder)
    elif isinstance(move, PutKeyhole):
        position.keyhole_side, position.keyhole_door = move.side, move.door
        recorder.add("keyhole-placed", {"side": SIDES[move.side], "door": move.door})
        _begin(position, recorder)
    elif isinstance(move, GiveDie):
        position.die = move.side
        recorder.add("die-given", {"seat": SIDES[move.side]})
        _begin(position, recorder)
    else:
        choices.choose(position, side, move, recorder)
        course.go_on(position)
    return None


def _lay(position: Position, layout: Layout, recorder: Recorder) -> Refusal | None:
    """Lay the furniture out (PVP-S2)."""
    position.hall = Hall()
    for piece in layout.pieces:
        refusal = furnish.put(position, piece, recorder)
        if refusal is not None:
            return refusal
    position.laid = True
    recorder.add("furniture-laid", {})
    _begin(position, recorder)
    return None


def _lay_piece(position: Position, side: Side, move: Furnish, recorder: Recorder) -> Refusal | None:
    """Put a piece into the hall that the players lay out; the last one begins the game (PVP-S2)."""
    recorder.add("piece-laid", {"seat": SIDES[side], "piece": PIECES[move.piece]})
    refusal = furnish.put(position, move, recorder)
    if refusal is None and len(position.hall.poses) == PIECE_COUNT:
        position.laid = True
        recorder.add("furniture-laid", {})
        _begin(position, recorder)
    return refusal


def _leave_furniture(position: Position, side: Side, recorder: Recorder) -> None:
    """Move nothing: a piece that was taken up stands as it stood (PVP-F3)."""
    if position.taken == NO_PIECE:
        recorder.add("furniture-left", {"seat": SIDES[side]})
    else:
        recorder.add("piece-put-back", {"seat": SIDES[side], "piece": PIECES[position.taken]})
    position.taken = NO_PIECE
    rounds.begin_draws(position)


def _begin(position: Position, recorder: Recorder) -> None:
    """Begin when the keyhole and the die are ready; the players may have to lay the hall out (PVP-S2, PVP-S3)."""
    if position.keyhole_side == NO_SIDE or position.die == NO_SIDE:
        return
    if position.laid:
        rounds.begin_round(position, recorder)
    elif position.options.layout == BY_PLAYERS:
        position.phase_name = FURNISH


def _draw(position: Position, card: DrawCard, recorder: Recorder) -> None:
    """Draw a card; one with furniture asks whether to move some (PVP-T1)."""
    side = position.drawing()
    position.left[position.numbers.kind_of(card.steps, card.first, card.second)] -= 1
    position.pile -= 1
    position.steps[side] = card.steps
    position.firsts[side] = card.first
    position.seconds[side] = card.second
    pieces: list[object] = [PIECES[piece] for piece in (card.first, card.second) if piece >= 0]
    recorder.add("card-drawn", {"seat": SIDES[side], "number": card.steps, "pieces": pieces})
    if position.may_furnish(side):
        position.phase_name = FURNISH
    else:
        rounds.begin_draws(position)


def _roll_door(position: Position, number: int, recorder: Recorder) -> None:
    recorder.add("door-rolled", {"number": number})
    if position.phase_name == DOOR:
        rounds.reach_door(position, number, recorder)
    else:
        position.crystal = number  # PVP-N11
        course.go_on(position)
