"""What a player gives away in an endgame, move by move, against best play."""

from collections.abc import Callable
from dataclasses import dataclass, field

from veillee.core import CHANCE, FastRng, Rng
from veillee.core.contract.perspective import Perspective
from veillee.games.labystere.notation import format_move, parse_move
from veillee.games.labystere.rules import stages
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.study.last_turns import points_after

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
        while state.stage != stages.OVER:
            if state.actor() == CHANCE:
                state.act(state.chance(chance))
            elif len(state.actions()) == 1:
                state.act(state.actions()[0])
            elif state.turn == mover:
                state.act(self._judged(state, choose, rng, judgement))
            else:
                weighed = self._weigh(state)
                state.act(max(weighed, key=lambda action: weighed[action]))
        return judgement

    def _judged(self, state: State, choose: Choice, rng: Rng, judgement: Judgement) -> int:
        seat = int(state.turn)
        weighed = self._weigh(state)
        better = max(weighed, key=lambda action: weighed[action])
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


_NOTHING = 1e-9
