"""Looking ahead: what each square is worth to a detective who wants clues, and then Finish.

Worth is the chance to be first: 1 for a right declaration now, less by the detective's patience for each turn that
it takes. Every look leaves less to be found out. Patience is the same for ever, or differs from turn to turn.
"""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.bot.habits import BY_WORTH, Habits
from veillee.games.labystere.bot.unknowns import (
    UNKNOWNS_BITS,
    Unknowns,
    encode,
    is_solved,
    looks_left,
    missing_of,
    places_of,
    unheard_of,
)
from veillee.games.labystere.knowledge.odds import Odds
from veillee.games.labystere.rules import cards
from veillee.games.labystere.rules.cards import ACTIONS, HOW_MANY, OF_A_KIND, PLACES, SUSPECTS, WITNESS_COUNT
from veillee.games.labystere.rules.grid.paths import Paths, open_square, reach
from veillee.games.labystere.rules.grid.squares import BORDER, SQUARE_COUNT, squares_in
from veillee.games.labystere.rules.grid.stacks import FINISH, is_plain, kind_of, open_sides, place_of
from veillee.games.labystere.rules.position import Position

_ANYWHERE: Final = 6  # turns: by changing the paths one gets anywhere in about so many
_POSSIBLE: Final = 0.0001
_EVEN: Final = 0.5
_STAYING: Final = 0.9  # what waiting for another roll is worth beside a walk
_AGAIN_ROUNDS: Final = 3


