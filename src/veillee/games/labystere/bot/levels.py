"""A detective: weighs its clues, walks towards the next one, races to Finish, gambles when it must."""

from typing import Final

from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.labystere import notation
from veillee.games.labystere.bot.plan import Habits, Outlook, Plan, danger
from veillee.games.labystere.knowledge.odds import SURE, Odds, exact_odds, plain_odds
from veillee.games.labystere.rules.enquiry import PLACES, SUSPECTS
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.state import LabyState

# A child is in a hurry and forgets what was turned up; an expert weighs every question that was ever asked.
EXPERT: Final = Habits(6, True, True, True, 0.98, 0.0)
_HABITS: Final = (
    Habits(1, False, False, False, 0.5, 0.7),
    Habits(1, False, False, False, 0.82, 0.15),
    Habits(2, True, False, False, 0.9, 0.1),
    Habits(4, True, True, False, 0.95, 0.04),
    EXPERT,
)
_TIRED: Final = 80.0

PARTS: Final = ("far-sight", "memory", "deduction", "watching")
_WITHOUT: Final = (
    Habits(1, True, True, True, 0.98, 0.0),
    Habits(6, False, True, True, 0.98, 0.0),
    Habits(6, True, False, True, 0.98, 0.0),
    Habits(6, True, True, False, 0.98, 0.0),
)


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 (a child) to 5 (the strongest)."""
    return _decide(perspective, _HABITS[level - 1], rng)


def choose_without(perspective: Perspective, part: str, rng: Rng) -> str:
    """Return the move of the strongest level without one of its parts."""
    return _decide(perspective, _WITHOUT[PARTS.index(part)], rng)


def _decide(perspective: Perspective, habits: Habits, rng: Rng) -> str:
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    # A drawn world is as good as the true one for all that the seat knows, and holds nothing else.
    world = perspective.sample(rng)
    assert isinstance(world, LabyState)
    detective = Detective(world, perspective.seat, habits, rng)
    phase = world.phase()
    if phase == "choose":
        return detective.walk_or_exchange(moves)
    if phase == "look":
        return detective.look(moves)
    if phase == "ask":
        return detective.ask(moves)
    if phase == "trade":
        return detective.trade(moves)
    return detective.declare_or("pass" if phase == "declare" else "roll")


class Detective:
    """One decision of one player."""

    def __init__(self, world: LabyState, seat: int, habits: Habits, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.habits = habits
        self.rng = rng
        self.odds: Odds = self._weigh()
        self.plan = Plan(world, seat, self.odds, habits, self._patience())

    def _weigh(self) -> Odds:
        belief = self.world.belief(self.seat)
        if self.habits.deduces and belief.possible():
            return exact_odds(self.world, self.seat, belief)
        return plain_odds(self.world, self.seat)

    def _patience(self) -> float:
        """Return how likely the game is still open in a turn's time, as far as the level thinks of it."""
        patience = self.habits.patience
        if self.habits.watches:
            for other, side in enumerate(self.world.sides):
                if other != self.seat and not side.lost:
                    turns = 3.5 + 2.2 * self.odds.looks_left[other]
                    patience *= 1.0 - (1.6 / turns) ** 1.6
        return patience

    def declare_or(self, otherwise: str) -> str:
        """Declare the likeliest pair where that is better than waiting."""
        waiting = self.plan.worth[self.world.finish]
        if otherwise == "pass":
            waiting *= self.plan.patience
        if self.odds.best >= SURE or self.odds.best > waiting:
            return notation.format_move(notation.ACCUSE + self.odds.pair)
        return otherwise

    def walk_or_exchange(self, moves: list[str]) -> str:
        """Take the best walk, or the best exchange of paths."""
        best = ""
        best_score = -9.0
        safe = self._safe(self.world.paths)
        for move in moves:
            action = notation.parse_move(self.seat, move)
            if action < notation.SWAP:
                score = self.plan.landing[action - notation.GO] * safe
            else:
                score = self._exchange((action - notation.SWAP) // 25, (action - notation.SWAP) % 25)
            score += float(self.rng.below(1000)) * (1e-7 + 1e-3 * self.habits.haste)
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

    def look(self, moves: list[str]) -> str:
        """Look where most is to be learnt."""
        best = moves[0]
        best_score = -1.0
        for move in moves:
            square = notation.parse_move(self.seat, move) - notation.LOOK_AT
            score = self.odds.bits[square] + self.odds.solves[square]
            if score > best_score:
                best_score = score
                best = move
        return best

    def ask(self, moves: list[str]) -> str:
        """Ask whoever is likeliest to show something new."""
        kind = PLACES if self.world.kind_asked() == 1 else SUSPECTS
        best = moves[0]
        best_score = -1.0
        for move in moves:
            seat = notation.parse_move(self.seat, move) - notation.ASK_SEAT
            score = self.odds.asking[kind][seat]
            if score > best_score:
                best_score = score
                best = move
        return best

    def trade(self, moves: list[str]) -> str:
        """Take the best place, and leave a dangerous rival far from Finish."""
        outlook = Outlook(self.plan, self.plan.key)
        best = moves[0]
        best_score = -9.0
        for move in moves:
            seat = notation.parse_move(self.seat, move) - notation.TRADE_WITH
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


class LabystereBot(Bot):
    """The five levels of the game's own bot."""

    def choose(self, perspective: Perspective, level: int, rng: Rng) -> str:
        return choose(perspective, level, rng)

    def parts(self) -> list[str]:
        return list(PARTS)

    def choose_without(self, perspective: Perspective, part: str, rng: Rng) -> str:
        return choose_without(perspective, part, rng)
