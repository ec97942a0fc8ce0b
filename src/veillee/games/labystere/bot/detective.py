"""A detective: weighs its clues, walks towards the next one, races to Finish, gambles when it must."""

from typing import Final

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.labystere.bot.habits import Habits
from veillee.games.labystere.bot.plan import Outlook, Plan
from veillee.games.labystere.bot.rivals import danger, patience_with
from veillee.games.labystere.knowledge.odds import SURE, Odds, exact_odds, plain_odds
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import moves
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.state import State

_TIRED: Final = 80.0  # turns after which blocking others is given up
_DRAWS: Final[i64] = 1000
_TIE: Final = 1e-7
_HASTE: Final = 1e-3


class Detective:
    """One decision of one player."""

    def __init__(self, world: State, seat: int, habits: Habits, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.habits = habits
        self.rng = rng
        self.odds: Odds = self._weigh()
        patience = habits.patience
        if habits.watches:
            patience *= patience_with(world, seat, self.odds)
        self.plan = Plan(world, seat, self.odds, habits, patience)

    def _weigh(self) -> Odds:
        belief = self.world.belief(self.seat)
        if self.habits.deduces and belief.possible():
            return exact_odds(self.world, self.seat, belief)
        return plain_odds(self.world, self.seat)

    def declare_or(self, otherwise: str) -> str:
        """Declare the likeliest pair where that is better than waiting."""
        waiting = self.plan.worth[self.world.finish]
        if otherwise == "pass":
            waiting *= self.plan.patience
        if self.odds.best >= SURE or self.odds.best > waiting:
            return format_move(moves.encode(moves.DECLARE, self.odds.pair))
        return otherwise

    def walk_or_exchange(self, legal: list[str]) -> str:
        """Take the best walk, or the best exchange of paths."""
        best = ""
        best_score = -9.0
        safe = self._safe(self.world.paths)
        for move in legal:
            kind, argument = moves.decode(parse_move(self.seat, move))
            if kind == moves.GO:
                score = self.plan.landing[argument] * safe
            else:
                one, two = moves.swapped(argument)
                score = self._exchange(one, two)
            score += float(self.rng.below(_DRAWS)) * (_TIE + _HASTE * self.habits.haste)
            if score > best_score:
                best_score = score
                best = move
        return best

    def _exchange(self, one: int, two: int) -> float:
        paths = self.plan.exchanged(one, two)
        return self.plan.after_exchange(one, two, paths) * self._safe(paths)

    def _safe(self, paths: Paths) -> float:
        """Return how likely nobody else wins before one's next turn; blocking others for ever is tiring."""
        if not self.habits.watches:
            return 1.0
        care = max(0.0, 1.0 - float(self.world.turns) / _TIRED)
        return 1.0 - care * danger(self.world, self.seat, self.odds, paths)

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
        outlook = Outlook(self.plan, self.plan.unknowns)
        best = legal[0]
        best_score = -9.0
        for move in legal:
            _, seat = moves.decode(parse_move(self.seat, move))
            after = self.world.copy()
            here = after.sides[self.seat].pawn
            after.sides[self.seat].pawn = after.sides[seat].pawn
            after.sides[seat].pawn = here
            score = outlook.stand(after.sides[self.seat].pawn, self.plan.worth)
            if self.habits.watches:
                score *= 1.0 - danger(after, self.seat, self.odds, after.paths)
            if score > best_score:
                best_score = score
                best = move
        return best