class Plan:
    """The worth of every square for all that may be unknown, worked out when it is asked for.

    `patience` is how likely the game is still open a turn later: one number for ever, or one for each turn that is
    followed. After these a solved case is worth `tail`, and less by `look_share` for each look that is missing.
    """

    def __init__(self, position: Position, seat: int, odds: Odds, habits: Habits, patience: list[float]) -> None:
        self.position = position
        self.seat = seat
        self.odds = odds
        self.habits = habits
        self.patience = patience
        self.steady: bool = True
        self.turns: i64 = 1
        self.tail: float = 0.0
        self.look_share: float = 1.0
        self.known: i64 = position.turned if habits.remembers else 0
        self.chances: list[float] = self._unknown_actions()
        self.near: list[list[list[int]]] = self._reaches(position.paths)
        side = position.sides[seat]
        self.unheard: list[int] = squares_in(position.witnesses & ~side.looked)[:WITNESS_COUNT]
        self.place_squares: list[int] = [-1] * OF_A_KIND
        for square in squares_in(position.places):
            self.place_squares[place_of(position.stacks[square])] = square
        self.memo: dict[int, list[float]] = {}
        self.unknowns: i64 = self._present()
        self.landed: dict[int, list[float]] = {}
        self.again: list[int] = []
        self.doubled: dict[int, list[list[int]]] = {}
        for square in squares_in(position.plains & self.known):
            action = kind_of(position.stacks[square])
            if action == cards.AGAIN:
                self.again.append(square)
            elif action == cards.DOUBLE:
                self.doubled[square] = self.ends(position.paths, square, True)

    def _unknown_actions(self) -> list[float]:
        """Return how likely each action lies below a stack that was not turned up yet."""
        counts = [0.0] * len(ACTIONS)
        for action in self.position.numbers.actions:
            counts[action] += 1.0
        for square in squares_in(self.position.plains & self.known):
            counts[kind_of(self.position.stacks[square])] -= 1.0
        total = 0.0
        for index in range(len(ACTIONS)):
            counts[index] = max(0.0, counts[index])
            total += counts[index]
        return [count / total if total > 0.0 else 1.0 / len(ACTIONS) for count in counts]

    def _reaches(self, paths: Paths) -> list[list[list[int]]]:
        near: list[list[list[int]]] = []
        sides = int(self.position.numbers.die)
        for square in range(SQUARE_COUNT):
            near.append([squares_in(reach(paths, square, die, BORDER)) for die in range(1, sides + 1)])
        return near

    def _present(self) -> Unknowns:
        """Return what the seat does not know now."""
        suspects = 0
        places = 0
        for card in range(OF_A_KIND):
            suspects += 1 if self.odds.culprit[card] > _POSSIBLE else 0
            places |= 1 << card if self.odds.flag[card] > _POSSIBLE else 0
        missing = min(suspects - 1, len(self.unheard))
        return encode((1 << len(self.unheard)) - 1, missing, places)

    def follow(self, patience: list[float], look_share: float, tail: float = _EVEN) -> None:
        """Follow the turns to come one by one."""
        self.steady = False
        self.patience = patience
        self.turns = len(patience)
        self.look_share = look_share
        self.tail = tail

    def later(self, turn: i64) -> i64:
        """Return the turn after one; where patience is the same for ever, all turns are."""
        return 0 if self.steady else turn + 1

    def worths(self, unknowns: Unknowns, turn: i64) -> list[float]:
        """Return the worth of standing on each square before the roll of a turn."""
        key = turn << UNKNOWNS_BITS | unknowns
        found = self.memo.get(key)
        if found is None:
            found = self._for_ever(unknowns) if self.steady else self._timed(unknowns, turn)
            self.memo[key] = found
        return found

    def _for_ever(self, unknowns: Unknowns) -> list[float]:
        outlook = Outlook(self, unknowns, 0)
        sight = self.habits.sight
        sweeps = 2 * sight if is_solved(unknowns) else sight + 1
        least = self.patience[0] ** _ANYWHERE * (1.0 if outlook.solved else max(outlook.look_here))
        worth = [max(0.0, least)] * SQUARE_COUNT
        for _ in range(sweeps):
            landing = outlook.landings(worth)
            worth = [max(least, roll(self.near[square], landing, 0.0)) for square in range(SQUARE_COUNT)]
        return worth

    def _timed(self, unknowns: Unknowns, turn: i64) -> list[float]:
        if turn >= self.turns:
            return [self.tail * self.look_share ** looks_left(unknowns)] * SQUARE_COUNT
        later = self.worths(unknowns, turn + 1)
        landing = self.landings(unknowns, turn)
        patience = self.patience[turn] * _STAYING
        average = sum(later) / float(SQUARE_COUNT)
        return [
            roll(self.near[square], landing, patience * max(average, later[square])) for square in range(SQUARE_COUNT)
        ]

    def landings(self, unknowns: Unknowns, turn: i64) -> list[float]:
        """Return the worth of ending the walk of a turn on each square."""
        key = turn << UNKNOWNS_BITS | unknowns
        found = self.landed.get(key)
        if found is None:
            found = Outlook(self, unknowns, turn).landings(self.worths(unknowns, self.later(turn)))
            if not self.steady:
                self._roll_on(found, unknowns, turn)
            self.landed[key] = found
        return found

    def _roll_on(self, landing: list[float], unknowns: Unknowns, turn: i64) -> None:
        """Follow the rolls that known actions give: another one in the same turn, or a doubled one in the next."""
        if turn + 1 < self.turns:
            for square, ends in self.doubled.items():
                stay = self.patience[turn + 1] * self.worths(unknowns, turn + 2)[square]
                rolled = roll(ends, self.landings(unknowns, turn + 1), stay)
                landing[square] = max(landing[square], self.patience[turn] * rolled)
        for square in self.again:
            landing[square] = 0.0
        for _ in range(_AGAIN_ROUNDS):
            for square in self.again:
                stay = self.patience[turn] * self.worths(unknowns, turn + 1)[square] * _STAYING
                landing[square] = roll(self.near[square], landing, stay)

    def dares(self, chance: float) -> bool:
        """Tell whether the level thinks of accusing without being sure; with a nerve of its own never alone."""
        if self.habits.nerve == BY_WORTH:
            return True
        return chance >= self.habits.nerve and len(self.position.rivals_of(self.seat)) > 0

    def after_exchange(self, one: int, two: int, paths: Paths) -> float:
        """Return what the next roll is worth on changed paths."""
        side = self.position.sides[self.seat]
        turn = self.later(0)
        if not self.steady and turn >= self.turns:
            return self.patience[0] * self.tail
        found = self.landings(self.unknowns, turn)
        landing = found[:]
        landing[one] = found[two]
        landing[two] = found[one]
        patience = self.patience[turn]
        stay = patience * self.worths(self.unknowns, self.later(turn))[side.pawn] * _STAYING
        return self.patience[0] * roll(self.ends(paths, side.pawn, side.double), landing, stay)

    def ends(self, paths: Paths, pawn: i64, double: bool) -> list[list[int]]:
        """Return where a walk can end, for every number of the die."""
        die = int(self.position.numbers.die)
        return [squares_in(reach(paths, pawn, 2 * steps if double else steps, BORDER)) for steps in range(1, die + 1)]


