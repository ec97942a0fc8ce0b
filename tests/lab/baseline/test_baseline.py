"""The baseline: it plays legal actions only, learns, and writes its curve and a player of the arena."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from veillee.cli.lab import baseline
from veillee.cli.lab.series import Series
from veillee.games.registry import find_game
from veillee.lab.arena.players import lab_player
from veillee.lab.baseline.perceptron import Perceptron
from veillee.lab.baseline.ppo import CLIP, ENTROPY, Decisions, Ppo
from veillee.lab.bridges.gymnasium import TableVectorEnv


def test_it_learns_with_legal_actions_and_writes_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step = TableVectorEnv.step
    legal: list[bool] = []

    def checked(envs: TableVectorEnv, actions: Any) -> Any:
        masks = envs._observed()["action_mask"]
        legal.append(bool(masks[np.arange(len(actions)), actions].all()))
        return step(envs, actions)

    monkeypatch.setattr(TableVectorEnv, "step", checked)
    weights = tmp_path / "learnt.npz"
    short = {"decisions": 48_000, "checks": 1, "games": 60, "against": "random"}
    assert baseline("rest-in-peace", **short, weights=weights, out=tmp_path, series=Series(workers=1)) == 0
    assert all(legal)
    page = (tmp_path / "baseline-rest-in-peace.md").read_text(encoding="utf-8")
    shares = [float(share) for share in re.findall(r"^\| [\d,]+ \| ([\d.]+) %", page, re.MULTILINE)]
    assert len(shares) == 2
    assert shares[1] > 55
    assert "Made by `veillee lab baseline rest-in-peace --decisions 48000" in page
    assert (tmp_path / "baseline-rest-in-peace.svg").read_text(encoding="utf-8").count("<svg") == 1
    lab_player(find_game("rest-in-peace"), str(weights))


@pytest.mark.parametrize(
    ("game", "wrong", "says"),
    [("pas-touche", {}, "have no numbers"), ("labystere", {"checks": 0}, "checks: 0"), ("none", {}, "none")],
)
def test_mistakes_are_told_first(game: str, wrong: Any, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert baseline(game, **wrong) == 2
    assert says in capsys.readouterr().out


def test_the_gradient_is_that_of_the_loss() -> None:
    rng = np.random.default_rng(5)
    network = Perceptron(np.ones(6, np.float32), (5, 4), 7, rng)
    for name, weights in network.weights.items():
        network.weights[name] = weights.astype(np.float64) + rng.normal(0, 0.3, weights.shape)  # type: ignore[assignment]
    masks = (rng.random((9, 7)) < 0.6).astype(np.int8)
    masks[:, 2] = 1
    log_chances = rng.normal(-1.5, 0.3, 9).astype(np.float32)
    gains, targets = rng.normal(0, 1, (2, 9)).astype(np.float32)
    seen = rng.integers(0, 3, (9, 6), np.uint8)
    decisions = Decisions(seen, masks, np.full(9, 2), log_chances, gains, targets)

    def loss() -> float:
        done = network.forward(decisions.observations, decisions.masks)
        ratio = np.exp(done.log_chances[:, 2] - log_chances)
        scaled = (gains - gains.mean()) / (gains.std() + 1e-6)
        won = np.minimum(ratio * scaled, np.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
        entropy = -(np.exp(done.log_chances) * done.log_chances).sum(axis=1).mean()
        return float(0.5 * ((done.values - targets) ** 2).mean() - won - ENTROPY * entropy)

    found = Ppo(network, rng).gradient(decisions)
    for name, weights in network.weights.items():
        place = tuple(int(rng.integers(size)) for size in weights.shape)
        before = weights[place]
        weights[place] = before + 1e-5
        above = loss()
        weights[place] = before - 1e-5
        slope = (above - loss()) / 2e-5
        weights[place] = before
        assert found[name][place] == pytest.approx(slope, rel=1e-2, abs=1e-5), name
