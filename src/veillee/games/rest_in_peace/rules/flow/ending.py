"""Tokens taken and the game won (RIP-T4, RIP-E1)."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import SEATS
from veillee.games.rest_in_peace.rules.position import DRAWN_GAME, OVER, Position


def take_tokens(position: Position, winner: i64) -> bool:
    """Give the round's House(s) to the winner; True when that ends the game (RIP-T4, RIP-E1)."""
    side = position.side(winner)
    tokens = position.houses[position.round - 1]
    position.houses[position.round - 1] = 0
    side.manors += tokens & 7
    side.castles += tokens >> 3
    position.taken.append(int(position.round * 128 + tokens * 2 + winner))
    if position.recorder is not None:
        position.tell(
            "take-token",
            {
                "seat": SEATS[winner],
                "round": int(position.round),
                "manors": tokens & 7,
                "castles": tokens >> 3,
            },
        )
    if side.castles >= 3:
        finish(position, winner, "RIP-E1", "castles")
        return True
    if side.manors >= 4:
        finish(position, winner, "RIP-E1", "manors")
        return True
    return False


def finish(position: Position, winner: i64, clause: str, why: str) -> None:
    """End the game."""
    position.mode = OVER
    position.winner = winner
    position.reason = clause
    if position.recorder is not None:
        seat = "none" if winner == DRAWN_GAME else SEATS[winner]
        position.tell("game-over", {"seat": seat, "clause": clause, "why": why})
