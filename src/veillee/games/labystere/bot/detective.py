"""A detective: weighs its clues, walks towards the next one, races to Finish, gambles when it must."""

from typing import Final

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.labystere.bot.arrival import Aim
from veillee.games.labystere.bot.goal import nearest_goal
from veillee.games.labystere.bot.habits import ALL, BY_WORTH, Habits
from veillee.games.labystere.bot.plan import Outlook, Plan, exchanged
from veillee.games.labystere.bot.prospects import FAR
from veillee.games.labystere.bot.rivals import FEW_LOOKS, TURNS, Rival, danger, patience_with, rivals_of
from veillee.games.labystere.bot.unknowns import looks_left
from veillee.games.labystere.knowledge.odds import SURE, Odds, exact_odds, plain_odds
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import moves
from veillee.games.labystere.rules.grid.paths import Paths, joints
from veillee.games.labystere.rules.position import LAST_TURN
from veillee.games.labystere.rules.state import State

_WEARY: Final = 40  # turns after which half of the exchanges are overlooked: two could undo each other's for ever
_TIRED: Final = 80  # turns after which blocking others is given up
_HALF: Final = 50  # per cent
_DRAWS: Final[i64] = 1000
_TIE: Final = 1e-4
_WORTHLESS: Final = -8.0
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
        self.care: float = 1.0 if self.ending else 1.0 - max(0.0, min(1.0, late))
        self.plan = Plan(world, seat, self.odds, habits, [habits.patience])
        if habits.watches and world.belief(seat).possible():
            self.rivals = rivals_of(world, seat, world.belief(seat))
            if self.rivals and (looks_left(self.plan.unknowns) <= FEW_LOOKS or self.ending):
                self._follow()

    def _follow(self) -> None:
        """Let the plan follow the race with the others turn by turn."""
        players: i64 = len(self.world.rivals_of(self.seat)) + 1
        left = LAST_TURN - self.world.turns
        turns = min(self.habits.sight, int((left + players - 1) // players))
        patience = patience_with(self.rivals, turns, self.care)
        for turn in range(turns):
            if turn * players + 1 >= left:  # LAB-E4: nobody has a turn after that
                patience[turn] = 1.0
            patience[turn] *= _SOONER if self.ending else _HASTE
        self.plan.follow(patience, 1.0 if self.ending else _LOOK_SHARE)

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
        chance = self.odds.best
        dares = chance > waiting if self.habits.nerve == BY_WORTH else plan.dares(chance)
        if chance >= SURE or dares:
            return format_move(moves.encode(moves.DECLARE, self.odds.pair))
        return otherwise

    def walk_or_exchange(self, legal: list[str]) -> str:
        """Take the best walk, as far as haste lets it see, or a better exchange of paths among those it notices."""
        walk = swap = ""
        walk_score = walk_felt = swap_score = -9.0
        landing = self.plan.landings(self.plan.unknowns, 0)
        cut_off = self.habits.notices < ALL and self._is_cut_off(self.world.paths)
        for move in legal:
            kind, argument = moves.decode(parse_move(self.seat, move))
            if kind == moves.GO:
                score = landing[argument] + self._draw() * _TIE
                felt = score + (self._draw() * self.habits.haste if self.habits.haste > 0.0 else 0.0)
                walk_score = max(walk_score, score)
                if felt > walk_felt:
                    walk_felt = felt
                    walk = move
            elif not swap or self._notices():
                one, two = moves.swapped(argument)
                score = self._exchange(one, two, cut_off) + self._draw() * _TIE
                if score > swap_score:
                    swap_score = score
                    swap = move
        return walk if walk_score >= SURE or walk_score >= swap_score else swap

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
        after = 1.0 - self.care * danger(self.rivals, one, two)
        safer = after / max(_LEAST_SAFE, before)
        # Whoever follows the race knows of rivals whose turn does not come any more (LAB-E4).
        return safer if self.plan.steady else min(safer, after / self.plan.patience[0])

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
