"""May these ghosts walk and merge so? Places come later (PVP-X1)."""

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.rules.board import (
    AT_EDGE,
    GHOSTS,
    GHOSTS_EACH,
    GHOSTS_OF_SIZE,
    LARGE,
    LAST_ROW,
    MEDIUM,
    ON_SIDE,
    OUT,
    SIZE_OF_GHOST,
    SMALL,
    Ghost,
    Side,
    Size,
    adjacent,
    ghost_id,
    square_name,
    walk_row,
)
from veillee.games.pas_vu_pas_pris.rules.moves import Merge, Plan, Walk, steps_of
from veillee.games.pas_vu_pas_pris.rules.position import NOT_ARRIVED, POSING, Position


class PlanCheck:
    """One side's ghosts while its plan is read from left to right.

    `results` holds the ghost that each merge makes, in the order of the merges.
    """

    def __init__(self, position: Position, side: Side) -> None:
        start = ghost_id(side, 0)
        self.side: int = side
        self.fusion: bool = position.options.fusion
        self.where: list[int] = position.where[start : start + GHOSTS_EACH]
        self.posing: list[bool] = [position.arrived[start + ghost] == POSING for ghost in range(GHOSTS_EACH)]
        self.arrived: list[bool] = [position.arrived[start + ghost] != NOT_ARRIVED for ghost in range(GHOSTS_EACH)]
        self.walked: list[bool] = [False] * GHOSTS_EACH
        self.made: list[bool] = [False] * GHOSTS_EACH
        self.results: list[int] = []
        self.spent: int = 0

    def refuse(self, plan: Plan, number: int) -> Refusal | None:
        """Follow the plan part by part; return the first thing that forbids it."""
        named: list[int] = []
        for part in plan.parts:
            if isinstance(part, Merge):
                named = [ghost for ghost in named if ghost not in (part.first, part.second)]  # PVP-U2
            elif part.ghost in named:
                return Refusal("PVP-T2", "twice", {"ghost": GHOSTS[part.ghost]})  # PVP-T2
            else:
                named.append(part.ghost)
        for part in plan.parts:
            refusal = self._walk(part) if isinstance(part, Walk) else self._merge(part)
            if refusal is not None:
                return refusal
        if self.spent > number:  # PVP-G4
            return Refusal("PVP-G4", "", {"steps": str(self.spent), "number": str(number)})
        return None

    def _may_walk(self, ghost: Ghost) -> Refusal | None:
        name = {"ghost": GHOSTS[ghost]}
        where = self.where[ghost]
        if where == OUT:
            if not self.fusion:
                return Refusal("PVP-G2", "out", name)  # PVP-G2
            if SIZE_OF_GHOST[ghost] != SMALL:
                return Refusal("PVP-U6", "size", name)  # PVP-U6
            for small in GHOSTS_OF_SIZE[SMALL]:
                if self.where[small] in (ON_SIDE, AT_EDGE):
                    return Refusal("PVP-U6", "", name)  # PVP-U6
        elif self.fusion and where == ON_SIDE and SIZE_OF_GHOST[ghost] != SMALL:
            return Refusal("PVP-U1", "", name)  # PVP-U1
        elif self.made[ghost]:
            return Refusal("PVP-U4", "", name)  # PVP-U4
        elif self.posing[ghost]:
            return Refusal("PVP-N4", "", name)  # PVP-N4
        return None

    def _walk(self, walk: Walk) -> Refusal | None:
        ghost = walk.ghost
        refusal = self._may_walk(ghost)
        if refusal is not None:
            return refusal
        name = GHOSTS[ghost]
        at = self.where[ghost]
        entered = self.arrived[ghost] or at < 0
        for square in walk.squares:
            if at < 0:
                if walk_row(self.side, square) != 1:
                    return Refusal("PVP-G1", "door", {"ghost": name, "square": square_name(square)})  # PVP-G1
            elif not adjacent(at, square):
                return Refusal("PVP-G1", "", {"ghost": name, "square": square_name(square)})
            at = square
        if walk.leaves:
            if at < 0:
                return Refusal("PVP-G1", "door", {"ghost": name, "square": "out"})
            if walk_row(self.side, at) != LAST_ROW:
                return Refusal("PVP-G2", "", {"ghost": name, "square": square_name(at)})  # PVP-G2
            if entered:
                return Refusal("PVP-G3", "", {"ghost": name})  # PVP-G3
            at = OUT
        self.spent += steps_of(walk)
        self.where[ghost] = at
        self.arrived[ghost] = entered
        self.walked[ghost] = True
        return None

    def _merge(self, merge: Merge) -> Refusal | None:
        a, b = merge.first, merge.second
        names = {"first": GHOSTS[a], "second": GHOSTS[b]}
        if self.made[a] or self.made[b]:
            return Refusal("PVP-U4", "merge", names)  # PVP-U4
        sizes = (min(SIZE_OF_GHOST[a], SIZE_OF_GHOST[b]), max(SIZE_OF_GHOST[a], SIZE_OF_GHOST[b]))
        if sizes == (MEDIUM, MEDIUM):
            return Refusal("PVP-U3", "mediums", names)  # PVP-U3
        if not self.fusion:
            return Refusal("PVP-U2", "off", names)
        if a == b or sizes[0] != SMALL or sizes[1] == LARGE:
            return Refusal("PVP-U2", "sizes", names)  # PVP-U2
        if self.where[a] < 0 or self.where[a] != self.where[b]:
            return Refusal("PVP-U2", "square", names)
        if not self.walked[a] and not self.walked[b]:
            return Refusal("PVP-U2", "still", names)
        size = sizes[1] + 1
        result = merge.result
        if result < 0:
            result = self._in_reserve(size)
        elif SIZE_OF_GHOST[result] != size:
            return Refusal("PVP-U2", "result", {**names, "result": GHOSTS[result]})
        if result < 0 or self.where[result] != ON_SIDE:
            return Refusal("PVP-U3", "reserve", names)  # PVP-U3
        self.where[result] = self.where[a]
        self.where[a] = self.where[b] = ON_SIDE
        self.made[result] = True
        self.arrived[result] = True
        self.results.append(result)
        return None

    def _in_reserve(self, size: Size) -> int:
        """Return the lowest-numbered ghost of a size in the reserve, or -1."""
        for ghost in GHOSTS_OF_SIZE[size]:
            if self.where[ghost] == ON_SIDE:
                return ghost
        return -1
