"""Looking ahead: what each square is worth to a detective who wants clues, and then Finish."""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere import cards
from veillee.games.labystere.box import plain_actions
from veillee.games.labystere.odds import Odds
from veillee.games.labystere.paths import Paths, open_square, reach
from veillee.games.labystere.position import Position
from veillee.games.labystere.squares import BORDER, squares_in

PATIENCE: Final = 0.86
BIT: Final = 0.15


class Habits:
    """How a level plays: how far it looks, what it remembers and what it thinks of."""

    def __init__(self, sight: int, remembers: bool, deduces: bool, guards: bool, exchanges: bool, haste: float) -> None:
        self.sight = sight
        self.remembers = remembers
        self.deduces = deduces
        self.guards = guards
        self.exchanges = exchanges
        self.haste = haste


class Plan:
    """The worth of every square, by value iteration over squares and dice on the paths as they lie."""

    def __init__(self, position: Position, seat: int, odds: Odds, habits: Habits) -> None:
        self.position = position
        self.seat = seat
        self.odds = odds
        self.habits = habits
        self.known = position.turned if habits.remembers else 0
        self.chances: list[float] = self._unknown_actions()
        self.near: list[list[int]] = self._reaches()
        self.gamble: float = 0.0
        self.solved: bool = True
        self.race: list[float] = self._iterate(max(2, 2 * habits.sight))
        self.solved = odds.solved()
        self.worth: list[float] = self.race if self.solved else [0.0] * 25
        self.landing: list[float] = [0.0] * 25

    def prepare(self, gamble: float) -> None:
        """Work out the worth of every square, given what declaring now is worth more than going on."""
        self.gamble = gamble
        if not self.solved:
            self.worth = self._iterate(self.habits.sight)
        self.landing = self._landings(self.worth)

    def _unknown_actions(self) -> list[float]:
        """Return how likely each action lies below a stack that was not turned up yet."""
        counts = [0.0] * 10
        for action in plain_actions():
            counts[action] += 1.0
        for square in squares_in(self.position.plains & self.known):
            counts[self.position.stacks[square] & 15] -= 1.0
        total = 0.0
        for index in range(10):
            counts[index] = max(0.0, counts[index])
            total += counts[index]
        return [count / total if total > 0.0 else 0.1 for count in counts]

    def _reaches(self) -> list[list[int]]:
        near: list[list[int]] = []
        for square in range(25):
            near.append([reach(self.position.paths, square, die, BORDER) for die in range(1, 7)])
        return near

    def _iterate(self, sweeps: int) -> list[float]:
        worth = [0.0] * 25
        for _ in range(sweeps):
            landing = self._landings(worth)
            worth = [self._roll(self.near[square], landing, PATIENCE * worth[square]) for square in range(25)]
        return worth

    def _roll(self, masks: list[int], landing: list[float], stay: float) -> float:
        """Return the worth of a roll: the best end of a walk for each die, or staying."""
        total = 0.0
        for mask in masks:
            best = stay
            left: i64 = mask
            square: i64 = 0
            while left:
                if left & 1 and landing[square] > best:
                    best = landing[square]
                left >>= 1
                square += 1
            total += best
        return total / 6.0

    def _landings(self, worth: list[float]) -> list[float]:
        position = self.position
        looks = [self._best_look(position.witnesses), self._best_look(position.places)]
        questions = [0.0, 0.0]
        for kind in range(2):
            for other in range(len(position.sides)):
                if not self.solved:
                    questions[kind] = max(questions[kind], BIT * self.odds.asking[kind][other])
        return [self._arrive(square, worth, looks, questions) for square in range(25)]

    def _arrive(self, square: int, worth: list[float], looks: list[float], questions: list[float]) -> float:
        stack = self.position.stacks[square]
        if not cards.is_plain(stack):
            return self.stand(square, worth)
        if self.known >> square & 1:
            return self._carry_out(stack & 15, square, worth, looks, questions)
        total = 0.0
        for action in range(10):
            if self.chances[action] > 0.0:
                total += self.chances[action] * self._carry_out(action, square, worth, looks, questions)
        return total

    def stand(self, square: int, worth: list[float]) -> float:
        """Return the worth of coming to a square without turning up an action."""
        kind = self.position.stacks[square] & 15
        later = PATIENCE * worth[square]
        if kind == cards.FINISH:
            return 1.0 if self.solved else max(later, self.gamble)
        if self.solved or (kind != cards.WITNESS and kind != cards.PLACE):
            return later
        return self._look(square) + (1.0 - self.odds.solves[square]) * later

    def _look(self, square: int) -> float:
        solves = self.odds.solves[square]
        return BIT * self.odds.bits[square] + (solves * PATIENCE * self.race[square] if solves > 0.0 else 0.0)

    def _best_look(self, squares: i64) -> float:
        best = 0.0
        if not self.solved:
            for square in squares_in(squares):
                best = max(best, self._look(square))
        return best

    def _carry_out(
        self, action: int, square: int, worth: list[float], looks: list[float], questions: list[float]
    ) -> float:
        position = self.position
        later = PATIENCE * worth[square]
        if action == cards.AGAIN:
            return worth[square]
        if action == cards.GO_START:
            return PATIENCE * worth[position.start] if position.start >= 0 else later
        if action == cards.GO_FINISH:
            return self.stand(position.finish, worth) if position.finish >= 0 else later
        if action == cards.SEE_WITNESS or action == cards.SEE_PLACE:
            return looks[action - 2] + later
        if action == cards.ASK_SUSPECT or action == cards.ASK_PLACE:
            return questions[action - 4] + later
        if action == cards.TRADE:
            best = 0.0
            for seat, side in enumerate(position.sides):
                if seat != self.seat and side.pawn >= 0:
                    best = max(best, self.stand(side.pawn, worth))
            return best if best > 0.0 else later
        return later

    # Changing the paths

    def exchanged(self, one: int, two: int) -> Paths:
        """Return the paths after two stacks are exchanged."""
        old = self.position.paths
        paths = Paths(old.north, old.east, old.south, old.west)
        open_square(paths, one, cards.open_sides(self.position.stacks[two]))
        open_square(paths, two, cards.open_sides(self.position.stacks[one]))
        return paths

    def after_exchange(self, one: int, two: int, paths: Paths) -> float:
        """Return what the next roll is worth on changed paths."""
        pawn = self.position.sides[self.seat].pawn
        landing = self.landing[:]
        landing[one] = self.landing[two]
        landing[two] = self.landing[one]
        masks = [int(reach(paths, pawn, die, BORDER)) for die in range(1, 7)]
        return PATIENCE * self._roll(masks, landing, PATIENCE * self.worth[pawn])

    def danger(self, paths: Paths) -> float:
        """Return how likely somebody else declares rightly before one's next turn."""
        position = self.position
        safe = 1.0
        for other, side in enumerate(position.sides):
            solved = self.odds.solved_by[other]
            if other == self.seat or side.pawn < 0 or solved < 0.02 or position.finish < 0:
                continue
            ways = 0
            for die in range(1, 7):
                steps = 2 * die if side.double else die
                ways += reach(paths, side.pawn, steps, BORDER) >> position.finish & 1
            arrives = 1.0 if side.pawn == position.finish else ways / 6.0
            safe *= 1.0 - solved * arrives
        return 1.0 - safe
