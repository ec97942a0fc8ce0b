"""Pondering: in the last turns moves are thought through, with a rival who answers by an exchange of paths."""

from typing import Final

from veillee.games.labystere.bot.arrival import Aim
from veillee.games.labystere.bot.plan import Plan
from veillee.games.labystere.bot.race import Race
from veillee.games.labystere.bot.rivals import rivals_of
from veillee.games.labystere.bot.unknowns import is_solved
from veillee.games.labystere.rules import cards, moves
from veillee.games.labystere.rules.effects.turns import exchange
from veillee.games.labystere.rules.grid.stacks import is_plain, kind_of
from veillee.games.labystere.rules.legal import exchanges
from veillee.games.labystere.rules.state import State

_MOST: Final = 40  # moves that are thought through
# Actions from which the next roll is not a plain one, or begins elsewhere.
_ELSEWHERE: Final = (cards.AGAIN, cards.TRADE, cards.GO_START, cards.DOUBLE)


class Pondering:
    """Thinks the moves of one player through."""

    def __init__(self, world: State, plan: Plan, race: Race) -> None:
        self.world = world
        self.plan = plan
        self.race = race

    def best(self, scores: list[tuple[float, int]]) -> int:
        """Return the best move, from what each seems worth: none is worth more than that."""
        scores.sort(reverse=True)
        best_score = -1.0
        best = scores[0][1]
        for score, action in scores[:_MOST]:
            if score <= best_score:
                break
            kind, argument = moves.decode(action)
            worth = self._walk(argument, score) if kind == moves.GO else self._exchange(argument)
            if min(score, worth) > best_score:
                best_score = min(score, worth)
                best = action
        return best

    def _walk(self, square: int, otherwise: float) -> float:
        """Return what a walk is worth to one who knows all and then wants to Finish."""
        plan = self.plan
        stack = self.world.stacks[square]
        surprising = is_plain(stack) and (not plan.known >> square & 1 or kind_of(stack) in _ELSEWHERE)
        if not is_solved(plan.unknowns) or surprising:
            return otherwise
        after = self.world.copy()
        after.sides[plan.seat].pawn = square
        after.sides[plan.seat].double = False
        return self._hindered(after, plan)

    def _exchange(self, argument: int) -> float:
        """Return what an exchange is worth on the paths that it leads to."""
        seat = self.plan.seat
        after = self.world.copy()
        one, two = moves.swapped(argument)
        exchange(after, one, two)
        plan = Plan(after, seat, self.plan.odds, self.plan.habits, [1.0])
        self.race.follow(plan, rivals_of(after, seat, self.world.belief(seat)))
        return self._hindered(after, plan)

    def _hindered(self, after: State, plan: Plan) -> float:
        """Return what is left of a turn to come when a rival makes the exchange that hinders its arrival most."""
        side = after.sides[plan.seat]
        worth = plan.worths(plan.unknowns, 1)[side.pawn]
        if is_solved(plan.unknowns) and plan.turns > 1:
            aim = Aim(after, plan.seat)
            least = aim.chance()
            for action in exchanges(after):
                least = min(least, aim.chance_after(*moves.swapped(moves.decode(action)[1])))
            later = plan.patience[1] * plan.worths(plan.unknowns, 2)[side.pawn]
            worth = min(worth, least + (1.0 - least) * later)
        return plan.patience[0] * worth
