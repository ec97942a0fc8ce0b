"""What the best sharing of a side's steps is worth, where no plan is needed."""

from veillee.games.pas_vu_pas_pris.bot.danger import Danger, nearest_spot
from veillee.games.pas_vu_pas_pris.bot.worth import Worth
from veillee.games.pas_vu_pas_pris.hall.sight.places import SPOTS, pack_place
from veillee.games.pas_vu_pas_pris.rules.board import (
    LAST_ROW,
    ON_SIDE,
    OUT,
    SIZES,
    SQUARES,
    distance,
    full_name,
    ghosts_of,
    size_of,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.planning.offers import may_start
from veillee.games.pas_vu_pas_pris.rules.position import NOT_ARRIVED, Position


def best_total(position: Position, worth: Worth, number: int, danger: Danger) -> float:
    """Return what a side's ghosts are worth after the best sharing of its steps, places taken one by one."""
    totals = [0.0] * (number + 1)
    at_home: list[list[float]] = [[] for _ in SIZES]
    for ghost in ghosts_of(worth.side):
        size, where = size_of(ghost), position.where[ghost]
        best = at_home[size] if where == ON_SIDE else []
        if not best:
            best = _best_by_steps(position, worth, number, danger, ghost)
            if where == ON_SIDE:
                at_home[size] = best
        for total in range(number, -1, -1):
            top = totals[total] + best[0]
            for steps in range(1, total + 1):
                top = max(top, totals[total - steps] + best[steps])
            totals[total] = top
    return totals[number]


def _best_by_steps(position: Position, worth: Worth, number: int, danger: Danger, ghost: int) -> list[float]:
    """Return what a ghost is worth at the best place for each number of steps."""
    size, where = size_of(ghost), position.where[ghost]
    stay = 0.0
    if where < 0:
        stay = worth.waiting(where, size)
    else:
        spot = nearest_spot(position.hall.figures[full_name(ghost)], size)
        stay = worth.expected(danger.at(where, size, spot), where, size, spot)
    best = [stay] * (number + 1)
    if not may_start(position, ghost):
        return best
    if where >= 0 and position.arrived[ghost] == NOT_ARRIVED:
        cost = LAST_ROW + 1 - walk_row(worth.side, where)
        if cost <= number:
            best[cost] = worth.waiting(OUT, size)
    for square in range(SQUARES):
        cost = walk_row(worth.side, square) if where < 0 else distance(where, square)
        if 0 < cost <= number:
            for spot in range(len(SPOTS)):
                if danger.sights.has_room(pack_place(square, size, spot)):
                    value = worth.expected(danger.at(square, size, spot), square, size, spot)
                    if value > best[cost]:
                        best[cost] = value
    return best