class Outlook:
    """What arriving on each square brings while something is still unknown."""

    def __init__(self, plan: Plan, unknowns: Unknowns, turn: i64) -> None:
        self.plan = plan
        self.patience: float = plan.patience[turn]
        self.later: i64 = plan.later(turn)
        self.solved: bool = is_solved(unknowns)
        chance = plan.odds.best
        if unknowns != plan.unknowns:
            chance = 1.0 / float((missing_of(unknowns) + 1) * max(1, HOW_MANY[places_of(unknowns)]))
        self.gamble: float = chance if plan.dares(chance) else 0.0
        self.look_here: list[float] = [-1.0] * SQUARE_COUNT
        self.hear: list[float] = [-1.0] * SQUARE_COUNT
        self.search: list[float] = [-1.0] * SQUARE_COUNT
        self.told: list[list[float]] = [[], []]
        if not self.solved:
            self._witnesses(unknowns)
            self._places(unknowns)

    def _witnesses(self, unknowns: Unknowns) -> None:
        unheard = unheard_of(unknowns)
        missing = missing_of(unknowns)
        if missing == 0:
            return
        plan = self.plan
        places = places_of(unknowns)
        new = missing / HOW_MANY[unheard]
        for index, square in enumerate(plan.unheard):
            if not unheard >> index & 1:
                continue
            rest = unheard & ~(1 << index)
            better = plan.worths(encode(rest, missing - 1, places), self.later)
            same = plan.worths(encode(rest, missing, places), self.later) if new < 1.0 else better
            for here in range(SQUARE_COUNT):
                worth = self.patience * (new * better[here] + (1.0 - new) * same[here])
                self.hear[here] = max(self.hear[here], worth)
                if here == square:
                    self.look_here[square] = worth
        self.told[SUSPECTS] = plan.worths(encode(unheard, missing - 1, places), self.later)

    def _places(self, unknowns: Unknowns) -> None:
        plan = self.plan
        places = places_of(unknowns)
        if HOW_MANY[places] < 2:
            return
        unheard = unheard_of(unknowns)
        missing = missing_of(unknowns)
        total = 0.0
        for place in range(OF_A_KIND):
            total += plan.odds.flag[place] if places >> place & 1 else 0.0
        told = [0.0] * SQUARE_COUNT
        for place in range(OF_A_KIND):
            if not places >> place & 1:
                continue
            share = plan.odds.flag[place] / total
            found = plan.worths(encode(unheard, missing, 1 << place), self.later)
            empty = plan.worths(encode(unheard, missing, places & ~(1 << place)), self.later)
            square = plan.place_squares[place]
            for here in range(SQUARE_COUNT):
                worth = self.patience * (share * found[here] + (1.0 - share) * empty[here])
                told[here] += empty[here] / HOW_MANY[places]
                if square >= 0:
                    self.search[here] = max(self.search[here], worth)
                if here == square:
                    self.look_here[square] = worth
        self.told[PLACES] = told

    def landings(self, worth: list[float]) -> list[float]:
        """Return the worth of ending a walk on each square."""
        plan = self.plan
        position = plan.position
        chances = plan.chances
        idle = chances[cards.NOTHING] + chances[cards.DOUBLE]
        start = self.patience * worth[position.start] if position.start >= 0 else 0.0
        finish = self.stand(position.finish, worth) if position.finish >= 0 else 0.0
        swapped = self._swapped(worth)
        jumps = chances[cards.GO_START] * start + chances[cards.GO_FINISH] * finish + chances[cards.TRADE] * swapped
        found: list[float] = []
        for square in range(SQUARE_COUNT):
            stack = position.stacks[square]
            if not is_plain(stack):
                found.append(self.stand(square, worth))
            elif plan.known >> square & 1:
                found.append(self._carry_out(kind_of(stack), square, worth))
            else:
                later = self.patience * worth[square]
                total = jumps + idle * later + chances[cards.AGAIN] * worth[square]
                total += chances[cards.SEE_WITNESS] * max(later, self.hear[square])
                total += chances[cards.SEE_PLACE] * max(later, self.search[square])
                total += chances[cards.ASK_SUSPECT] * self._ask(SUSPECTS, square, later)
                total += chances[cards.ASK_PLACE] * self._ask(PLACES, square, later)
                found.append(total)
        return found

    def stand(self, square: int, worth: list[float]) -> float:
        """Return the worth of coming to a square without turning up an action."""
        later = self.patience * worth[square]
        if kind_of(self.plan.position.stacks[square]) == FINISH:
            return 1.0 if self.solved else max(later, self.gamble)
        return max(later, self.look_here[square])

    def _ask(self, kind: int, square: int, later: float) -> float:
        told = self.told[kind]
        if not told:
            return later
        new = max(self.plan.odds.asking[kind])
        return (1.0 - new) * later + new * self.patience * told[square]

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
        later = self.patience * worth[square]
        if action == cards.SEE_WITNESS:
            return max(later, self.hear[square])
        if action == cards.SEE_PLACE:
            return max(later, self.search[square])
        if action == cards.ASK_SUSPECT or action == cards.ASK_PLACE:
            return self._ask(ACTIONS[action].kind, square, later)
        if action == cards.AGAIN:
            return worth[square]
        if action == cards.GO_START and position.start >= 0:
            return self.patience * worth[position.start]
        if action == cards.GO_FINISH and position.finish >= 0:
            return self.stand(position.finish, worth)
        if action == cards.TRADE:
            return max(later, self._swapped(worth))
        return later


def exchanged(position: Position, one: int, two: int) -> Paths:
    """Return the paths after two stacks are exchanged."""
    old = position.paths
    paths = Paths(old.north, old.east, old.south, old.west)
    open_square(paths, one, open_sides(position.stacks[two]))
    open_square(paths, two, open_sides(position.stacks[one]))
    return paths


def roll(ends: list[list[int]], landing: list[float], stay: float) -> float:
    """Return the worth of a roll: the best end of a walk for each die, or staying."""
    total = 0.0
    for squares in ends:
        best = stay
        for square in squares:
            if landing[square] > best:
                best = landing[square]
        total += best
    return total / float(len(ends))
