"""The turn-based games as PettingZoo AEC environments.

An agent gets its seat's observation (`GameState.observe`) and a mask of its legal actions. Where moves have numbers
(`Game.action_codes`) an action is one of them; elsewhere it is the number of an offer: see `Offered`.
"""

from typing import Any, Protocol

import gymnasium
import msgspec
import numpy as np
import yaml
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from veillee.bots.numbered import legal_indices, let_chance_move, mask_of, observation_of, places_of
from veillee.core import CHANCE, SPECTATOR, FastRng, Game, GameState, TurnState
from veillee.core.contract import NOBODY
from veillee.games.registry import find_game

OFFERS = 32


class ActionSpace(Protocol):
    """What an agent's action numbers mean."""

    size: int

    def legal(self, state: GameState, seat: int) -> list[int]:
        """Return the numbers of the seat's legal actions."""

    def words(self, state: GameState, seat: int, action: int) -> str:
        """Return a legal action as a move in words."""

    def mask(self, state: GameState, seat: int) -> bytearray:
        """Return a byte for every action: 1 if it is legal for the seat, which is to act."""

    def play(self, state: GameState, seat: int, action: int) -> None:
        """Carry out a legal action."""

    def let_chance_move(self, state: GameState, rng: FastRng) -> int:
        """Carry out chance's moves; return the seat that acts next, or NOBODY when the game is over."""


