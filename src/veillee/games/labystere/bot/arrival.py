"""How likely a pawn comes to Finish with its next roll, and how an exchange of paths can hinder it."""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.rules import cards
from veillee.games.labystere.rules.grid.paths import Paths, open_square, reach
from veillee.games.labystere.rules.grid.squares import BORDER, Squares, squares_in
from veillee.games.labystere.rules.grid.stacks import kind_of, open_sides
from veillee.games.labystere.rules.position import Position

_ROUNDS: Final = 12  # rolls in one turn: few of them lead from play again to play again


class Aim:
    """The squares where a walk has to end: `wins` lead to Finish at once, `again` to another roll."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.wins: i64 = 1 << position.finish
        self.again: i64 = 0
        for square in squares_in(position.plains & position.turned):
            action = kind_of(position.stacks[square])
            if action == cards.GO_FINISH or (action == cards.TRADE and self._can_trade()):
                self.wins |= 1 << square
            elif action == cards.AGAIN:
                self.again |= 1 << square

    def _can_trade(self) -> bool:
        """Tell whether a rival stands on Finish."""
        for other in self.position.rivals_of(self.seat):
            if self.position.sides[other].pawn == self.position.finish:
                return True
        return False

    def chance(self) -> float:
        """Return how likely the next roll brings the pawn to Finish; one that stands there need not roll."""
        return self._chance(self.position.paths, self.wins, self.again)

    def chance_after(self, one: i64, two: i64) -> float:
        """Return the same after an exchange of two stacks."""
        position = self.position
        old = position.paths
        paths = Paths(old.north, old.east, old.south, old.west)
        open_square(paths, one, open_sides(position.stacks[two]))
        open_square(paths, two, open_sides(position.stacks[one]))
        return self._chance(paths, _travelled(self.wins, one, two), _travelled(self.again, one, two))

    def _chance(self, paths: Paths, wins: Squares, again: Squares) -> float:
        side = self.position.sides[self.seat]
        if side.pawn == self.position.finish:
            return 1.0
        die = self.position.numbers.die
        total: i64 = 0
        others: list[int] = []  # ends of the rolls that lead to another one
        number: i64 = 1
        while number <= die:
            ends = reach(paths, side.pawn, 2 * number if side.double else number, BORDER)
            if ends & wins:
                total += 1
            elif ends & again:
                others.append(ends & again)
            number += 1
        if not others:
            return float(total) / float(die)
        return (float(total) + _most(others, _again(paths, die, wins, again))) / float(die)


def _again(paths: Paths, die: i64, wins: Squares, again: Squares) -> dict[int, float]:
    """Return how likely a roll on each square that lets one play again brings the pawn to Finish."""
    totals: dict[int, float] = {}
    others: dict[int, list[int]] = {}
    for square in squares_in(again):
        total = 0.0
        ends_of: list[int] = []
        for number in range(1, int(die) + 1):
            ends = reach(paths, square, number, BORDER)
            if ends & wins:
                total += 1.0
            elif ends & again:
                ends_of.append(ends & again)
        totals[square] = total
        others[square] = ends_of
    chances = dict.fromkeys(totals, 0.0)
    for _ in range(_ROUNDS):
        chances = {square: (total + _most(others[square], chances)) / float(die) for square, total in totals.items()}
    return chances


def _most(others: list[int], chances: dict[int, float]) -> float:
    """Return the sum of the best chances among the ends of each roll."""
    total = 0.0
    for ends in others:
        best = 0.0
        for square in squares_in(ends):
            best = max(best, chances[square])
        total += best
    return total


def _travelled(squares: Squares, one: i64, two: i64) -> i64:
    """Return a set of stacks after two were exchanged."""
    if (squares >> one ^ squares >> two) & 1:
        return squares ^ (1 << one | 1 << two)
    return squares
