"""A detective: weighs its clues, walks towards the next one, races to Finish, gambles when it must."""

from typing import Final

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.labystere.bot.arrival import Aim
from veillee.games.labystere.bot.goal import nearest_goal
from veillee.games.labystere.bot.habits import ALL, BY_WORTH, Habits
from veillee.games.labystere.bot.plan import Outlook, Plan, exchanged
from veillee.games.labystere.bot.pondering import Pondering
from veillee.games.labystere.bot.prospects import FAR
from veillee.games.labystere.bot.race import WEARY, Race
from veillee.games.labystere.bot.rivals import FEW_LOOKS, Rival, danger, rivals_of
from veillee.games.labystere.bot.unknowns import looks_left
from veillee.games.labystere.knowledge.odds import SURE, Odds, exact_odds, plain_odds
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import moves
from veillee.games.labystere.rules.grid.paths import Paths, joints
from veillee.games.labystere.rules.state import State

_HALF: Final = 50  # per cent
_DRAWS: Final[i64] = 1000
_TIE: Final = 1e-4
_WORTHLESS: Final = -8.0
_LEAST_SAFE: Final = 0.05


class Detective:
    """One decision of one player."""

    def __init__(self, world: State, seat: int, habits: Habits, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.habits = habits
        self.rng = rng
        self.odds: Odds = self._weigh()
        self.rivals: list[Rival] = []
        self.race = Race(world, seat, habits.sight)
        self.plan = Plan(world, seat, self.odds, habits, [habits.patience])
        if habits.watches and world.belief(seat).possible():
            self.rivals = rivals_of(world, seat, world.belief(seat))
            if self.rivals and (looks_left(self.plan.unknowns) <= FEW_LOOKS or self.race.ending):
                self.race.follow(self.plan, self.rivals)

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
        scores: list[tuple[float, int]] = []
        landing = self.plan.landings(self.plan.unknowns, 0)
        cut_off = self.habits.notices < ALL and self._is_cut_off(self.world.paths)
        for move in legal:
            action = parse_move(self.seat, move)
            kind, argument = moves.decode(action)
            if kind == moves.GO:
                score = landing[argument] + self._draw() * _TIE
                felt = score + (self._draw() * self.habits.haste if self.habits.haste > 0.0 else 0.0)
                scores.append((score, action))
                walk_score = max(walk_score, score)
                if felt > walk_felt:
                    walk_felt = felt
                    walk = move
            elif not swap or self._notices():
                one, two = moves.swapped(argument)
                score = self._exchange(one, two, cut_off) + self._draw() * _TIE
                scores.append((score, action))
                if score > swap_score:
                    swap_score = score
                    swap = move
        if walk_score >= SURE:
            return walk
        if self.rivals and self.race.ending:
            return format_move(Pondering(self.world, self.plan, self.race).best(scores))
        return walk if walk_score >= swap_score else swap

    def _is_cut_off(self, paths: Paths) -> bool:
        """Tell whether no path leads to anything that the detective wants."""
        return nearest_goal(self.world, self.odds, paths, self.world.sides[self.seat].pawn).steps >= FAR

    def _draw(self) -> float:
        return float(self.rng.below(_DRAWS)) / float(_DRAWS)

    def _notices(self) -> bool:
        share = min(self.habits.notices, _HALF if self.world.turns > WEARY and not self.race.ending else ALL)
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
        before = 1.0 - self.race.care * danger(self.rivals)
        after = 1.0 - self.race.care * danger(self.rivals, one, two)
        safer = after / max(_LEAST_SAFE, before)
        # Whoever follows the race knows of rivals whose turn does not come any more.
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
