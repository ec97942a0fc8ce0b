"""Who may do what now."""

from typing import Final

from veillee.core import CHANCE, Rng
from veillee.games.pas_touche.notation import TOUCHES, read_move, touches_of, touches_on
from veillee.games.pas_touche.rules.cards import CARDS_OF_A_PLAYER, GRID
from veillee.games.pas_touche.rules.chance import chance_due
from veillee.games.pas_touche.rules.moves import HAND, HANDS, LEVEL, PASS, THROW, TOUCH
from veillee.games.pas_touche.rules.position import UNSET, Player, Position, Seat
from veillee.games.pas_touche.rules.verdict import counts, touch_of

# Phases, as scenarios spell them.
SETUP: Final = "setup"
READY: Final = "ready"
TOUCHING: Final = "touch"
OVER: Final = "over"


def phase_of(position: Position) -> str:
    """Return the name of the phase."""
    if position.winner != UNSET:
        return OVER
    if position.target != UNSET:
        return TOUCHING
    for player in position.players:
        if _choosing(player) or len(player.cards) < CARDS_OF_A_PLAYER:
            return SETUP
    return READY


def actors_in(position: Position) -> list[Seat]:
    """Return the seats that may act now, [CHANCE], or [] after the game."""
    if chance_due(position):
        return [CHANCE]
    phase = phase_of(position)
    seats = range(len(position.players))
    if phase == SETUP:
        return [seat for seat in seats if _choosing(position.players[seat])]
    if phase == READY:
        return list(seats)
    return position.open_seats() if phase == TOUCHING else []


def legal_moves(position: Position, seat: Seat) -> list[str]:
    """Return the legal moves of a seat in words; touches without a time."""
    if seat not in actors_in(position) or seat == CHANCE:
        return []
    phase = phase_of(position)
    if phase == READY:
        return [THROW]
    if phase == TOUCHING:
        return [*_touches(position), PASS]
    moves: list[str] = []
    player = position.players[seat]
    if player.level == UNSET:
        moves += [f"{LEVEL} {level}" for level in range(1, position.numbers.highest() + 1)]
    if player.hand == UNSET:
        moves += [f"{HAND} {hand}" for hand in HANDS]
    return moves


def random_move(position: Position, seat: Seat, rng: Rng) -> str:
    """Return a random legal move; every other touch is a right one, so that games end."""
    if phase_of(position) == TOUCHING:
        if rng.below(2) == 0:
            right = [move for move in touches_on(position.target) if ends_round(position, seat, move)]
            return right[rng.below(len(right))] if right else PASS
        touches = _touches(position)
        chosen = rng.below(len(touches) + 1)
        return touches[chosen] if chosen < len(touches) else PASS
    moves = legal_moves(position, seat)
    return moves[rng.below(len(moves))]


def ends_round(position: Position, seat: Seat, move: str) -> bool:
    """Tell whether a touch ends the round if no other comes before it."""
    read = read_move(move)
    return read is not None and read.kind == TOUCH and counts(position, touch_of(position, seat, read))


def _touches(position: Position) -> list[str]:
    """Return every touch without a time."""
    grid = position.numbers.grid
    return TOUCHES if len(grid) == GRID else touches_of(grid)


def _choosing(player: Player) -> bool:
    return player.level == UNSET or player.hand == UNSET
