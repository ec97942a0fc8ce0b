"""Training by self-play: a run that can be stopped, goes on from its checkpoint and exports its weights."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import torch

from veillee.bots.batch import Batch
from veillee.core import Game, TurnState
from veillee.games.registry import find_game
from veillee.lab.arena.players import lab_player
from veillee.lab.training.config import TrainingConfig
from veillee.lab.training.experience import Play
from veillee.lab.training.learner import Learner, Network, load_weights
from veillee.lab.training.sparring import Sparring

STEPS = 64
_SEATS = 2


class Progress(msgspec.Struct):
    """Where a training run stands."""

    spent: float = 0.0
    decisions: int = 0
    points: float = 0.0
    told: dict[str, float] = {}


def starting_positions(game: Game) -> list[TurnState]:
    """Return positions before set-up for all options worth learning, the default as often as all others."""
    wanted = game.training_options()
    default: dict[str, Any] = {"players": _SEATS} if "players" in game.option_type().__struct_fields__ else {}
    starts: list[TurnState] = []
    for raw in [default] * max(1, len(wanted)) + wanted:
        state = game.new(game.read_options(raw))
        assert isinstance(state, TurnState)
        starts.append(state)
    return starts


def observation_scale(game: Game, batch: Batch) -> npt.NDArray[np.float32]:
    """Return factors that bring every number of an observation to 0..1, as seen in random play."""
    largest = np.ones(game.observation_size(), np.float32)
    choices = np.zeros(len(batch.states), np.int16)
    for _ in range(300):
        seen = np.frombuffer(batch.observations(), np.uint8).reshape(-1, game.observation_size())
        largest = np.maximum(largest, seen.max(axis=0))
        batch.draw_choices(choices)
        batch.step_array(choices)
    return (1.0 / largest).astype(np.float32)


def train(config: TrainingConfig, tell: Callable[[Progress], None], starts: list[TurnState] | None = None) -> Path:
    """Train until the minutes are spent, from set-up or from given positions; return the file of the weights."""
    torch.set_num_threads(1)
    torch.manual_seed(config.seed)
    game = find_game(config.game)
    size, codes = game.observation_size(), game.action_codes()
    if size == 0:
        raise ValueError(f"game: {config.game} writes no observation to learn from")
    if not codes:
        raise ValueError(f"game: the moves of {config.game} have no numbers to learn")
    if config.minutes <= 0:
        raise ValueError(f"minutes: {config.minutes:g} is none")
    if config.spar and config.against is not None:
        raise ValueError("spar: a best response meets nobody but the weights that it answers")
    sparring = Sparring(lab_player(game, config.spar), config.games, config.seed) if config.spar else None
    starts = starts or starting_positions(game)
    network = load_weights(config.begin) if config.begin is not None else _newborn(game, starts, config.seed)
    learner = Learner(network, config.rate, config.entropy, config.magnet)
    opponent = None if config.against is None else load_weights(config.against)
    play = Play(Batch(starts, codes, config.games, _SEATS, config.seed), size, opponent, sparring)
    config.folder.mkdir(parents=True, exist_ok=True)
    checkpoint, weights = files(config)
    progress = Progress()
    if checkpoint.exists():
        stored = torch.load(checkpoint, weights_only=True)
        network.layers.load_state_dict(stored["network"])
        learner.optimizer.load_state_dict(stored["optimizer"])
        learner.average = stored.get("average", network.state())
        progress.spent, progress.decisions = stored["spent"], stored["decisions"]
    saved = time.monotonic()
    while progress.spent < 60 * config.minutes:
        started = time.monotonic()
        experience = play.collect(network, STEPS)
        progress.told = learner.learn(experience, progress.spent / (60 * config.minutes))
        progress.spent += time.monotonic() - started
        progress.decisions += config.games * STEPS
        progress.points = float(np.mean(play.points[-2000:])) if play.points else 0.0
        del play.points[:-2000]
        tell(progress)
        if time.monotonic() - saved > 60 or progress.spent >= 60 * config.minutes:
            save(config, network, learner, progress)
            saved = time.monotonic()
    return weights


def _newborn(game: Game, starts: list[TurnState], seed: int) -> Network:
    scale = observation_scale(game, Batch(starts, game.action_codes(), 64, _SEATS, seed))
    return Network(game.observation_size(), len(game.action_codes()), scale)


def files(config: TrainingConfig) -> tuple[Path, Path]:
    """Return where the checkpoint and the weights of a run lie."""
    return config.folder / "checkpoint.pt", config.folder / "weights.npz"


def save(config: TrainingConfig, network: Network, learner: Learner, progress: Progress) -> None:
    """Write the checkpoint and the weights, each whole or not at all."""
    checkpoint, weights = files(config)
    part = checkpoint.with_suffix(".part")
    learnt = {"network": network.layers.state_dict(), "average": learner.average}
    spent = {"spent": progress.spent, "decisions": progress.decisions}
    torch.save({**learnt, "optimizer": learner.optimizer.state_dict(), **spent}, part)
    part.replace(checkpoint)
    part = weights.with_suffix(".part.npz")
    np.savez_compressed(part, **network.export(learner.average, config.sureness))  # type: ignore[arg-type]
    part.replace(weights)
