"""Games with reaction rounds: the fastest player wins, and a round in which nobody moves ends by itself."""

from mypy_extensions import mypyc_attr

from veillee.core.contract.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class ReactionState(GameState):
    """A state whose reactions a table's referee times and orders."""

    def reaction_open(self) -> bool:
        """Tell whether a reaction round is on; its start is shown to everybody at the same moment."""
        raise NotImplementedError

    def is_reaction(self, move: str) -> bool:
        """Tell whether the moment of a move decides, so that the referee has to order it."""
        raise NotImplementedError

    def ends_round(self, seat: int, move: str) -> bool:
        """Tell whether a reaction ends the round if no other comes before it."""
        raise NotImplementedError

    def time_limit_ms(self) -> int:
        """Return how long the rules wait for reactions from now on; 0 means forever."""
        raise NotImplementedError

    def keeps_time_limit(self, move: str) -> bool:
        """Tell whether the limit that runs after a move is the one that ran before it."""
        raise NotImplementedError

    def moves_on_timeout(self) -> list[tuple[int, str]]:
        """Return the moves (seat, words) to make when the time limit ends, in order."""
        raise NotImplementedError


def open_reaction(state: GameState | None) -> ReactionState | None:
    """Return the state if a reaction round is on, otherwise None."""
    return state if isinstance(state, ReactionState) and state.reaction_open() else None


def is_reaction(state: GameState, move: str) -> bool:
    """Tell whether the moment of a move decides."""
    return isinstance(state, ReactionState) and state.is_reaction(move)


def time_limit_ms(state: GameState) -> int:
    """Return the time limit that the rules set now; 0 for none."""
    return state.time_limit_ms() if isinstance(state, ReactionState) else 0


def moves_on_timeout(state: GameState) -> list[tuple[int, str]]:
    """Return the moves to make when the running time limit ends."""
    return state.moves_on_timeout() if isinstance(state, ReactionState) else []


def keeps_time_limit(state: GameState, move: str) -> bool:
    """Tell whether a time limit set by the rules keeps running across a move."""
    return isinstance(state, ReactionState) and state.time_limit_ms() > 0 and state.keeps_time_limit(move)
