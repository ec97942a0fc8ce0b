"""Looking ahead: what each square is worth to a detective who wants clues, and then Finish.

Worth is the chance to be first: 1 for a right declaration now, less by the detective's patience for each turn that
it takes. What is still to be found out is a small number (a key): the Witnesses not heard yet, how many innocents are
missing, and the places that are still possible. Every look leads to a smaller key.
"""

from mypy_extensions import i64

from veillee.games.labystere.knowledge.odds import Odds
from veillee.games.labystere.rules import cards
from veillee.games.labystere.rules.grid.paths import Paths, open_square, reach
from veillee.games.labystere.rules.grid.squares import BORDER, squares_in
from veillee.games.labystere.rules.position import Position
from veillee.games.labystere.schema.box import plain_actions

_COUNT = [bin(bits).count("1") for bits in range(16)]
_ANYWHERE = 6  # turns: by changing the paths one gets anywhere in about so many


class Habits:
    """How a level plays: how many rolls it looks ahead, what it remembers and what it thinks of.

    In haste a walk looks better or worse than it is, by up to that much of the chance to be first.
    """

    def __init__(
        self, sight: int, remembers: bool, deduces: bool, watches: bool, patience: float, haste: float
    ) -> None:
        self.sight = sight
        self.haste = haste
        self.remembers = remembers
        self.deduces = deduces
        self.watches = watches
        self.patience = patience


class Plan:
    """The worth of every square for every key, worked out when it is asked for."""

    def __init__(self, position: Position, seat: int, odds: Odds, habits: Habits, patience: float) -> None:
        self.position = position
        self.seat = seat
        self.odds = odds
        self.habits = habits
        self.patience = patience
        self.known: i64 = position.turned if habits.remembers else 0
        self.chances: list[float] = self._unknown_actions()
        self.near: list[list[list[int]]] = self._reaches(position.paths)
        side = position.sides[seat]
        self.unheard: list[int] = squares_in(position.witnesses & ~side.looked)[:3]
        self.place_squares: list[int] = [-1] * 4
        for square in squares_in(position.places):
            self.place_squares[position.stacks[square] >> 4 & 3] = square
        self.memo: dict[int, list[float]] = {}
        self.key: int = self._present()
        self.worth: list[float] = self.worths(self.key)
        self.landing: list[float] = Outlook(self, self.key).landings(self.worth)

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

    def _reaches(self, paths: Paths) -> list[list[list[int]]]:
        near: list[list[list[int]]] = []
        for square in range(25):
            near.append([squares_in(reach(paths, square, die, BORDER)) for die in range(1, 7)])
        return near

    def _present(self) -> int:
        """Return the key of what the seat knows now."""
        suspects = 0
        places = 0
        for card in range(4):
            suspects += 1 if self.odds.culprit[card] > 0.0001 else 0
            places |= 1 << card if self.odds.flag[card] > 0.0001 else 0
        missing = min(suspects - 1, len(self.unheard))
        return make_key((1 << len(self.unheard)) - 1, missing, places)

    def worths(self, key: int) -> list[float]:
        """Return the worth of standing on each square before a roll."""
        found = self.memo.get(key)
        if found is not None:
            return found
        outlook = Outlook(self, key)
        sight = self.habits.sight
        sweeps = 2 * sight if is_solved(key) else sight + 1
        least = self.patience**_ANYWHERE * (1.0 if outlook.solved else max(outlook.look_here))
        worth = [max(0.0, least)] * 25
        for _ in range(sweeps):
            landing = outlook.landings(worth)
            worth = [max(least, roll(self.near[square], landing, 0.0)) for square in range(25)]
        self.memo[key] = worth
        return worth

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
        ends = [squares_in(reach(paths, pawn, die, BORDER)) for die in range(1, 7)]
        return self.patience * roll(ends, landing, self.patience * self.worth[pawn] * 0.9)


