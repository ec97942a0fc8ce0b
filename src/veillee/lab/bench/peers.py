"""Random play of other people's games, every step taken from Python as their users take it."""

import random
import warnings
from collections.abc import Callable
from typing import Any

import pettingzoo
import pyspiel
import rlcard

from veillee.lab.bench.figure import per_second

OPEN_SPIEL = ("crazy_eights", "hearts", "gin_rummy", "leduc_poker")
PETTING_ZOO = ("classic/tictactoe-v3", "classic/connect_four-v3", "classic/leduc_holdem-v4")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")


def peer_rates() -> dict[str, float]:
    """Return moves a second of random play of every peer's game."""
    games = {f"OpenSpiel {name}": open_spiel_game(pyspiel.load_game(name)) for name in OPEN_SPIEL}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        games |= {f"PettingZoo {name}": petting_zoo_game(pettingzoo.make("aec", name)) for name in PETTING_ZOO}
        games |= {f"RLCard {name}": rlcard_game(rlcard.make(name)) for name in RLCARD}
        return {name: per_second(play) for name, play in games.items()}


def open_spiel_game(game: Any) -> Callable[[], int]:
    """Return what plays one random game of OpenSpiel and counts its moves, chance included."""

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def petting_zoo_game(env: Any) -> Callable[[], int]:
    """Return the same for a PettingZoo environment: observation and mask at every move, chance not counted."""

    def play() -> int:
        env.reset()
        moves = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                moves += 1
        return moves

    return play


def rlcard_game(env: Any) -> Callable[[], int]:
    """Return the same for a game of RLCard, chance not counted."""

    def play() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play
