"""Training: it learns and goes on where it was, or says what is missing."""

import importlib.util
from pathlib import Path

import pytest

from veillee.cli.train import train


def test_training_writes_weights_and_goes_on_or_says_what_it_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = train("rest-in-peace", minutes=0.001, folder=tmp_path)
    if importlib.util.find_spec("torch") is None:
        assert first == 2
        assert "veillee[train]" in capsys.readouterr().out
        return
    assert first == 0
    weights = tmp_path / "weights.npz"
    stored = (tmp_path / "checkpoint.pt").stat().st_mtime_ns
    assert train("rest-in-peace", minutes=0.001, folder=tmp_path) == 0
    assert (tmp_path / "checkpoint.pt").stat().st_mtime_ns == stored
    assert (
        train("rest-in-peace", minutes=0.001, folder=tmp_path / "answer", against=weights, begin=weights, magnet=0.1)
        == 0
    )


@pytest.mark.parametrize("game", ["pas-touche", "pas-vu-pas-pris"])
def test_a_game_without_a_sheet_or_numbered_moves_is_refused(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(game, minutes=0.001, folder=tmp_path) == 2
    assert not list(tmp_path.iterdir())
    assert capsys.readouterr().out


def test_a_learner_meets_a_partner_that_does_not_learn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = train("rest-in-peace", minutes=0.001, folder=tmp_path, spar="level:2")
    if importlib.util.find_spec("torch") is None:
        assert first == 2
        return
    assert first == 0
    weights = tmp_path / "weights.npz"
    capsys.readouterr()
    assert train("rest-in-peace", minutes=0.001, folder=tmp_path / "answer", against=weights, spar="level:2") == 2
    assert train("rest-in-peace", minutes=0.001, folder=tmp_path / "nobody", spar="level:9") == 2
    assert capsys.readouterr().out.count("level") == 1
