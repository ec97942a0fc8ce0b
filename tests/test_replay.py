"""Replay files: what is written is read, what does not hold is named."""

import contextlib
import hashlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee.cli.replay import replay as replay_command
from veillee.cli.replay import verify_file
from veillee.core import CHANCE, FastRng, SeedRng
from veillee.core.replay import Replay, ReplayError, parse_replay, play_through, result_text, verify
from veillee.games.registry import find_game

GAME = find_game("rest-in-peace")
SEED = bytes(range(32))


def recorded(seed: bytes = SEED) -> Replay:
    """A whole random game whose chance comes from a seed."""
    rng = FastRng(4)
    state = GAME.new(GAME.read_options({}))
    moves: list[tuple[int, str, str]] = []
    while state.actors():
        number = len(moves) + 1
        actor = state.actors()[0]
        legal = state.legal(actor) if actor != CHANCE else []
        move = state.draw(SeedRng(seed, number)) if actor == CHANCE else legal[rng.below(len(legal))]
        state.apply(actor, move)
        moves.append((number, "chance" if actor == CHANCE else GAME.seats[actor], move))
    commitment = hashlib.sha256(seed).hexdigest()
    return Replay(GAME.id, {}, moves, {"green": "Léa"}, commitment, seed.hex(), result_text(GAME, state))


def test_a_game_is_read_back_and_verified() -> None:
    written = recorded()
    read = parse_replay(str(written))
    assert str(read) == str(written)
    assert verify(GAME, read) == sum(actor == "chance" for _, actor, _ in written.moves)


def test_a_file_says_its_version_and_one_that_does_not_is_the_first() -> None:
    text = str(recorded())
    assert text.startswith('[Version "1"]\n')
    assert str(parse_replay(text.removeprefix('[Version "1"]\n'))) == text


@pytest.mark.parametrize("version", ["2", "999", "0", "-1", "one", ""])
def test_a_version_that_is_not_known_is_named(version: str) -> None:
    text = str(recorded()).replace('[Version "1"]', f'[Version "{version}"]')
    with pytest.raises(ReplayError, match=r"header Version: .* this program reads 1"):
        parse_replay(text)


def test_a_changed_card_is_found() -> None:
    text = str(recorded()).replace("first green", "first X").replace("first blue", "first green")
    changed = text.replace("first X", "first blue")
    with pytest.raises(ReplayError, match=r"move 1: the seed gives"):
        verify(GAME, parse_replay(changed))


def test_another_seed_does_not_fit_the_commitment() -> None:
    written = recorded()
    other = Replay(written.game, {}, written.moves, {}, written.commitment, "00" * 32)
    with pytest.raises(ReplayError, match="commitment"):
        verify(GAME, other)


def test_an_impossible_move_is_named() -> None:
    with pytest.raises(ReplayError, match=r"move 2: .* refused by RIP-T1"):
        play_through(GAME, Replay(GAME.id, {}, [(1, "chance", "first green"), (2, "green", "end")]))


def test_a_wrong_result_is_named() -> None:
    written = recorded()
    wrong = Replay(written.game, {}, written.moves, result="green RIP-M1")
    with pytest.raises(ReplayError, match="header Result"):
        play_through(GAME, wrong)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "header Game"),
        ('[Game "rest-in-peace"]\nhello', "line 2"),
        ('[Game "rest-in-peace"]\n2. green: end\n1. green: end', "line 3"),
        ('[Game "rest-in-peace"]\n[Options "{"]\n', "header Options"),
        ('[Game "rest-in-peace"]\n[Options "[]"]\n', "header Options"),
        (f'[Game "rest-in-peace"]\n[Options "{"[" * 50_000}"]\n', "header Options"),
        (f'[Game "rest-in-peace"]\n[Seats "{{"green": {"[" * 900}{"]" * 900}}}"]\n', "header Seats"),
        ('[Game "rest-in-peace"]\n[Game "labystere"]\n', "line 2: header Game"),
        (f'[Game "rest-in-peace"]\n{"9" * 5000}. green: end\n', "line 2"),
    ],
)
def test_bad_files_are_refused_with_the_place(text: str, says: str) -> None:
    with pytest.raises(ReplayError, match=says):
        parse_replay(text)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ReplayError):
        parse_replay(text)


def test_a_file_that_begins_with_a_byte_order_mark_is_read() -> None:
    assert str(parse_replay(f"\ufeff{recorded()}")) == str(recorded())


def test_a_fault_is_told_on_one_line_however_long_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f'[Game "rest-in-peace"]\n1. green: end{" more" * 1000}\n', encoding="utf-8")
    assert replay_command(file) == 1
    assert capsys.readouterr().out.count("\n") == 1


def test_the_commands_answer_with_an_exit_code(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(str(recorded()), encoding="utf-8")
    assert replay_command(file) == 0
    assert verify_file(file) == 0
    file.write_text(str(recorded()).replace("ghost", "medium", 1), encoding="utf-8")
    assert replay_command(file) == 1
    assert verify_file(file) == 1
    file.write_text('[Game "chess"]\n', encoding="utf-8")
    assert replay_command(file) == 2
    file.write_bytes(b"\xff")
    assert replay_command(file) == 2
    assert verify_file(tmp_path / "none.txt") == 2
