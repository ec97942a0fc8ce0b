"""A detective: weighs its clues, walks towards the next one, races to Finish, gambles when it must."""

from typing import Final

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.labystere.bot.arrival import Aim
from veillee.games.labystere.bot.goal import nearest_goal
from veillee.games.labystere.bot.habits import ALL, BY_WORTH, Habits
from veillee.games.labystere.bot.plan import Outlook, Plan, exchanged
from veillee.games.labystere.bot.prospects import FAR
from veillee.games.labystere.bot.rivals import FEW_LOOKS, TURNS, Rival, danger, is_pressed, patience_with, rivals_of
from veillee.games.labystere.bot.unknowns import SOLVED, looks_left
from veillee.games.labystere.knowledge.odds import SURE, Odds, exact_odds, plain_odds
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import cards, moves
from veillee.games.labystere.rules.effects.turns import exchange
from veillee.games.labystere.rules.grid.paths import Paths, joints
from veillee.games.labystere.rules.grid.stacks import is_plain, kind_of
from veillee.games.labystere.rules.legal import exchanges
from veillee.games.labystere.rules.position import LAST_TURN
from veillee.games.labystere.rules.state import State

_WEARY: Final = 40  # turns after which half of the exchanges are overlooked: two could undo each other's for ever
_TIRED: Final = 80  # turns after which blocking others is given up
_HALF: Final = 50  # per cent
_DRAWS: Final[i64] = 1000
_TIE: Final = 1e-4
_WORTHLESS: Final = -8.0
_WALKS: Final = 4  # that are thought through
_EXCHANGES: Final = 6
# From these the next roll is not a plain one.
_ELSEWHERE: Final = (cards.AGAIN, cards.TRADE, cards.GO_START, cards.DOUBLE)
_LEAST_SAFE: Final = 0.05
_HASTE: Final = 0.98  # a turn later is a little worse, whoever else may win
_SOONER: Final = 0.999  # a win now is better than one that seems as sure
_LOOK_SHARE: Final = 0.8  # what is left of one's chance in the long run by every look that is missing


