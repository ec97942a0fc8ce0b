"""A detective: weighs its clues, walks towards the next one, races to Finish, gambles when it must."""

from typing import Final

from veillee.core.perspective import Perspective
from veillee.core.rng import Rng
from veillee.games.labystere import notation
from veillee.games.labystere.enquiry import PLACES, SUSPECTS
from veillee.games.labystere.odds import SURE, Odds, exact_odds, plain_odds
from veillee.games.labystere.plan import Habits, Plan
from veillee.games.labystere.state import LabyState

# A child runs to the next square and guesses; an expert weighs every question that was ever asked.
_HABITS: Final = (
    Habits(1, False, False, False, False, 0.25),
    Habits(1, False, False, False, False, 0.5),
    Habits(2, True, False, False, True, 0.9),
    Habits(3, True, True, False, True, 1.0),
    Habits(5, True, True, True, True, 1.0),
)


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 (a child) to 5 (the strongest)."""
    moves = perspective.legal()
    if len(moves) == 1:
        return moves[0]
    # A drawn world is as good as the true one for all that the seat knows, and holds nothing else.
    world = perspective.sample(rng)
    assert isinstance(world, LabyState)
    detective = Detective(world, perspective.seat, _HABITS[level - 1], rng)
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
        self.plan = Plan(world, seat, self.odds, habits)
        self.plan.prepare(self.odds.best if self.dares() else 0.0)

    def _weigh(self) -> Odds:
        belief = self.world.belief(self.seat)
        if self.habits.deduces and belief.possible():
            return exact_odds(self.world, self.seat, belief)
        return plain_odds(self.world, self.seat)

    def dares(self) -> bool:
        """Tell whether declaring the likeliest pair now is better than going on."""
        best = self.odds.best
        if best >= SURE:
            return True
        if not self.habits.deduces:
            return best >= self.habits.haste
        return best > self.hope()

    def hope(self) -> float:
        """Estimate the chance to win by going on: how fast one is, next to the others."""
        world = self.world
        mine = self._speed(self._looks_needed())
        total = mine
        for other, side in enumerate(world.sides):
            if other != self.seat and not side.lost:
                total += self._speed(self.odds.looks_left[other])
        return mine / total * (1.0 - self.plan.danger(world.paths))

    def _looks_needed(self) -> float:
        suspects = sum(1 for weight in self.odds.culprit if weight > 0.0)
        places = sum(1 for weight in self.odds.flag if weight > 0.0)
        return (suspects - 1) + 0.75 * (places - 1)

    def _speed(self, looks: float) -> float:
        turns = 3.5 + 2.2 * looks
        return 1.0 / (turns * turns)

    def declare_or(self, otherwise: str) -> str:
        """Declare the likeliest pair where that is better than waiting."""
        if self.dares():
            return notation.format_move(notation.ACCUSE + self.odds.pair)
        return otherwise

    def walk_or_exchange(self, moves: list[str]) -> str:
        """Take the best walk, or the best exchange of paths."""
        best = ""
        best_score = -9.0
        danger = self.plan.danger(self.world.paths) if self.habits.guards else 0.0
        walks = 0
        for move in moves:
            action = notation.parse_move(self.seat, move)
            if action < notation.SWAP:
                walks += 1
                score = self.plan.landing[action - notation.GO] - danger
            elif walks and not self.habits.exchanges:
                break
            else:
                score = self._exchange((action - notation.SWAP) // 25, (action - notation.SWAP) % 25)
            score += float(self.rng.below(1000)) * 1e-7
            if score > best_score:
                best_score = score
                best = move
        return best

    def _exchange(self, one: int, two: int) -> float:
        paths = self.plan.exchanged(one, two)
        score = self.plan.after_exchange(one, two, paths)
        if self.habits.guards:
            score -= self.plan.danger(paths)
        return score

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
        best = moves[0]
        best_score = -9.0
        for move in moves:
            seat = notation.parse_move(self.seat, move) - notation.TRADE_WITH
            after = self.world.copy()
            here = after.sides[self.seat].pawn
            after.sides[self.seat].pawn = after.sides[seat].pawn
            after.sides[seat].pawn = here
            score = self.plan.stand(after.sides[self.seat].pawn, self.plan.worth)
            if self.habits.guards:
                score -= Plan(after, self.seat, self.odds, self.habits).danger(after.paths)
            if score > best_score:
                best_score = score
                best = move
        return best
