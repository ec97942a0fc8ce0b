"""What a game tells the lab about its riddles: which questions it asks, and who judges the answers."""

from typing import Any, Final

from veillee.bots.players import level_player
from veillee.core import Game, GameState
from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reason import Reason
from veillee.core.rng import Rng

MOST_ANSWERS: Final = 4


class Riddler:
    """A game's riddles; `Study.riddler` returns it."""

    players: tuple[str, ...] = ("level:5",)
    """The bots whose games are searched, one after the other."""
    options: tuple[dict[str, Any], ...] = ({},)
    """The options of those games, one after the other."""
    kinds: dict[str, float] = {}
    """The kinds of questions, each with the margin by which the best answer must be better than the next."""
    clues: dict[str, tuple[str, ...]] = {}
    """Kinds of questions that need what happened before: which events are told with them."""
    counts: bool = True
    """Its judge counts, which is exact and quick; else it plays many games."""
    fewest_is_best: tuple[str, ...] = ()
    """Kinds whose values count what is to be avoided."""

    def answers(self, state: GameState, seat: int, kind: str, rng: Rng) -> list[str]:
        """Return the answers between which a position lets one choose, [] where it does not ask this question.

        Only the few best of them are kept.
        """
        raise NotImplementedError

    def judge(self, state: GameState, seat: int, kind: str, answers: list[str], rng: Rng) -> list[float]:
        """Return what each answer is worth, by an exact count, or by so many games that the margin is not luck."""
        raise NotImplementedError

    def worth_asking(self, kind: str, values: list[float]) -> bool:
        """Tell whether values, the best first, make a good riddle beside their margin."""
        return True

    def solve(
        self, game: Game, state: GameState, seat: int, kind: str, answers: list[str], level: int, rng: Rng
    ) -> str:
        """Return what a level answers: by default its move."""
        return level_player(game, level).choose(Perspective(state, seat), rng)

    def is_common(self, kind: str, answer: str) -> bool:
        """Tell whether an answer is the best one so often that few of its riddles are kept."""
        return False

    def scene(self, state: GameState, seat: int, kind: str, answer: str, best: bool) -> list[tuple[int, str]]:
        """Return the moves that show what an answer, the best or another, leads to: by default the answer itself."""
        return [(seat, answer)]

    def reason(self, game: Game, state: GameState, seat: int, kind: str, answers: list[str], rng: Rng) -> Reason | None:
        """Return why the first answer is the best one: by default what the game's own teaching says."""
        teaching = game.teaching()
        return teaching.explain(Perspective(state, seat), answers[0], rng) if teaching is not None else None

    def shown(self, view: Any) -> Any:
        """Return a view without what no board needs to show a riddle."""
        return view