class Numbered:
    """Every action that a seat can ever have, by its place in `Game.action_codes`."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.size = len(codes)
        self._places = places_of(codes)

    def legal(self, state: GameState, seat: int) -> list[int]:
        assert isinstance(state, TurnState)
        return legal_indices(state, self._places)

    def mask(self, state: GameState, seat: int) -> bytearray:
        assert isinstance(state, TurnState)
        return mask_of(state, self._places, self.size)

    def words(self, state: GameState, seat: int, action: int) -> str:
        assert isinstance(state, TurnState)
        return state.words(self.codes[action])

    def play(self, state: GameState, seat: int, action: int) -> None:
        assert isinstance(state, TurnState)
        state.act(self.codes[action])

    def let_chance_move(self, state: GameState, rng: FastRng) -> int:
        assert isinstance(state, TurnState)
        return let_chance_move(state, rng)


class Offered:
    """The moves that a game offers (`GameState.legal`), by their place in that list.

    For games whose moves cannot be listed: a number means another move in every position, and the moves that
    are never offered cannot be made here.
    """

    size = OFFERS

    def legal(self, state: GameState, seat: int) -> list[int]:
        return list(range(min(len(state.legal(seat)), OFFERS)))

    def words(self, state: GameState, seat: int, action: int) -> str:
        return state.legal(seat)[action]

    def play(self, state: GameState, seat: int, action: int) -> None:
        state.apply(seat, self.words(state, seat, action))

    def mask(self, state: GameState, seat: int) -> bytearray:
        offered = min(len(state.legal(seat)), OFFERS)
        return bytearray(b"\1" * offered + b"\0" * (OFFERS - offered))

    def let_chance_move(self, state: GameState, rng: FastRng) -> int:
        while (actors := state.actors()) == [CHANCE]:
            state.apply(CHANCE, state.draw(rng))
        return actors[0] if actors else NOBODY


class Actions(gymnasium.spaces.Discrete):
    """The numbers of the actions; one of those that a mask allows is drawn without looking at all the others."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None or probability is not None:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        return legal[int(self.np_random.random() * len(legal))] if len(legal) else self.start


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table of a game; chance moves by itself, drawn from our own stream of the seed."""

    def __init__(self, game: Game, options: dict[str, Any], render_mode: str | None = None) -> None:
        super().__init__()
        if game.observation_size() == 0:
            raise ValueError(f"{game.id} writes no observation for learners")
        read = game.read_options(options)
        refusal = game.check_options(read)
        if refusal is not None:
            raise ValueError(f"options refused by {refusal.clause}")
        self.metadata = {"name": f"veillee_{game.id}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.players(read))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._game = game
        self._start = game.new(read)
        self._state = self._start
        self._actions: ActionSpace = Numbered(game.action_codes()) if game.action_codes() else Offered()
        self._acts = False
        """The agent that is selected is to act: the game is not over."""
        self._rng = FastRng(int(np.random.SeedSequence().generate_state(1)[0]))
        self._observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (game.observation_size(),), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (self._actions.size,), np.int8),
            }
        )
        self._spaces = {agent: Actions(self._actions.size) for agent in self.possible_agents}

    def __getstate__(self) -> dict[str, Any]:
        """Pickle and copy positions as bytes: compiled states cannot be pickled otherwise."""
        return {**self.__dict__, "_start": self._start.to_bytes(), "_state": self._state.to_bytes()}

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.__dict__.update(stored)
        self._start = self._game.from_bytes(stored["_start"])
        self._state = self._game.from_bytes(stored["_state"])

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = FastRng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._state = self._start.copy()
        self._go_on()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return self._seen(self._seats[agent], agent == self.agent_selection and self._acts)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return the same as PettingZoo's own `last`, with fewer calls."""
        agent = self.agent_selection
        seen = self._seen(self._seats[agent], self._acts) if observe else None
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def seen_by(self, seat: int, acts: bool) -> dict[str, NDArray[Any]]:
        """Return what a seat observes, with its legal actions if it acts."""
        return self._seen(seat, acts and seat in self._state.actors())

    def _seen(self, seat: int, acts: bool) -> dict[str, NDArray[Any]]:
        mask = self._actions.mask(self._state, seat) if acts else bytearray(self._actions.size)
        return {
            "observation": np.frombuffer(observation_of(self._state, seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def position(self) -> GameState:
        """Return the position itself, for environments that are built on this one."""
        return self._state

    def numbers(self) -> "ActionSpace":
        """Return what the numbers of actions mean."""
        return self._actions

    def let_chance_move(self) -> None:
        """Let chance make its moves from the environment's own stream."""
        self._actions.let_chance_move(self._state, self._rng)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._actions.play(self._state, self._seats[agent], int(action))
        self._go_on()

    def moves(self) -> dict[int, str]:
        """Return the legal actions of the agent to act, with the words of each."""
        seat = self._seats[self.agent_selection]
        legal = self._actions.legal(self._state, seat) if self._acts else []
        return {action: self._actions.words(self._state, seat, action) for action in legal}

    def render(self) -> str | None:
        """Return what everybody at the table may know, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render needs render_mode='ansi'")
            return None
        return yaml.safe_dump(msgspec.to_builtins(self._state.view(SPECTATOR)), sort_keys=False, allow_unicode=True)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _go_on(self) -> None:
        """Let chance move, then choose the next agent, or end the game for all."""
        actor = self._actions.let_chance_move(self._state, self._rng)
        self._acts = actor != NOBODY
        if self._acts:
            self.agent_selection = self.possible_agents[actor]
            return
        outcome = self._state.outcome()
        assert outcome is not None
        for agent, result in zip(self.agents, outcome.returns):
            self.rewards[agent] = result
            self.terminations[agent] = True
        self._accumulate_rewards()


def raw_env(game_id: str, options: dict[str, Any] | None = None, render_mode: str | None = None) -> TableEnv:
    """Return an environment of a game without PettingZoo's guards; no options: those of the game's first example."""
    game = find_game(game_id)
    return TableEnv(game, game.examples()[0] if options is None else options, render_mode)


def env(game_id: str, options: dict[str, Any] | None = None, render_mode: str | None = None) -> Any:
    """Return an environment of a game in PettingZoo's usual wrappers: an illegal action ends the game at a loss."""
    table = raw_env(game_id, options, render_mode)
    guarded = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
