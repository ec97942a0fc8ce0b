"""What the others may do: how soon each may declare rightly, and what stands in its way."""

from typing import Final

from mypy_extensions import i64

from veillee.games.labystere.bot.arrival import Aim
from veillee.games.labystere.bot.habits import RIVAL
from veillee.games.labystere.bot.plan import Plan
from veillee.games.labystere.bot.unknowns import SOLVED, encode, looks_left
from veillee.games.labystere.knowledge.belief import Belief
from veillee.games.labystere.knowledge.odds import Odds, expected_counts, expected_piles
from veillee.games.labystere.rules.cards import PLACES, SUSPECTS
from veillee.games.labystere.rules.position import Position

TURNS: Final = 8  # how many turns of each the race is followed
FEW_LOOKS: Final = 4  # with more to come nobody declares within these
_ANSWERS: Final = 0.3  # how likely a question tells a rival something new
_HARMLESS: Final = 0.02
_UNHINDERED: Final = 0.65  # share of its later chances that a rival keeps: one will stand in its way
_ALMOST_SURELY: Final = 0.999


class Rival:
    """One rival's chance to have declared rightly within so many of its turns, if nobody hinders it."""

    def __init__(self, position: Position, seat: int, belief: Belief) -> None:
        self.seat = seat
        odds = Odds()
        for other in range(len(position.sides)):
            odds.asking[SUSPECTS][other] = _ANSWERS
            odds.asking[PLACES][other] = _ANSWERS
        self.plan = Plan(position, seat, odds, RIVAL, [1.0])
        self.plan.follow([1.0] * TURNS, 1.0, 0.0)
        self.solved: float = 0.0
        self.done: list[float] = [0.0] * (TURNS + 1)
        self._follow(position, belief)
        self.aim = Aim(position, seat)

    def _follow(self, position: Position, belief: Belief) -> None:
        pawn = position.sides[self.seat].pawn
        plan = self.plan
        unheard: i64 = (1 << len(plan.unheard)) - 1
        innocents = position.numbers.suspect_count - 1
        every_place = position.numbers.every_place()
        piles = expected_piles(belief.places, self.seat)
        for found, likely in enumerate(expected_counts(belief.suspects, self.seat)):
            missing: i64 = max(0, min(innocents - found, len(plan.unheard)))
            for pile in range(len(piles)):
                chance = likely * piles[pile]
                if chance <= 0.0:
                    continue
                unknowns = encode(unheard, missing, every_place & ~pile)
                if unknowns == SOLVED:
                    self.solved += chance
                if looks_left(unknowns) > FEW_LOOKS:
                    continue
                for turns in range(1, TURNS + 1):
                    self.done[turns] += chance * plan.worths(unknowns, TURNS - turns)[pawn]

    def arrives(self, one: int, two: int) -> float:
        """Return how likely it declares rightly in its next turn, after an exchange of two stacks."""
        if self.solved < _HARMLESS:
            return 0.0
        return self.solved * (self.aim.chance() if one == two else self.aim.chance_after(one, two))


def rivals_of(position: Position, seat: int, belief: Belief) -> list[Rival]:
    """Return all others who are still in the game."""
    return [Rival(position, other, belief) for other in position.rivals_of(seat)]


def patience_with(rivals: list[Rival], turns: int, care: float) -> list[float]:
    """Return how likely a game that is open in one's turn is still so in the next, for so many turns."""
    patience: list[float] = []
    care *= _ALMOST_SURELY
    for turn in range(turns):
        rate = 1.0
        for rival in rivals:
            rate *= (1.0 - care * rival.done[turn + 1]) / (1.0 - care * rival.done[turn])
        patience.append(rate if turn == 0 else 1.0 - _UNHINDERED * (1.0 - rate))
    return patience


def danger(rivals: list[Rival], one: int = 0, two: int = 0) -> float:
    """Return how likely somebody else declares rightly before one's next turn."""
    safe = 1.0
    for rival in rivals:
        safe *= 1.0 - rival.arrives(one, two)
    return 1.0 - safe