class Detective:
    """One decision of one player."""

    def __init__(self, world: State, seat: int, habits: Habits, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.habits = habits
        self.rng = rng
        self.odds: Odds = self._weigh()
        self.rivals: list[Rival] = []
        self.ending: bool = LAST_TURN - world.turns <= TURNS * len(world.sides)
        late = float(world.turns - _WEARY) / float(_TIRED - _WEARY)
        self.ponders: bool = habits.ponders and self.ending
        self.care: float = 1.0 if self.ending else 1.0 - max(0.0, min(1.0, late))
        self.plan = Plan(world, seat, self.odds, habits, [habits.patience])
        if habits.watches and world.belief(seat).possible():
            self.rivals = rivals_of(world, seat, world.belief(seat))
            if self.rivals and (looks_left(self.plan.unknowns) <= FEW_LOOKS or self.ending):
                self._follow(self.plan, self.rivals)

    def _follow(self, plan: Plan, rivals: list[Rival]) -> None:
        """Let a plan follow the race with the others turn by turn."""
        players: i64 = len(self.world.rivals_of(self.seat)) + 1
        left = LAST_TURN - self.world.turns
        turns = min(self.habits.sight, int((left + players - 1) // players))
        patience = patience_with(rivals, turns, self.care)
        for turn in range(turns):
            if turn * players + 1 >= left:  # LAB-E4: nobody has a turn after that
                patience[turn] = 1.0
            patience[turn] *= _SOONER if self.ending else _HASTE
        plan.follow(patience, 1.0 if self.ending else _LOOK_SHARE)

    def _weigh(self) -> Odds:
        belief = self.world.belief(self.seat)
        if self.habits.deduces and belief.possible():
            return exact_odds(self.world, self.seat, belief)
        return plain_odds(self.world, self.seat)

    def declare_or(self, otherwise: str) -> str:
        """Declare the likeliest pair where that is better than waiting."""
        plan = self.plan
        waiting = plan.worths(plan.unknowns, 0)[self.world.finish]
        if otherwise == "pass":
            waiting = plan.patience[0] * plan.worths(plan.unknowns, plan.later(0))[self.world.finish]
        elif self.ponders and self.odds.best < SURE:
            waiting = max(waiting, self._best_exchange())
        chance = self.odds.best
        dares = chance > waiting if self.habits.nerve == BY_WORTH else plan.dares(chance)
        if chance >= SURE or dares:
            return format_move(moves.encode(moves.DECLARE, self.odds.pair))
        return otherwise

    def walk_or_exchange(self, legal: list[str]) -> str:
        """Take the best walk, as far as haste lets it see, or a better exchange of paths among those it notices."""
        walks: list[tuple[float, str]] = []
        swaps: list[tuple[float, str]] = []
        walk = ""
        walk_felt = -9.0
        landing = self.plan.landings(self.plan.unknowns, 0)
        cut_off = self.habits.notices < ALL and self._is_cut_off(self.world.paths)
        for move in legal:
            kind, argument = moves.decode(parse_move(self.seat, move))
            if kind == moves.GO:
                score = landing[argument] + self._draw() * _TIE
                felt = score + (self._draw() * self.habits.haste if self.habits.haste > 0.0 else 0.0)
                walks.append((score, move))
                if felt > walk_felt:
                    walk_felt = felt
                    walk = move
            elif not swaps or self._notices():
                one, two = moves.swapped(argument)
                swaps.append((self._exchange(one, two, cut_off) + self._draw() * _TIE, move))
        walks.sort(reverse=True)
        swaps.sort(reverse=True)
        if not self.plan.steady:
            return self._think_through(walks, swaps)
        if not walks or (swaps and swaps[0][0] > walks[0][0]):
            return swaps[0][1]
        return walk

    def _think_through(self, walks: list[tuple[float, str]], swaps: list[tuple[float, str]]) -> str:
        """Compare the likeliest walks and exchanges by what they lead to, for oneself and for the others."""
        best = ""
        best_score = -9.0
        if walks and walks[0][0] >= SURE:
            return walks[0][1]
        for score, move in walks[:_WALKS]:
            _, square = moves.decode(parse_move(self.seat, move))
            if self.ponders:
                score = min(score, self._hindered_walk(int(square), score))
            if score > best_score:
                best_score = score
                best = move
        for score, move in swaps[:_EXCHANGES]:
            _, argument = moves.decode(parse_move(self.seat, move))
            one, two = moves.swapped(argument)
            if self.ponders:
                score = self._after_exchange(one, two)
            if score > best_score:
                best_score = score
                best = move
        return best

    def _best_exchange(self) -> float:
        """Return what the best exchange is worth, whatever is rolled."""
        scores: list[tuple[float, int]] = []
        for action in exchanges(self.world):
            _, argument = moves.decode(action)
            one, two = moves.swapped(argument)
            scores.append((self._exchange(one, two, False), action))
        scores.sort(reverse=True)
        best = 0.0
        for _, action in scores[:_EXCHANGES]:
            _, argument = moves.decode(action)
            one, two = moves.swapped(argument)
            best = max(best, self._after_exchange(one, two))
        return best

    def _after_exchange(self, one: int, two: int) -> float:
        """Return what an exchange is worth on the paths that it leads to."""
        after = self.world.copy()
        exchange(after, one, two)
        rivals = self.rivals
        if is_pressed(rivals):
            rivals = rivals_of(after, self.seat, self.world.belief(self.seat))
        plan = Plan(after, self.seat, self.odds, self.habits, [1.0])
        self._follow(plan, rivals)
        worth = plan.worths(plan.unknowns, 1)[after.sides[self.seat].pawn]
        return plan.patience[0] * min(worth, self._hindered(after, plan))

    def _hindered_walk(self, square: int, otherwise: float) -> float:
        """Return what a walk is worth when somebody then stands in one's way to Finish."""
        if self.plan.unknowns != SOLVED:
            return otherwise
        stack = self.world.stacks[square]
        if is_plain(stack):
            action = kind_of(stack)
            if action in _ELSEWHERE:
                return otherwise
        after = self.world.copy()
        after.sides[self.seat].pawn = square
        return self.plan.patience[0] * self._hindered(after, self.plan)

    def _hindered(self, after: State, plan: Plan) -> float:
        """Return what the next turn is worth after the exchange that hinders one most; only with the case solved."""
        if plan.unknowns != SOLVED or plan.turns < 2:
            return 1.0
        side = after.sides[self.seat]
        side.double = False
        aim = Aim(after, self.seat)
        least = aim.chance()
        hindrance = -1
        for action in exchanges(after):
            _, argument = moves.decode(action)
            one, two = moves.swapped(argument)
            chance = aim.chance_after(one, two)
            if chance < least:
                least = chance
                hindrance = argument
        if hindrance < 0:
            return 1.0
        one, two = moves.swapped(hindrance)
        exchange(after, one, two)
        hindered = Plan(after, self.seat, self.odds, self.habits, [1.0])
        hindered.follow(plan.patience, plan.look_share)
        return hindered.worths(SOLVED, 1)[side.pawn]

    def _is_cut_off(self, paths: Paths) -> bool:
        """Tell whether no path leads to anything that the detective wants."""
        return nearest_goal(self.world, self.odds, paths, self.world.sides[self.seat].pawn).steps >= FAR

    def _draw(self) -> float:
        return float(self.rng.below(_DRAWS)) / float(_DRAWS)

    def _notices(self) -> bool:
        share = min(self.habits.notices, _HALF if self.world.turns > _WEARY and not self.ending else ALL)
        return share == ALL or self.rng.below(ALL) < share

    def _exchange(self, one: int, two: int, cut_off: bool) -> float:
        """Return what an exchange is worth: everything to one who is cut off and finds a way again.

        Only a detective who notices all of them thinks of one that opens and closes nothing.
        """
        paths = exchanged(self.world, one, two)
        if self.habits.notices < ALL and joints(paths) == joints(self.world.paths):
            return _WORTHLESS
        found = 1.0 if cut_off and not self._is_cut_off(paths) else 0.0
        return found + self.plan.after_exchange(one, two, paths) * self._safer(one, two)

    def _safer(self, one: int, two: int) -> float:
        """Return how much likelier the game stays open by an exchange; blocking others for ever is tiring."""
        if not self.rivals:
            return 1.0
        before = 1.0 - self.care * danger(self.rivals)
        return (1.0 - self.care * danger(self.rivals, one, two)) / max(_LEAST_SAFE, before)

    def look(self, legal: list[str]) -> str:
        """Look where most is to be learnt."""
        best = legal[0]
        best_score = -1.0
        for move in legal:
            _, square = moves.decode(parse_move(self.seat, move))
            score = self.odds.bits[square] + self.odds.solves[square]
            if score > best_score:
                best_score = score
                best = move
        return best

    def ask(self, legal: list[str]) -> str:
        """Ask whoever is likeliest to show something new."""
        kind = self.world.kind_of_task()
        best = legal[0]
        best_score = -1.0
        for move in legal:
            _, seat = moves.decode(parse_move(self.seat, move))
            score = self.odds.asking[kind][seat]
            if score > best_score:
                best_score = score
                best = move
        return best

    def trade(self, legal: list[str]) -> str:
        """Take the best place, and leave a dangerous rival far from Finish."""
        plan = self.plan
        outlook = Outlook(plan, plan.unknowns, 0)
        later = plan.worths(plan.unknowns, plan.later(0))
        best = legal[0]
        best_score = -9.0
        for move in legal:
            _, seat = moves.decode(parse_move(self.seat, move))
            after = self.world.copy()
            here = after.sides[self.seat].pawn
            there = after.sides[seat].pawn
            after.sides[self.seat].pawn = there
            after.sides[seat].pawn = here
            score = outlook.stand(int(there), later)
            for rival in self.rivals:
                score *= 1.0 - rival.solved * Aim(after, rival.seat).chance()
            if score > best_score:
                best_score = score
                best = move
        return best
