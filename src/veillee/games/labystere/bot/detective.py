"""A detective: weighs its clues, walks towards the next one, races to Finish, gambles when it must."""

from typing import Final

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.labystere.bot.goal import nearest_goal
from veillee.games.labystere.bot.habits import ALL, BY_WORTH, Habits
from veillee.games.labystere.bot.plan import Outlook, Plan, exchanged
from veillee.games.labystere.bot.prospects import FAR
from veillee.games.labystere.bot.rivals import danger, patience_with
from veillee.games.labystere.knowledge.odds import SURE, Odds, exact_odds, plain_odds
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import moves
from veillee.games.labystere.rules.grid.paths import Paths, joints
from veillee.games.labystere.rules.state import State

_TIRED: Final = 80.0  # turns after which blocking others is given up
_WEARY: Final = 40  # turns after which half of the exchanges are overlooked: two could undo each other's for ever
_HALF: Final = 50  # per cent
_DRAWS: Final[i64] = 1000
_TIE: Final = 1e-4
_WORTHLESS: Final = -8.0


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
        chance = self.odds.best
        dares = chance > waiting if self.habits.nerve == BY_WORTH else self.plan.dares(chance)
        if chance >= SURE or dares:
            return format_move(moves.encode(moves.DECLARE, self.odds.pair))
        return otherwise

    def walk_or_exchange(self, legal: list[str]) -> str:
        """Take the best walk, as far as haste lets it see, or a better exchange of paths among those it notices."""
        walk = ""
        walk_felt = walk_score = exchange_score = -9.0
        exchange = ""
        safe = self._safe(self.world.paths)
        cut_off = self.habits.notices < ALL and self._is_cut_off(self.world.paths)
        for move in legal:
            kind, argument = moves.decode(parse_move(self.seat, move))
            if kind == moves.GO:
                score = self.plan.landing[argument] * safe + self._draw() * _TIE
                felt = score + (self._draw() * self.habits.haste if self.habits.haste > 0.0 else 0.0)
                walk_score = max(walk_score, score)
                if felt > walk_felt:
                    walk_felt = felt
                    walk = move
            elif not exchange or self._notices():
                one, two = moves.swapped(argument)
                score = self._exchange(one, two, cut_off) + self._draw() * _TIE
                if score > exchange_score:
                    exchange_score = score
                    exchange = move
        return exchange if exchange_score > walk_score else walk

    def _is_cut_off(self, paths: Paths) -> bool:
        """Tell whether no path leads to anything that the detective wants."""
        return nearest_goal(self.world, self.odds, paths, self.world.sides[self.seat].pawn).steps >= FAR

    def _draw(self) -> float:
        return float(self.rng.below(_DRAWS)) / float(_DRAWS)

    def _notices(self) -> bool:
        share = min(self.habits.notices, _HALF if self.world.turns > _WEARY else ALL)
        return share == ALL or self.rng.below(ALL) < share

    def _exchange(self, one: int, two: int, cut_off: bool) -> float:
        """Return what an exchange is worth: everything to one who is cut off and finds a way again.

        Only a detective who notices all of them thinks of one that opens and closes nothing.
        """
        paths = exchanged(self.world, one, two)
        if self.habits.notices < ALL and joints(paths) == joints(self.world.paths):
            return _WORTHLESS
        found = 1.0 if cut_off and not self._is_cut_off(paths) else 0.0
        return found + self.plan.after_exchange(one, two, paths) * self._safe(paths)

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
