"""What a player gives away in an endgame, move by move, against best play."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from veillee.core import CHANCE, FastRng, Rng
from veillee.core.contract.perspective import Perspective
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.study.last_turns import points_after

_NOTHING: Final = 1e-9
_ENOUGH: Final = 20  # moves of the other one in an endgame
Choice = Callable[[Perspective, Rng], str]


@dataclass
class Mistake:
    """A move that gave points away, and one that would not have."""

    move: str
    better: str
    lost: float


@dataclass
class Judgement:
    """The points that an endgame was worth after the first roll, and what the player gave away until the end."""

    worth: float = 0.0
    mistakes: list[Mistake] = field(default_factory=list)

    @property
    def lost(self) -> float:
        return sum(mistake.lost for mistake in self.mistakes)


class Judge:
    """Weighs the moves of an endgame; positions that several players meet are weighed once."""

    def __init__(self, endgame: State, seed: int) -> None:
        self._endgame = endgame
        self._seed = seed
        self._weighed: dict[bytes, dict[int, float]] = {}

    def judge(self, choose: Choice) -> Judgement:
        """Let a player begin against best play, and add up what each of its moves gives away."""
        chance, rng = FastRng(self._seed), FastRng(self._seed + 1)
        state = self._endgame.copy()
        mover = state.turn
        judgement = Judgement()
        answers = 0
        while state.stage != stages.OVER:
            if state.actor() == CHANCE:
                state.act(state.chance(chance))
            elif len(state.actions()) == 1:
                state.act(state.actions()[0])
            elif state.turn == mover:
                state.act(self._judged(state, choose, rng, judgement))
            else:
                answers += 1
                state.act(_best(self._weigh(state), last=answers > _ENOUGH))
        return judgement

    def _judged(self, state: State, choose: Choice, rng: Rng, judgement: Judgement) -> int:
        seat = int(state.turn)
        weighed = self._weigh(state)
        better = _best(weighed)
        if judgement.worth == 0.0:
            judgement.worth = weighed[better]
        made = parse_move(seat, choose(Perspective(state, seat), rng))
        lost = weighed[better] - weighed[made]
        if lost > _NOTHING:
            judgement.mistakes.append(Mistake(format_move(made), format_move(better), lost))
        return made

    def _weigh(self, state: State) -> dict[int, float]:
        """Return the points of every move."""
        key = state.to_bytes()
        if key not in self._weighed:
            self._weighed[key] = {action: points_after(state, action) for action in state.actions()}
        return self._weighed[key]


def _best(weighed: dict[int, float], last: bool = False) -> int:
    """Return the first of the best moves, or the last: an exchange, where the first plays again for ever."""
    best = max(weighed, key=lambda action: weighed[action])
    return [action for action, points in weighed.items() if points > weighed[best] - _NOTHING][-1] if last else best
