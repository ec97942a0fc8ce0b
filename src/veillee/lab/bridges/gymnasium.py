"""The games as Gymnasium environments: one seat that learns against players, or many games at once.

In both, `observation` is what the seat to act may know and `action_mask` marks its legal actions.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from veillee.bots.batch import Batch
from veillee.bots.player import Player
from veillee.core import CHANCE, FastRng, Game, GameState, TurnState
from veillee.core.contract.perspective import Perspective
from veillee.games.registry import find_game
from veillee.lab.arena.players import lab_player

Observed = dict[str, NDArray[Any]]


def read_start(game: Game, options: dict[str, Any] | None) -> tuple[TurnState, int]:
    """Return the position before set-up and the number of seats; raise ValueError saying what is wrong."""
    read = game.read_options(game.examples()[0] if options is None else options)
    refusal = game.check_options(read)
    if refusal is not None:
        raise ValueError(f"options refused by {refusal.clause}")
    start = game.new(read)
    if not isinstance(start, TurnState) or not game.action_codes():
        raise ValueError(f"{game.id}: its moves have no numbers")
    return start, game.players(read)


def spaces_of(game: Game) -> tuple[gymnasium.spaces.Dict, gymnasium.spaces.Discrete]:
    """Return what is observed and what can be done."""
    size = len(game.action_codes())
    observed = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (game.observation_size(),), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (size,), np.int8),
        }
    )
    return observed, gymnasium.spaces.Discrete(size)


class SeatEnv(gymnasium.Env):
    """One seat of a game against named players; an illegal action loses at once."""

    def __init__(
        self, game_id: str, options: dict[str, Any] | None = None, seat: int = 0, opponents: str = "random"
    ) -> None:
        self._game = find_game(game_id)
        self._start, players = read_start(self._game, options)
        if not 0 <= seat < players:
            raise ValueError(f"seat: {seat} is none of the {players} that play")
        self.seat = seat
        self.observation_space, self.action_space = spaces_of(self._game)
        self._codes = self._game.action_codes()
        self._indices = {code: index for index, code in enumerate(self._codes)}
        self._opponent: Player = lab_player(self._game, opponents)
        self._rng = FastRng(0)
        self._state: TurnState = self._start

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        super().reset(seed=seed)
        self._rng = FastRng(int(self.np_random.integers(2**62)))
        self._state = _copy(self._start)
        self._go_on()
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        code = self._codes[int(action)]
        if code not in self._state.actions():
            return self._observed(), -1.0, True, False, {"illegal": True}
        self._state.act(code)
        self._go_on()
        outcome = self._state.outcome()
        reward = outcome.returns[self.seat] if outcome is not None else 0.0
        return self._observed(), reward, outcome is not None, False, {}

    def moves(self) -> dict[int, str]:
        """Return the legal actions with the words of each."""
        return {self._indices[code]: self._state.words(code) for code in self._legal()}

    def _legal(self) -> list[int]:
        return self._state.actions() if self._state.actor() == self.seat else []

    def _go_on(self) -> None:
        """Let chance and the opponents move until the seat has to."""
        state = self._state
        while (actor := state.actor()) != self.seat and state.outcome() is None:
            if actor == CHANCE:
                state.act(state.chance(self._rng))
            else:
                state.act(state.parse(actor, self._opponent.choose(Perspective(state, actor), self._rng)))

    def _observed(self) -> Observed:
        mask = np.zeros(len(self._codes), np.int8)
        mask[[self._indices[code] for code in self._legal()]] = 1
        observation = np.frombuffer(Perspective(self._state, self.seat).observation(), np.uint8)
        return {"observation": observation, "action_mask": mask}


class TableVectorEnv(VectorEnv):
    """Many games at once in one process, played by whoever is to act: self-play over `Batch`.

    `infos["seat"]` is the seat to act in each game. A game that ends begins again in the same step: its reward is
    that of the seat that moved last, and `infos["results"]` has those of all seats, NaN in games that go on.
    Without `copy`, what is observed is written into the same arrays in every step.
    """

    def __init__(self, game_id: str, num_envs: int, options: dict[str, Any] | None = None, copy: bool = True) -> None:
        self._game = find_game(game_id)
        self._start, self._players = read_start(self._game, options)
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = spaces_of(self._game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._codes = self._game.action_codes()
        self._observations = np.zeros((num_envs, self._game.observation_size()), np.uint8)
        self._masks = np.zeros((num_envs, len(self._codes)), np.int8)
        self._seats = np.zeros(num_envs, np.uint8)
        self._returns = np.zeros((num_envs, self._players), np.float32)
        self._ended = np.zeros(num_envs, np.bool_)
        self._batch = self._begin(0)

    def _begin(self, seed: int) -> Batch:
        batch = Batch([self._start], self._codes, self.num_envs, self._players, seed)
        batch.attach(self._observations, self._masks, self._seats, self._returns, self._ended)
        return batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        super().reset(seed=first)
        self._batch = self._begin(int(self.np_random.integers(2**62)) if first is None else first)
        return self._observed(), {"seat": self._seats.astype(np.int64)}

    def step(self, actions: NDArray[Any]) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        moved = self._seats.astype(np.int64)
        self._batch.step_array(np.asarray(actions, np.int64))
        rewards = self._returns[np.arange(self.num_envs), moved].astype(np.float64)
        results = np.where(self._ended[:, None], self._returns, np.float32(np.nan))
        infos = {"seat": self._seats.astype(np.int64), "results": results}
        return self._observed(), rewards, self._ended.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _observed(self) -> Observed:
        observed = {"observation": self._observations, "action_mask": self._masks}
        return {name: array.copy() for name, array in observed.items()} if self.copy else observed


def _copy(state: GameState) -> TurnState:
    copy = state.copy()
    assert isinstance(copy, TurnState)
    return copy
