"""Random play of other people's games, many at once, with observations, masks and rewards at every decision."""

from collections.abc import Callable
from typing import Any

import envpool
import jax
import numpy as np
import pgx
from pgx.experimental.wrappers import auto_reset

from veillee.lab.bench.figure import per_second

ENV_POOL = ("LeducHoldem-v1", "KuhnPoker-v1", "SparrowMahjong-v1")
PGX = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong")


def batch_peer_rates(games: int) -> dict[str, float]:
    """Return decisions a second of processor time of every peer's game, so many at once."""
    plays = {f"EnvPool {name}": env_pool_games(name, games) for name in ENV_POOL}
    plays |= {f"Pgx {name}": pgx_games(name, games) for name in PGX}
    return {name: per_second(play) for name, play in plays.items()}


def env_pool_games(name: str, games: int) -> Callable[[], int]:
    """Return what makes one random decision in each of many games, on EnvPool's one thread."""
    pool: Any = envpool.make_gymnasium(name, num_envs=games, num_threads=1)
    rng = np.random.default_rng(1)
    _, told = pool.reset()
    masks = told["legal_action_mask"]

    def play() -> int:
        nonlocal masks
        wishes = rng.random(masks.shape, np.float32) * masks
        _, _, _, _, told = pool.step(wishes.argmax(axis=1).astype(np.int32))
        masks = told["legal_action_mask"]
        return games

    return play


def pgx_games(name: str, games: int) -> Callable[[], int]:
    """Return the same for a game of Pgx, compiled for this processor; the random choice is compiled with it."""
    env: Any = pgx.make(name)
    advance = jax.vmap(auto_reset(env.step, env.init))

    def random_step(state: Any, key: Any) -> Any:
        key, of_choice, of_step = jax.random.split(key, 3)
        likely = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        choices = jax.random.categorical(of_choice, likely, axis=-1)
        return advance(state, choices, jax.random.split(of_step, games)), key

    step = jax.jit(random_step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    key = jax.random.PRNGKey(2)

    def play() -> int:
        nonlocal state, key
        state, key = step(state, key)
        jax.block_until_ready(state.observation)
        return games

    return play
