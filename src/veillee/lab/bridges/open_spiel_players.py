"""OpenSpiel's own Python searches on our games, as players for the arena.

A player is given a `Perspective` and nothing else, so the searched state is a guess of the hidden cards
(`Perspective.sample`): MCTS keeps to one guess for the whole search, ISMCTS asks for another in every simulation.
"""

import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from veillee.bots.player import Player
from veillee.bots.rollout import play_out
from veillee.core import FastRng, Game, Rng, TurnState
from veillee.core.contract.perspective import Perspective
from veillee.lab.bridges.open_spiel import TableGame, TableState

EXPLORATION = 1.0
UNBOUNDED = 10**9
FEWEST = 2  # the first simulation only opens the root


class TimeIsUp(Exception):
    """The time of a search is over; what it has found so far counts."""


class TimedMCTS(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS that also stops at a moment."""

    until = float("inf")
    root: Any = None
    simulations = 0

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self.root = root
        if time.monotonic() >= self.until and self.simulations >= FEWEST:
            raise TimeIsUp
        self.simulations += 1
        return super()._apply_tree_policy(root, state)

    def mcts_search(self, state: Any) -> Any:
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root


class TimedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's ISMCTS that also stops at a moment."""

    until = float("inf")
    simulations = 0

    def sample_root_state(self, state: Any) -> Any:
        if time.monotonic() >= self.until and self.simulations >= FEWEST:
            raise TimeIsUp
        self.simulations += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)


class OpenSpielPlayer(Player):
    """One of OpenSpiel's searches, for a number of simulations or for a time."""

    def __init__(self, game: Game, imperfect: bool, simulations: int = 0, seconds: float = 0.0) -> None:
        if not game.action_codes():
            raise ValueError(f"{game.id} has no numbered moves for OpenSpiel")
        self.game = game
        self.imperfect = imperfect
        self.simulations = max(simulations, FEWEST) if simulations else UNBOUNDED
        self.seconds = seconds
        self.done = 0

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        moves = perspective.legal()
        if len(moves) == 1:
            return moves[0]
        ours = FastRng(int(rng.below(2**31 - 1)))
        theirs = np.random.RandomState(int(rng.below(2**31 - 1)))
        guess = perspective.sample(ours)
        assert isinstance(guess, TurnState)
        table = TableGame(self.game, guess, count_seats(guess, ours), int(rng.below(2**31 - 1)))
        bot = self._bot(table, theirs)
        if self.imperfect:
            bot.set_resampler(lambda state, seat: _sampled(table, perspective, ours))
        bot.until = time.monotonic() + self.seconds if self.seconds else float("inf")
        action = int(bot.step(table.state_of(guess, {})))
        self.done += bot.simulations
        return guess.words(table.codes[action])

    def _bot(self, table: TableGame, random_state: Any) -> Any:
        evaluator = mcts.RandomRolloutEvaluator(1, random_state)
        if self.imperfect:
            return TimedISMCTS(table, evaluator, EXPLORATION, self.simulations, random_state=random_state)
        return TimedMCTS(table, EXPLORATION, self.simulations, evaluator, random_state=random_state)


def _sampled(table: TableGame, perspective: Perspective, rng: FastRng) -> TableState:
    guess = perspective.sample(rng)
    assert isinstance(guess, TurnState)
    return table.state_of(guess, {})


def count_seats(state: TurnState, rng: FastRng) -> int:
    """Return how many seats play, from the results of a random game: the contract has no other way to ask."""
    other = state.copy()
    assert isinstance(other, TurnState)
    play_out(other, rng)
    return len(other.returns())
