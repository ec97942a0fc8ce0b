"""A run of the baseline: self-play in a vector environment, measured against a player of the lab as it goes on."""

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from veillee.lab.arena.game_setup import GameSetup, check_players, read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec, meetings
from veillee.lab.baseline.perceptron import Floats, Perceptron
from veillee.lab.baseline.ppo import Decisions, Ppo
from veillee.lab.bridges.gymnasium import Observed, TableVectorEnv
from veillee.lab.statistics.intervals import Interval, wilson
from veillee.lab.training.advantages import advantages

HIDDEN: Final = (128, 64)
GAMES: Final = 128
STEPS: Final = 64
DECISIONS: Final = GAMES * STEPS
"""What is decided between two lessons."""
LOOKED: Final = 200
"""Random steps that show how large each number of an observation gets."""
_NEVER_ZERO: Final = np.float32(1e-30)

Play = Callable[[list[MatchSpec]], list[MatchResult]]


class BaselineConfig(msgspec.Struct, frozen=True):
    """Settings of a run."""

    game: str
    decisions: int
    against: str = "level:2"
    checks: int = 12
    games: int = 100
    """Seeds of each check, played from every seat."""
    seed: int = 1
    options: str = "{}"

    def setup(self) -> GameSetup:
        """Return the game with its options; raise ValueError saying what is wrong."""
        for name, number in (("decisions", self.decisions), ("checks", self.checks), ("games", self.games)):
            if number < 1:
                raise ValueError(f"{name}: {number} is none")
        setup = read_setup(self.game, self.options, 2)
        check_players(setup, [self.against])
        return setup


class Check(msgspec.Struct, frozen=True):
    """What the learner won after so many decisions."""

    decisions: int
    share: Interval


class Baseline:
    """A network that learns by playing all seats of many games at once."""

    def __init__(self, config: BaselineConfig) -> None:
        self.config: Final = config
        self.setup: Final = config.setup()
        self.envs: Final = TableVectorEnv(config.game, GAMES, self.setup.options)
        self._rng: Final = np.random.default_rng(config.seed)
        actions = int(self.envs.single_action_space.n)  # type: ignore[attr-defined]
        self.network: Final = Perceptron(self._scale(), HIDDEN, actions, self._rng)
        self._ppo: Final = Ppo(self.network, self._rng)
        self._observed, infos = self.envs.reset(seed=config.seed)
        self._seats: npt.NDArray[np.int64] = infos["seat"]

    def run(self, play: Play, weights: Path) -> Iterator[Check]:
        """Learn, and after each equal part of the decisions yield what is won by then; write the weights."""
        config = self.config
        yield self.check(play, 0)
        done = 0
        for number in range(1, config.checks + 1):
            while done < config.decisions * number / config.checks:
                self.learn(min(1.0, done / config.decisions))
                done += DECISIONS
            yield self.check(play, done)
        self.network.save(weights)

    def choose(self, observed: Observed) -> tuple[npt.NDArray[np.int64], Floats, Floats]:
        """Draw an action for each game; return them, the logarithm of their chances, and the values."""
        done = self.network.forward(observed["observation"], observed["action_mask"])
        luck = self._rng.standard_exponential(done.log_chances.shape, np.float32) + _NEVER_ZERO
        chosen = (done.log_chances - np.log(luck)).argmax(axis=1)
        return chosen, done.log_chances[np.arange(len(chosen)), chosen], done.values

    def learn(self, progress: float) -> None:
        """Play on for some steps and learn from them; `progress` runs from 0 to 1."""
        self._ppo.learn(self._collect(), progress)

    def _collect(self) -> Decisions:
        seats = self.setup.seats
        seen: list[list[npt.NDArray[Any]]] = []
        acting: list[npt.NDArray[np.int64]] = []
        values: list[Floats] = []
        ends: list[Floats] = []
        for _ in range(STEPS):
            chosen, chances, value = self.choose(self._observed)
            seen.append([self._observed["observation"], self._observed["action_mask"], chosen, chances])
            acting.append(self._seats)
            values.append(value)
            self._observed, _, _, _, infos = self.envs.step(chosen)
            self._seats = infos["seat"]
            ends.append(infos["results"])
        last = self.network.forward(self._observed["observation"], self._observed["action_mask"]).values
        ahead = np.where(self._seats[:, None] == np.arange(seats), last[:, None], np.float32(np.nan))
        expected = np.stack(values)
        gains = advantages(expected, np.stack(acting), np.stack(ends), ahead)
        columns: list[Any] = [np.concatenate(column) for column in zip(*seen)]
        return Decisions(*columns, *(part.reshape(-1) for part in (gains, gains + expected)))

    def check(self, play: Play, decisions: int) -> Check:
        """Play games against the player that does not learn, with the same seeds at every check."""
        config = self.config
        with tempfile.TemporaryDirectory() as folder:
            learner = str(Path(folder) / "learner.npz")
            self.network.save(Path(learner))
            group = (learner, *(config.against,) * (self.setup.seats - 1))
            results = play(meetings(self.setup, [group], config.games, config.seed))
        points = sum(result.points(result.spec.players.index(learner)) for result in results)
        return Check(decisions, wilson(points, len(results)))

    def _scale(self) -> Floats:
        observed, _ = self.envs.reset(seed=self.config.seed)
        largest = np.ones(observed["observation"].shape[1], np.float32)
        for _ in range(LOOKED):
            largest = np.maximum(largest, observed["observation"].max(axis=0))
            drawn = self._rng.random(observed["action_mask"].shape) * observed["action_mask"]
            observed, *_ = self.envs.step(drawn.argmax(axis=1))
        return np.float32(1) / largest


def seconds_of(config: BaselineConfig, play: Play) -> float:
    """Return about how long a run takes, measured on a lesson and a small check."""
    tried = Baseline(msgspec.structs.replace(config, games=1))
    started = time.monotonic()
    tried.check(play, 0)
    checked = time.monotonic()
    tried.learn(0.0)
    lesson = time.monotonic() - checked
    return lesson * config.decisions / DECISIONS + (checked - started) * config.games * (config.checks + 1)
