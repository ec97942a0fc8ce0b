"""Tokens taken and the game won (RIP-T4, RIP-E1)."""

from veillee.games.rest_in_peace.rules.events import tell_end, tell_taken
from veillee.games.rest_in_peace.rules.houses import castles_in, manors_in, taken
from veillee.games.rest_in_peace.rules.kinds import Seat
from veillee.games.rest_in_peace.rules.position import OVER, Position


def take_tokens(position: Position, winner: Seat) -> bool:
    """Give the round's House(s) to the winner; True when that ends the game (RIP-T4, RIP-E1)."""
    side = position.side(winner)
    here = position.houses_here()
    position.set_houses(position.round, 0)
    side.manors += manors_in(here)
    side.castles += castles_in(here)
    position.taken.append(int(taken(position.round, here, winner)))
    tell_taken(position, winner, int(here))
    if side.castles >= position.numbers.castles_to_win:
        finish(position, winner, "RIP-E1", "castles")
        return True
    if side.manors >= position.numbers.manors_to_win:
        finish(position, winner, "RIP-E1", "manors")
        return True
    return False


def finish(position: Position, winner: Seat, clause: str, why: str) -> None:
    """End the game."""
    position.mode = OVER
    position.winner = winner
    position.reason = clause
    tell_end(position, winner, clause, why)
