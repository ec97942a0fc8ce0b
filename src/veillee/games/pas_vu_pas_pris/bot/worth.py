"""What a gang's ghosts are worth once the look is over, by a rule of thumb."""

from typing import Final

from veillee.games.pas_vu_pas_pris.rules.board import ON_SIDE, OUT, SMALL, Side, walk_row
from veillee.games.pas_vu_pas_pris.rules.position import Position


class Worth:
    """What each ghost of a side is worth by its place: more, the sooner it can be out."""

    def __init__(self, position: Position, side: Side) -> None:
        self.numbers: Final = position.numbers
        self.side: Final = side
        self.rounds: Final = rounds_left(position)
        self.fusion: Final = position.options.fusion

    def in_hall(self, square: int, size: int, spot: int) -> float:
        """Return what a ghost in the hall is worth that was not seen."""
        points = float(self.numbers.points_in[size])
        if self.rounds == 0:
            return points
        ease = 1.15 - (7.0 - walk_row(self.side, square)) / (2.0 * self.rounds + 2.0)
        return points + (self.numbers.points_out[size] - points) * 0.85 * min(1.0, max(0.0, ease))

    def on_side(self, size: int) -> float:
        """Return what a ghost is worth that was sent back: it may still cross."""
        if self.rounds == 0:
            return 0.0
        return 0.7 * self.numbers.points_out[size] * max(0.0, 0.9 - 7.0 / (4.0 * self.rounds + 2.0))

    def expected(self, danger: float, square: int, size: int, spot: int) -> float:
        """Return what a ghost in the hall is worth when it may be seen."""
        return danger * self.on_side(size) + (1.0 - danger) * self.in_hall(square, size, spot)

    def waiting(self, where: int, size: int) -> float:
        """Return what a ghost is worth that is not in the hall."""
        if where == OUT:
            return float(self.numbers.points_out[size])
        if self.fusion and where == ON_SIDE and size != SMALL:
            return 0.0
        return self.on_side(size)


def rounds_left(position: Position) -> int:
    """Return how many rounds come after this one."""
    return max(0, position.numbers.rounds - position.round)
