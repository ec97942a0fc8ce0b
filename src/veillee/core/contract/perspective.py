"""What a bot is given of a game: only what its seat may know."""

from typing import Any

from librt.strings import BytesWriter

from veillee.core.contract.state import GameState
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
