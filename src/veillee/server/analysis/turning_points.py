"""Turning points: the decisions after which a player's chance changed most."""

from typing import Final

from veillee.server.messages import Analysis, Decision, Judged, TurningPoint

_LEAST: Final = 0.15  # the greatest change is one in any case
_MOST: Final = 6


def next_own(analysis: Analysis, index: int, unhidden: bool) -> tuple[int, float]:
    """Return where the mover of a decision decides next, and its chance there; at the end, the result."""
    seat = analysis.decisions[index].seat
    for decision in analysis.decisions[index + 1 :]:
        if decision.seat == seat:
            return decision.frame, _judged(decision, unhidden).before[seat]
    return analysis.decisions[-1].frame + 1, analysis.result[seat]


def turning_points(analysis: Analysis, unhidden: bool) -> list[TurningPoint]:
    """Return the greatest changes in the order of the game; of changes that overlap in time, only the greatest."""
    found: list[tuple[float, int, TurningPoint]] = []
    for index, decision in enumerate(analysis.decisions):
        before = _judged(decision, unhidden).before[decision.seat]
        until, after = next_own(analysis, index, unhidden)
        found.append((abs(after - before), until, TurningPoint(decision.frame, decision.seat, before, after)))
    found.sort(key=lambda one: (-one[0], one[2].frame))
    taken: list[tuple[int, int]] = []
    points: list[TurningPoint] = []
    for change, until, point in found:
        if points and (change < _LEAST or len(points) == _MOST):
            break
        if all(until <= start or point.frame >= end for start, end in taken):
            taken.append((point.frame, until))
            points.append(point)
    return sorted(points, key=lambda point: point.frame)


def _judged(decision: Decision, unhidden: bool) -> Judged:
    return decision.open if unhidden else decision.known
