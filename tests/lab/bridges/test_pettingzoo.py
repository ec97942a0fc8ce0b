"""The environments keep PettingZoo's own contract, and hide what the seat may not know."""

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from veillee.games.registry import all_games
from veillee.lab.bridges.parallel import parallel_env
from veillee.lab.bridges.pettingzoo import env, raw_env

with warnings.catch_warnings():  # the tests import one of PettingZoo's games the old way where pygame is there
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, seed_test

GAMES = [game.id for game in all_games().values() if game.observation_size()]
CYCLES = {"pas-vu-pas-pris": 40}

# A dict with a mask is how PettingZoo's own card games observe; a game that is over leaves nothing legal.
usual = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


@usual
@pytest.mark.parametrize("game_id", GAMES)
def test_an_environment_passes_pettingzoos_tests(game_id: str) -> None:
    cycles = CYCLES.get(game_id, 150)
    api_test(env(game_id), num_cycles=cycles)
    seed_test(lambda: env(game_id), num_cycles=cycles)


def test_a_game_ends_with_its_results_as_rewards() -> None:
    table = raw_env("rest-in-peace")
    table.reset(seed=4)
    rng = np.random.default_rng(4)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        assert legal.tolist() == sorted(table.moves())
        table.step(None if over else int(rng.choice(legal)))
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_an_illegal_action_loses() -> None:
    table = env("rest-in-peace")
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert table.terminations[agent]
    assert table.rewards[agent] == -1


def test_the_text_of_a_table_shows_what_everybody_knows() -> None:
    table = raw_env("rest-in-peace", {"first": "blue"}, render_mode="ansi")
    table.reset(seed=1)
    assert table.agent_selection == "player_1"
    text = table.render()
    assert text is not None
    assert "turn: blue" in text


def play_on(table: Any, steps: int) -> list[Any]:
    """Take the first legal action some times; return what was observed, chance included."""
    seen: list[Any] = []
    for agent in table.agent_iter(steps):
        observation, reward, terminated, truncated, _ = table.last()
        seen.append((agent, observation["observation"].tolist(), reward))
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated or truncated else int(legal[0]))
    return seen


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_copy_goes_on_alike_and_apart(game_id: str, make: Callable[[str], Any], copied: Callable[[Any], Any]) -> None:
    fresh = copied(make(game_id))
    table = make(game_id)
    table.reset(seed=3)
    fresh.reset(seed=3)
    assert play_on(fresh, 3) == play_on(table, 3)
    other = copied(table)
    expected = play_on(other, 12)
    assert len(expected) == 12
    assert play_on(table, 12) == expected


def test_players_who_plan_at_once_choose_from_the_same_position() -> None:
    table = parallel_env("pas-vu-pas-pris", {"players": 2, "variant": {"rounds": 1}})
    observed, _ = table.reset(seed=2)
    together = 0
    while table.agents:
        acting = [agent for agent in table.agents if observed[agent]["action_mask"].any()]
        together += len(acting) > 1
        actions = {agent: int(observed[agent]["action_mask"].argmax()) for agent in table.agents}
        observed, rewards, over, _, _ = table.step(actions)
    assert together == 1
    assert all(over.values())
    assert sum(rewards.values()) == 0.0


@pytest.mark.filterwarnings("ignore")
def test_the_parallel_environment_passes_its_own_test() -> None:
    parallel_api_test(parallel_env("pas-vu-pas-pris", {"players": 2, "variant": {"rounds": 1}}), num_cycles=10)
