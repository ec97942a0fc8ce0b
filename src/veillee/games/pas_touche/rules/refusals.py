"""Why a move is not possible, in the order of PT-X1."""

from veillee.core import CHANCE, Refusal
from veillee.core.contract.refusal import not_a_move
from veillee.games.pas_touche.notation import read_chance, read_move
from veillee.games.pas_touche.rules.cards import CARDS_OF_A_PLAYER
from veillee.games.pas_touche.rules.chance import chance_due, draw_due
from veillee.games.pas_touche.rules.legal import READY, SETUP, TOUCHING, phase_of
from veillee.games.pas_touche.rules.moves import DICE, GRID_LAID, HAND, LEVEL, THROW, TIE, TOUCH, Move
from veillee.games.pas_touche.rules.position import UNSET, Position, Seat
from veillee.games.pas_touche.rules.verdict import FASTEST_MS


def refusal_of(position: Position, actor: Seat, move: str) -> Refusal | None:
    """Return why a seat or chance may not make a move, or None when it may."""
    if actor == CHANCE:
        drawn = read_chance(move)
        return not_a_move(move) if drawn is None else _refuse_chance(position, drawn)
    read = read_move(move)
    if read is None:
        return not_a_move(move)
    if read.kind == LEVEL or read.kind == HAND:
        return _refuse_choice(position, actor, read)
    if read.kind == THROW:
        return None if _may_act(position, actor, READY) else Refusal("PT-T7")
    return _refuse_touch(position, actor, read)


def _may_act(position: Position, seat: Seat, phase: str) -> bool:
    return seat < len(position.players) and phase_of(position) == phase and not chance_due(position)


def _refuse_choice(position: Position, seat: Seat, move: Move) -> Refusal | None:
    open_now = _may_act(position, seat, SETUP)
    if move.kind == HAND:
        # PT-S2
        open_now = open_now and position.players[seat].hand == UNSET
        return None if open_now else Refusal("PT-S2")
    if not 1 <= move.value <= position.numbers.highest():
        return Refusal("PT-L1", "range", {"level": str(move.value)})
    # PT-L3
    open_now = open_now and position.players[seat].level == UNSET
    return None if open_now else Refusal("PT-L3")


def _refuse_touch(position: Position, seat: Seat, move: Move) -> Refusal | None:
    """Refuse a touch or a pass."""
    if not _may_act(position, seat, TOUCHING):
        return Refusal("PT-T1", "late" if position.rounds and phase_of(position) == READY else "")
    player = position.players[seat]
    if player.out:
        return Refusal("PT-T6")
    if player.passed:
        return Refusal("PT-T8")
    if position.waits(seat):
        return Refusal("PT-T7", "waiting")
    if move.kind == TOUCH and move.value not in position.grid:
        return Refusal("PT-M1")
    if move.timed and move.at < FASTEST_MS:
        return Refusal("PT-O2", "", {"ms": str(move.at)})
    return None


def _refuse_chance(position: Position, move: Move) -> Refusal | None:
    """Refuse a move of chance that is not the one that is due."""
    if move.kind == GRID_LAID:
        if position.grid:
            return Refusal("PT-S1")
        return None if sorted(move.cards) == position.numbers.grid else Refusal("PT-M1")
    if move.kind == DICE:
        if not position.thrown:
            return Refusal("PT-T1", "dice")
        return None if move.value in position.grid else Refusal("PT-M1")
    if move.kind == TIE:
        return None if move.seat in position.tied else Refusal("PT-O2", "tie")
    due = draw_due(position)
    dealt = all(len(player.cards) >= CARDS_OF_A_PLAYER for player in position.players)
    if due is None or (due[0], due[2]) != (move.seat, move.colour):
        clause = "PT-F3" if dealt else "PT-L1"
        return Refusal(clause, "draw")
    if move.value not in position.piles[move.colour].candidates():
        clause = "PT-F3" if dealt and move.value in position.numbers.piles[move.colour] else "PT-M4"
        return Refusal(clause, "draw")
    return None
