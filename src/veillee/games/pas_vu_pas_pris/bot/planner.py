"""A bot's plan: every ghost's best places for so many steps, and the best way to share the steps out."""

from typing import Final

from veillee.core import Rng
from veillee.games.pas_vu_pas_pris.bot.danger import REACH, Danger, nearest_spot
from veillee.games.pas_vu_pas_pris.bot.worth import Worth
from veillee.games.pas_vu_pas_pris.hall.sight.places import SPOTS, pack_place
from veillee.games.pas_vu_pas_pris.hall.space.data import ROW, SQUARE
from veillee.games.pas_vu_pas_pris.rules.board import (
    GHOSTS_EACH,
    GHOSTS_OF_SIZE,
    LARGE,
    LAST_ROW,
    ON_SIDE,
    OUT,
    SIZE_OF_GHOST,
    SMALL,
    SQUARES,
    STEP_AHEAD,
    column_of,
    distance,
    full_name,
    ghost_id,
    ghost_of,
    ghosts_of,
    size_of,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.events import Recorder
from veillee.games.pas_vu_pas_pris.rules.moves import Merge, Plan, Walk
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.planning.offers import may_start
from veillee.games.pas_vu_pas_pris.rules.position import NOT_ARRIVED, Position

_NOWHERE: Final = -1
_TRIES: Final = 5


class Goal:
    """A place a ghost may go to: how many steps, how good. Square -1 is out of the hall."""

    def __init__(self, ghost: int, cost: int, square: int, spot: int, value: float) -> None:
        self.ghost: Final = ghost
        self.cost: Final = cost
        self.square: Final = square
        self.spot: Final = spot
        self.value: Final = value


class Planner:
    """Plans for one side in one position."""

    def __init__(self, position: Position, worth: Worth, number: int, danger: Danger, noise: float, rng: Rng) -> None:
        self.position: Final = position
        self.worth: Final = worth
        self.side: Final = worth.side
        self.number: Final = number
        self.danger: Final = danger
        self.noise: Final = noise
        self.rng: Final = rng
        self.stay: Final[list[float]] = []
        self.goals: Final[list[list[Goal]]] = []
        for ghost in ghosts_of(self.side):
            self.stay.append(self._value_here(ghost))
            self.goals.append(self._goals(ghost) if may_start(position, ghost) else [])

    # What each ghost can do

    def _value_here(self, ghost: int) -> float:
        size, where = size_of(ghost), self.position.where[ghost]
        if where < 0:
            return self.worth.waiting(where, size)
        spot = nearest_spot(self.position.hall.figures[full_name(ghost)], size)
        return self.worth.expected(self.danger.at(where, size, spot), where, size, spot)

    def _goals(self, ghost: int) -> list[Goal]:
        p = self.position
        size, where = size_of(ghost), p.where[ghost]
        goals: list[Goal] = []
        if where >= 0 and p.arrived[ghost] == NOT_ARRIVED:
            cost = LAST_ROW + 1 - walk_row(self.side, where)
            if cost <= self.number:
                goals.append(Goal(ghost_of(ghost), cost, _NOWHERE, 0, self.worth.waiting(OUT, size)))
        for square in range(SQUARES):
            row = walk_row(self.side, square)
            cost = row if where < 0 else distance(where, square)
            if not 0 < cost <= self.number:
                continue
            for spot in range(len(SPOTS)):
                if self.danger.sights.has_room(pack_place(square, size, spot)):
                    danger = self._blur(self.danger.at(square, size, spot))
                    value = self.worth.expected(danger, square, size, spot)
                    goals.append(Goal(ghost_of(ghost), cost, square, spot, value))
        goals.sort(key=_by_value)
        return goals

    def _blur(self, danger: float) -> float:
        """Judge as badly as the level does."""
        if self.noise <= 0.0:
            return danger
        guess = float(self.rng.below(1000)) / 1000.0
        return (1.0 - self.noise) * danger + self.noise * guess

    # Sharing the steps out

    def best_sharing(self, budget: int, busy: list[int]) -> tuple[float, list[int]]:
        """Return the best total for the ghosts that are not busy, and how many steps each gets."""
        totals: list[float] = [0.0] * (budget + 1)
        shares: list[list[int]] = [[0] * GHOSTS_EACH for _ in range(budget + 1)]
        for ghost in range(GHOSTS_EACH):
            if ghost in busy:
                continue
            best = [self.stay[ghost]] * (budget + 1)
            for goal in self.goals[ghost]:
                if goal.cost <= budget and goal.value > best[goal.cost]:
                    best[goal.cost] = goal.value
            after: list[float] = []
            split: list[list[int]] = []
            for total in range(budget + 1):
                top, given = -1.0, 0
                for steps in range(total + 1):
                    value = totals[total - steps] + best[steps]
                    if value > top + 1e-9:
                        top, given = value, steps
                share = shares[total - given].copy()
                share[ghost] = given
                after.append(top)
                split.append(share)
            totals, shares = after, split
        return totals[budget], shares[budget]

    # Making it a plan

    def plan(self) -> Plan:
        """Return the best plan that can be carried out."""
        total, shares = self.best_sharing(self.number, [])
        first: list[Walk | Merge] = []
        busy: list[int] = []
        if self.position.options.fusion:
            for option in self._merges():
                parts, cost, value, pair = option
                if cost > self.number:
                    continue
                rest, share = self.best_sharing(self.number - cost, pair)
                if rest + value > total + 1e-9 and self._allowed(parts):
                    total, shares, first, busy = rest + value, share, parts, pair
        return self._carry(first, shares, busy)

    def _carry(self, first: list[Walk | Merge], shares: list[int], busy: list[int]) -> Plan:
        parts = list(first)
        trial = self.position.copy()
        if first and carry_out(trial, self.side, Plan(tuple(first)), Recorder()) is not None:
            return Plan(())
        order = [ghost for ghost in range(GHOSTS_EACH) if shares[ghost] > 0 and ghost not in busy]
        order.sort(key=self._from_behind)
        for ghost in order:
            tries = 0
            for goal in self.goals[ghost]:
                if goal.cost > shares[ghost] or goal.value <= self.stay[ghost]:
                    continue
                walk = self._walk(goal)
                attempt = trial.copy()
                if carry_out(attempt, self.side, Plan((walk,)), Recorder()) is None:
                    trial = attempt
                    parts.append(walk)
                    break
                tries += 1
                if tries == _TRIES:
                    break
        return Plan(tuple(parts))

    def _from_behind(self, ghost: int) -> int:
        where = self.position.where[ghost_id(self.side, ghost)]
        return -walk_row(self.side, where) if where >= 0 else 0

    def _walk(self, goal: Goal) -> Walk:
        where = self.position.where[ghost_id(self.side, goal.ghost)]
        if goal.square == _NOWHERE:
            return Walk(goal.ghost, tuple(_straight_out(self.side, where)), True)
        path = tuple(_path(self.side, where, goal.square))
        if goal.spot == 0:
            return Walk(goal.ghost, path)
        reach = REACH[SIZE_OF_GHOST[goal.ghost]] / SQUARE
        x, y = 0.5 + SPOTS[goal.spot][0] * reach, 0.5 + SPOTS[goal.spot][1] * reach
        return Walk(goal.ghost, path, False, True, round(x, 4), round(y, 4))

    # Merging

    def _merges(self) -> list[tuple[list[Walk | Merge], int, float, list[int]]]:
        """Return ways to merge two ghosts: parts, steps, worth, the two."""
        found: list[tuple[list[Walk | Merge], int, float, list[int]]] = []
        start = ghost_id(self.side, 0)
        for mover in range(1, GHOSTS_EACH):
            if not may_start(self.position, start + mover):
                continue
            for other in range(1, GHOSTS_EACH):
                size = max(SIZE_OF_GHOST[mover], SIZE_OF_GHOST[other]) + 1
                small = min(SIZE_OF_GHOST[mover], SIZE_OF_GHOST[other]) == SMALL
                if other == mover or not small or size > LARGE or not self._in_reserve(size):
                    continue
                option = self._merge(mover, other, size)
                if option is not None:
                    found.append(option)
        return found

    def _merge(self, mover: int, other: int, size: int) -> tuple[list[Walk | Merge], int, float, list[int]] | None:
        start = ghost_id(self.side, 0)
        target = self.position.where[start + other]
        parts: list[Walk | Merge] = []
        cost = 0
        if target < 0:
            if target != ON_SIDE or SIZE_OF_GHOST[other] != SMALL or self.position.where[start + mover] >= 0:
                return None
            target = self._best_entry(size)
            parts.append(Walk(other, (target,)))
            cost = 1
        path = _path(self.side, self.position.where[start + mover], target)
        if not path:
            return None
        parts.append(Walk(mover, tuple(path)))
        parts.append(Merge(mover, other))
        danger = self._blur(self.danger.at(target, size, 0))
        value = self.worth.expected(danger, target, size, 0)
        for ghost in (mover, other):
            value += self.worth.waiting(ON_SIDE, SIZE_OF_GHOST[ghost])
        return parts, cost + len(path), value, [mover, other]

    def _best_entry(self, size: int) -> int:
        best, found = 2.0, 0
        for square in range(SQUARES):
            if walk_row(self.side, square) == 1 and self.danger.at(square, size, 0) < best:
                best, found = self.danger.at(square, size, 0), square
        return found

    def _in_reserve(self, size: int) -> bool:
        for ghost in GHOSTS_OF_SIZE[size]:
            if self.position.where[ghost_id(self.side, ghost)] == ON_SIDE:
                return True
        return False

    def _allowed(self, parts: list[Walk | Merge]) -> bool:
        return carry_out(self.position.copy(), self.side, Plan(tuple(parts)), Recorder()) is None


def _by_value(goal: Goal) -> float:
    return -goal.value


def _straight_out(side: int, where: int) -> list[int]:
    """Return the squares straight ahead up to the exit."""
    step = STEP_AHEAD[side]
    return [where + step * i for i in range(1, LAST_ROW + 1 - walk_row(side, where))]


def _path(side: int, where: int, target: int) -> list[int]:
    """Return squares to walk into: from the door straight behind the target, or along the rows, then the columns."""
    if where < 0:
        step = STEP_AHEAD[side]
        length = walk_row(side, target)
        return [target - step * (length - 1 - i) for i in range(length)]
    path: list[int] = []
    at = where
    while column_of(at) != column_of(target):
        at += 1 if column_of(at) < column_of(target) else -1
        path.append(at)
    while at != target:
        at += ROW if at < target else -ROW
        path.append(at)
    return path
