"""What a bot is given of a game: only what its seat may know."""

from typing import Any

from librt.strings import BytesWriter

from veillee.core.contract.state import GameState
from veillee.core.contract.turn_state import TurnState
from veillee.core.rng import Rng


class Perspective:
    """A state as one seat knows it: its view, its legal moves, and guesses at the rest."""

    def __init__(self, state: GameState, seat: int) -> None:
        self._state = state
        self.seat = seat

    def view(self) -> Any:
        """Return what the seat may know."""
        return self._state.view(self.seat)

    def observation(self) -> bytes:
        """Return what the seat may know as a learner reads it."""
        writer = BytesWriter()
        self._state.observe(self.seat, writer)
        return writer.getvalue()

    def legal(self) -> list[str]:
        """Return the seat's legal moves in words."""
        return self._state.legal(self.seat)

    def actions(self) -> list[int]:
        """Return the seat's legal moves as numbers, in the order of `legal`; [] if the game has none or others act."""
        state = self._state
        return state.actions() if isinstance(state, TurnState) and state.actor() == self.seat else []

    def words(self, action: int) -> str:
        """Return an action of `actions` in words."""
        state = self._state
        if not isinstance(state, TurnState):
            raise ValueError("the moves of this game have no numbers")
        return state.words(action)

    def random_move(self, rng: Rng) -> str:
        """Return a random legal move."""
        return self._state.random_move(self.seat, rng)

    def sample(self, rng: Rng) -> GameState:
        """Return a random position that agrees with everything the seat knows."""
        return self._state.determinize(self.seat, rng)


class OpenPerspective(Perspective):
    """A state with all cards open: its only guess is the truth. For finished games only."""

    def sample(self, rng: Rng) -> GameState:
        return self._state.copy()
