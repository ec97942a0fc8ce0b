"""Who won (PVP-E1, PVP-E2)."""

from veillee.core import Outcome
from veillee.games.pas_vu_pas_pris.rules.board import SEAT_OF_SIDE, SIDE_OF_SEAT, Side
from veillee.games.pas_vu_pas_pris.rules.position import Position


def merit(position: Position, side: Side) -> tuple[int, int, int]:
    """Return what ranks a side: points, then ghosts out, then the fewest left on its side (PVP-E2)."""
    return position.points(side), position.count(side, True), -position.count(side, False)


def judge(position: Position) -> Outcome:
    """Return how the game ended."""
    sides = position.sides()
    merits = [merit(position, side) for side in sides]
    best = max(merits)
    winners = [side for side, mine in zip(sides, merits) if mine == best]
    level = [mine for mine in merits if mine[0] == best[0]]
    returns: list[float] = []
    scores: list[int] = []
    for seat in range(len(sides)):
        mine = merit(position, SIDE_OF_SEAT[seat])
        below = sum(other < mine for other in merits)
        above = sum(other > mine for other in merits)
        returns.append((below - above) / (len(sides) - 1))
        scores.append(mine[0])
    reason = "PVP-E1" if len(level) == 1 else "PVP-E2"
    return Outcome(tuple(SEAT_OF_SIDE[side] for side in winners), tuple(returns), reason, tuple(scores))
