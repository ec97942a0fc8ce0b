"""Players from a file of weights: they meet the others, and what is wrong with a file is said."""

import csv
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from veillee.cli.arena import arena


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    copied = tmp_path / "weights.npz"
    copied.write_bytes((files("veillee.games.rest_in_peace.bot") / "master.npz").read_bytes())
    return copied


@pytest.mark.parametrize("workers", [1, 2])
def test_learnt_weights_beat_chance(weights: Path, workers: int, tmp_path: Path) -> None:
    played = tmp_path / "games.csv"
    assert arena("rest-in-peace", str(weights), "random", games=10, workers=workers, csv=played) == 0
    with played.open(encoding="utf-8") as lines:
        points = [float(line["points"]) for line in csv.DictReader(lines) if line["player"] == str(weights)]
    assert len(points) == 20
    assert sum(points) > 17


def test_what_is_wrong_with_a_file_is_said(weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junk, half, empty = (tmp_path / f"{name}.npz" for name in ("junk", "half", "empty"))
    junk.write_bytes(b"junk")
    half.write_bytes(weights.read_bytes()[:9000])
    np.savez(empty)
    for game, file, told in (
        ("rest-in-peace", tmp_path / "none.npz", "there is no such file"),
        ("rest-in-peace", junk, "no weights of `veillee train`"),
        ("rest-in-peace", half, "no weights of `veillee train`"),
        ("rest-in-peace", empty, "no weights of `veillee train`"),
        ("labystere", weights, "trained for another game than labystere"),
        ("pas-touche", weights, "pas-touche is not played by a network"),
    ):
        assert arena(game, str(file), "random", games=1, workers=1) == 2
        assert told in " ".join(capsys.readouterr().out.split())
