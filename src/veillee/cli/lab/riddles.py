"""`veillee lab riddles`: positions with one best answer, found in the bots' games."""

from pathlib import Path

from rich.console import Console

from veillee.cli.mistake import MISTAKES, refuse
from veillee.cli.parameters import Game as GameId
from veillee.cli.parameters import Ray, Seed, Workers
from veillee.core import Game
from veillee.games.registry import find_game
from veillee.lab.arena.executors import choose_executor
from veillee.lab.riddles.page_data import page_data
from veillee.lab.riddles.riddle import Record, read_record, riddle_files, write_record
from veillee.lab.riddles.workshop import check_all, make


def riddles(
    game: GameId,
    *,
    count: int = 300,
    seed: Seed = 1,
    most: int = 5000,
    check: bool = False,
    refresh: bool = False,
    out: Path = Path("src/veillee/games"),
    workers: Workers = None,
    ray: Ray = False,
) -> int:
    """Search bots' games for positions with one best answer, and write them as the game's riddles.

    Parameters
    ----------
    count
        How many riddles to keep, as many of each kind.
    most
        How many games to search at most.
    check
        Solve the riddles that there are with the strongest player instead, and name those whose margin has gone.
    refresh
        Write only what the page reads, from the riddles that there are.
    out
        The folder of the games' folders.
    """
    console = Console(highlight=False)
    try:
        found = find_game(game)
        if check:
            return check_riddles(console, found, workers, ray)
        make_riddles(console, found, out, None if refresh else (count, seed, most), workers, ray)
    except MISTAKES as error:
        return refuse(console, error)
    return 0


def make_riddles(
    console: Console,
    game: Game,
    folder: Path,
    asked: tuple[int, int, int] | None,
    workers: int | None,
    ray: bool | str,
) -> None:
    """Make `asked` riddles (count, first seed, most games) of a game, or only what the page reads of those made."""
    kept = riddle_files(folder, game)
    if asked is None:
        record = read_record(kept.record)
    else:
        count, seed, most = asked

        def progress(have: dict[str, int], games: int) -> None:
            told = ", ".join(f"{kind} {number}" for kind, number in have.items())
            console.print(f"{games} games: {told}", markup=False)

        record = make(game, count, seed, most, choose_executor(workers, ray), progress)
        write_record(record, kept.record)
    kept.page.write_bytes(page_data(game, record))
    _show(console, game, record)


def check_riddles(console: Console, game: Game, workers: int | None, ray: bool | str) -> int:
    """Solve a game's riddles again; return 1 if one is none any more."""
    wrong = 0
    for done, complaints in check_all(game, choose_executor(workers, ray)):
        for complaint in complaints:
            console.print(complaint, markup=False)
        wrong += len(complaints)
        console.print(f"{done} checked", markup=False)
    console.print(f"{wrong} of them are no riddles any more." if wrong else "All have one best answer.", markup=False)
    return 1 if wrong else 0


def _show(console: Console, game: Game, record: Record) -> None:
    kinds = sorted({riddle.kind for riddle in record.riddles})
    for kind in kinds:
        grades = [riddle.grade for riddle in record.riddles if riddle.kind == kind]
        told = ", ".join(f"grade {grade}: {grades.count(grade)}" for grade in sorted(set(grades)))
        console.print(f"{game.id} {kind}: {len(grades)} ({told})", markup=False)