class Outlook:
    """What arriving on each square brings while one key is still to be solved."""

    def __init__(self, plan: Plan, key: int) -> None:
        self.plan = plan
        self.solved: bool = is_solved(key)
        self.gamble: float = (
            plan.odds.best if key == plan.key else 1.0 / ((missing_of(key) + 1) * _COUNT[places_of(key)])
        )
        self.look_here: list[float] = [-1.0] * 25
        self.hear: list[float] = [-1.0] * 25
        self.search: list[float] = [-1.0] * 25
        self.told: list[list[float]] = [[], []]
        if not self.solved:
            self._witnesses(key)
            self._places(key)

    def _witnesses(self, key: int) -> None:
        unheard = unheard_of(key)
        missing = missing_of(key)
        if missing == 0:
            return
        plan = self.plan
        places = places_of(key)
        new = missing / _COUNT[unheard]
        for index, square in enumerate(plan.unheard):
            if not unheard >> index & 1:
                continue
            rest = unheard & ~(1 << index)
            better = plan.worths(make_key(rest, missing - 1, places))
            same = plan.worths(make_key(rest, missing, places)) if new < 1.0 else better
            for here in range(25):
                worth = plan.patience * (new * better[here] + (1.0 - new) * same[here])
                self.hear[here] = max(self.hear[here], worth)
                if here == square:
                    self.look_here[square] = worth
        self.told[0] = plan.worths(make_key(unheard, missing - 1, places))

    def _places(self, key: int) -> None:
        plan = self.plan
        places = places_of(key)
        if _COUNT[places] < 2:
            return
        unheard = unheard_of(key)
        missing = missing_of(key)
        total = 0.0
        for place in range(4):
            total += plan.odds.flag[place] if places >> place & 1 else 0.0
        told = [0.0] * 25
        for place in range(4):
            if not places >> place & 1:
                continue
            share = plan.odds.flag[place] / total
            found = plan.worths(make_key(unheard, missing, 1 << place))
            empty = plan.worths(make_key(unheard, missing, places & ~(1 << place)))
            square = plan.place_squares[place]
            for here in range(25):
                worth = plan.patience * (share * found[here] + (1.0 - share) * empty[here])
                told[here] += empty[here] / _COUNT[places]
                if square >= 0:
                    self.search[here] = max(self.search[here], worth)
                if here == square:
                    self.look_here[square] = worth
        self.told[1] = told

    def landings(self, worth: list[float]) -> list[float]:
        """Return the worth of ending a walk on each square."""
        plan = self.plan
        position = plan.position
        chances = plan.chances
        idle = chances[cards.NOTHING] + chances[cards.DOUBLE]
        start = plan.patience * worth[position.start] if position.start >= 0 else 0.0
        finish = self.stand(position.finish, worth) if position.finish >= 0 else 0.0
        swapped = self._swapped(worth)
        jumps = chances[cards.GO_START] * start + chances[cards.GO_FINISH] * finish + chances[cards.TRADE] * swapped
        found: list[float] = []
        for square in range(25):
            stack = position.stacks[square]
            if not cards.is_plain(stack):
                found.append(self.stand(square, worth))
            elif plan.known >> square & 1:
                found.append(self._carry_out(stack & 15, square, worth))
            else:
                later = plan.patience * worth[square]
                total = jumps + idle * later + chances[cards.AGAIN] * worth[square]
                total += chances[cards.SEE_WITNESS] * max(later, self.hear[square])
                total += chances[cards.SEE_PLACE] * max(later, self.search[square])
                total += chances[cards.ASK_SUSPECT] * self._ask(0, square, later)
                total += chances[cards.ASK_PLACE] * self._ask(1, square, later)
                found.append(total)
        return found

    def stand(self, square: int, worth: list[float]) -> float:
        """Return the worth of coming to a square without turning up an action."""
        later = self.plan.patience * worth[square]
        if self.plan.position.stacks[square] & 15 == cards.FINISH:
            return 1.0 if self.solved else max(later, self.gamble)
        return max(later, self.look_here[square])

    def _ask(self, kind: int, square: int, later: float) -> float:
        told = self.told[kind]
        if not told:
            return later
        new = max(self.plan.odds.asking[kind])
        return (1.0 - new) * later + new * self.plan.patience * told[square]

    def _swapped(self, worth: list[float]) -> float:
        """Return the worth of the best swap of pawns."""
        best = 0.0
        for seat, side in enumerate(self.plan.position.sides):
            if seat != self.plan.seat and side.pawn >= 0:
                best = max(best, self.stand(side.pawn, worth))
        return best

    def _carry_out(self, action: int, square: int, worth: list[float]) -> float:
        """Return the worth of a walk that ends on a known action."""
        plan = self.plan
        position = plan.position
        later = plan.patience * worth[square]
        if action == cards.SEE_WITNESS:
            return max(later, self.hear[square])
        if action == cards.SEE_PLACE:
            return max(later, self.search[square])
        if action == cards.ASK_SUSPECT or action == cards.ASK_PLACE:
            return self._ask(0 if action == cards.ASK_SUSPECT else 1, square, later)
        if action == cards.AGAIN:
            return worth[square]
        if action == cards.GO_START and position.start >= 0:
            return plan.patience * worth[position.start]
        if action == cards.GO_FINISH and position.finish >= 0:
            return self.stand(position.finish, worth)
        if action == cards.TRADE:
            return max(later, self._swapped(worth))
        return later


def roll(ends: list[list[int]], landing: list[float], stay: float) -> float:
    """Return the worth of a roll: the best end of a walk for each die, or staying."""
    total = 0.0
    for squares in ends:
        best = stay
        for square in squares:
            if landing[square] > best:
                best = landing[square]
        total += best
    return total / 6.0


def make_key(unheard: int, missing: int, places: int) -> int:
    """Return what is still to be found out as one number."""
    if missing == 0:
        unheard = 0
    return unheard | missing << 3 | places << 5


def unheard_of(key: int) -> int:
    return key & 7


def missing_of(key: int) -> int:
    return key >> 3 & 3


def places_of(key: int) -> int:
    return key >> 5


def is_solved(key: int) -> bool:
    return missing_of(key) == 0 and _COUNT[places_of(key)] <= 1


def danger(position: Position, seat: int, odds: Odds, paths: Paths) -> float:
    """Return how likely somebody else declares rightly before the seat's next turn."""
    safe = 1.0
    for other, side in enumerate(position.sides):
        solved = odds.solved_by[other]
        if other == seat or side.pawn < 0 or solved < 0.02 or position.finish < 0:
            continue
        ways = 0
        for die in range(1, 7):
            steps = 2 * die if side.double else die
            ways += reach(paths, side.pawn, steps, BORDER) >> position.finish & 1
        arrives = 1.0 if side.pawn == position.finish else ways / 6.0
        safe *= 1.0 - solved * arrives
    return 1.0 - safe
