"""Gymnasium environments: whole games against players, and many at once."""

import copy
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from veillee.lab.bridges.gymnasium import SeatEnv, TableVectorEnv


@pytest.mark.parametrize("game", ["rest-in-peace", "labystere"])
def test_a_seat_plays_whole_games_and_a_seed_gives_the_same_one(game: str) -> None:
    env = SeatEnv(game, opponents="random")
    ends: list[tuple[int, float]] = []
    for _ in range(2):
        observed, _ = env.reset(seed=4)
        rng = np.random.default_rng(1)
        over, steps, reward = False, 0, 0.0
        while not over:
            assert sorted(env.moves()) == np.flatnonzero(observed["action_mask"]).tolist()
            action = int(rng.choice(np.flatnonzero(observed["action_mask"])))
            observed, reward, over, _, _ = env.step(action)
            steps += 1
        ends.append((steps, reward))
    assert ends[0] == ends[1]
    assert ends[0][1] in (-1.0, 0.0, 1.0)


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("rest-in-peace")
    observed, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_gymnasium_finds_no_fault() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv("rest-in-peace"), skip_render_check=True)


def test_many_games_at_once() -> None:
    envs = TableVectorEnv("rest-in-peace", 8, {"variant": {"hand": 3, "manors_to_win": 2}})
    observed, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(observed)
    assert set(infos["seat"]) <= {0, 1}
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(120):
        mask = observed["action_mask"]
        chosen = (rng.random(mask.shape) * mask).argmax(axis=1)
        observed, rewards, over, cut, infos = envs.step(chosen)
        ended += int(over.sum())
        assert not cut.any()
        assert (np.isnan(infos["results"][:, 0]) == ~over).all()
        assert (rewards[~over] == 0.0).all()
    assert ended > 0


def _random_steps(envs: VectorEnv, steps: int) -> list[Any]:
    observed, _ = envs.reset(seed=5)
    rng = np.random.default_rng(4)
    seen: list[Any] = [observed]
    for _ in range(steps):
        mask = observed["action_mask"]
        observed, rewards, ended, cut, infos = envs.step((rng.random(mask.shape) * mask).argmax(axis=1))
        seen.append((observed, rewards, ended, cut, infos))
    return seen


@pytest.mark.parametrize("game", ["rest-in-peace", "labystere"])
def test_a_seed_gives_the_same_games_and_nothing_returned_changes_later(game: str) -> None:
    seen = _random_steps(TableVectorEnv(game, 4), 50)
    kept = copy.deepcopy(seen)
    np.testing.assert_equal(_random_steps(TableVectorEnv(game, 4), 50), seen)
    np.testing.assert_equal(seen, kept)


def test_without_copies_the_arrays_stay_the_same() -> None:
    envs = TableVectorEnv("labystere", 4, copy=False)
    observed, _ = envs.reset(seed=1)
    later, *_ = envs.step(observed["action_mask"].argmax(axis=1))
    assert later["observation"] is observed["observation"]
    copies = TableVectorEnv("labystere", 4)
    first, _ = copies.reset(seed=1)
    np.testing.assert_equal(copies.step(first["action_mask"].argmax(axis=1))[0], later)


def test_gymnasiums_own_wrappers_count_whole_games() -> None:
    envs = RecordEpisodeStatistics(TableVectorEnv("rest-in-peace", 8, {"variant": {"hand": 3, "manors_to_win": 2}}))
    told = [infos["episode"] for *_, infos in _random_steps(envs, 120)[1:] if "episode" in infos]
    assert told
    assert all((episode["l"] >= 0).all() for episode in told)


@pytest.mark.parametrize("game", ["pas-touche", "pas-vu-pas-pris"])
def test_a_game_without_numbers_is_refused(game: str) -> None:
    with pytest.raises(ValueError, match="have no numbers"):
        SeatEnv(game)
