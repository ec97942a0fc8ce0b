"""Shipped riddles are solved again by their judges and the strongest player; new ones are made by one command."""

import gzip
from pathlib import Path

import msgspec
import pytest

from veillee.cli.lab import riddles
from veillee.core import Game
from veillee.games.registry import all_games, find_game
from veillee.lab.riddles.check import Check, check
from veillee.lab.riddles.maker import margin_of, riddler_of
from veillee.lab.riddles.page_data import page_riddle
from veillee.lab.riddles.riddle import own_files, read_record, riddle_files, write_record

ASKED = [game for game in all_games().values() if game.study() is not None and game.study().riddler() is not None]
EACH = 300
MOST_BYTES = 300_000
MOST_COMMON = 0.2
COUNTED, PLAYED = 100, 12
"""Riddles that are solved here, spread over all of them, by whether their judge counts or plays many games."""
SHOWN = 6
each_game = pytest.mark.parametrize("game", ASKED, ids=lambda game: game.id)


def spread(count: int, number: int) -> list[int]:
    """Return so many places, always the same, from the first to the last."""
    return [place * (count - 1) // (number - 1) for place in range(number)]


@each_game
def test_riddles_still_have_one_best_answer(game: Game) -> None:
    """Some of them; `make riddles` solves all."""
    count = len(read_record(own_files(game).record).riddles)
    assert check([Check(game.id, spread(count, COUNTED if riddler_of(game).counts else PLAYED))]) == []


@each_game
def test_all_are_clear_and_few_have_the_answer_that_is_everywhere(game: Game) -> None:
    record = read_record(own_files(game).record)
    riddler = riddler_of(game)
    assert len(record.riddles) >= EACH
    assert record.made_by.startswith(f"veillee lab riddles {game.id} --count")
    for riddle in record.riddles:
        assert margin_of(riddler, riddle.kind, riddle.values) >= riddler.kinds[riddle.kind], riddle.id
    common = sum(riddler.is_common(riddle.kind, riddle.answers[0]) for riddle in record.riddles)
    assert common <= MOST_COMMON * len(record.riddles)


@each_game
def test_the_page_reads_what_the_record_says(game: Game) -> None:
    files = own_files(game)
    record = read_record(files.record)
    shown = msgspec.json.decode(files.page.read_bytes())
    assert [one["id"] for one in shown] == [riddle.id for riddle in record.riddles]
    for place in spread(len(shown), SHOWN):
        made = page_riddle(game, riddler_of(game), record, record.riddles[place])
        assert msgspec.to_builtins(made) == shown[place], "veillee lab riddles GAME --refresh"


def test_all_of_them_are_light() -> None:
    assert sum(len(gzip.compress(own_files(game).page.read_bytes(), 9)) for game in ASKED) <= MOST_BYTES


def test_a_riddle_whose_margin_has_gone_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("pas-vu-pas-pris")
    record = read_record(own_files(game).record)
    riddle = next(one for one in record.riddles if one.kind == "expose")
    riddle.answers.reverse()
    record.riddles = [riddle]
    kept = riddle_files(tmp_path, game)
    kept.record.parent.mkdir(parents=True)
    write_record(record, kept.record)
    monkeypatch.setattr("veillee.lab.riddles.check.own_files", lambda game: kept)
    (complaint,) = check([Check(game.id, [0])])
    assert riddle.id in complaint
    assert riddle.answers[0] in complaint


def test_one_command_makes_riddles(tmp_path: Path) -> None:
    kept = riddle_files(tmp_path, find_game("labystere"))
    kept.record.parent.mkdir(parents=True)
    assert riddles("labystere", count=2, most=2, out=tmp_path, workers=1) == 0
    first = kept.record.read_bytes()
    assert riddles("labystere", count=2, most=2, out=tmp_path, workers=2) == 0
    assert kept.record.read_bytes() == first, "the same on any number of workers"
    record = read_record(kept.record)
    assert record.riddles
    assert all(riddle.values[0] > riddle.values[1] and 1 <= riddle.grade <= 5 for riddle in record.riddles)
    assert riddles("pas-touche", out=tmp_path) == 2


@pytest.mark.parametrize(("count", "most"), [(0, 2), (-3, 2), (2, 0)])
def test_riddles_are_not_replaced_by_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], count: int, most: int
) -> None:
    kept = riddle_files(tmp_path, find_game("labystere"))
    kept.record.parent.mkdir(parents=True)
    kept.record.write_text("as it was", encoding="utf-8")
    assert riddles("labystere", count=count, most=most, out=tmp_path, workers=1) == 2
    assert "is none" in capsys.readouterr().out
    assert kept.record.read_text(encoding="utf-8") == "as it was"
