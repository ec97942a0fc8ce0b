"""A partner that does not learn and plays in some games of a batch, so that a learner does not only meet itself."""

from veillee.bots.batch import Batch
from veillee.bots.player import Player
from veillee.core import FastRng
from veillee.core.contract.perspective import Perspective

SHARE = 0.25


class Sparring:
    """A player at some of the tables."""

    def __init__(self, player: Player, games: int, seed: int) -> None:
        self.games = round(SHARE * games)
        self._player = player
        self._rng = FastRng(seed)

    def choose(self, batch: Batch, game: int) -> int:
        """Return the place among the legal moves of the one that the partner makes in a game."""
        state, seat = batch.states[game], batch.actors[game]
        move = self._player.choose(Perspective(state, seat), self._rng)
        return batch.actions(game).index(state.parse(seat, move))
