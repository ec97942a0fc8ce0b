"""`veillee lab`: reports for designers, written as pages of the docs, and the commands of each game's study."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from shlex import quote
from typing import Any

from cyclopts import App
from rich.console import Console

from veillee.cli.batch_output import Files, note_missing_pictures, play_with_progress
from veillee.cli.lab.riddles import check_riddles, make_riddles
from veillee.cli.mistake import MISTAKES, refuse
from veillee.cli.parameters import (
    Better,
    ComparedSide,
    Csv,
    EitherSeat,
    FirstSeed,
    Folder,
    Game,
    LadderPlayer,
    Options,
    Parquet,
    Ray,
    Seed,
    SweptNumber,
    Weaker,
    Workers,
)
from veillee.games.registry import all_games, find_game
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.compare.compare import Comparison
from veillee.lab.compare.sides import Rivals
from veillee.lab.compare.sweep import Sweep
from veillee.lab.reports.ablation import ablation_page, ablation_specs
from veillee.lab.reports.balance import BalanceReport
from veillee.lab.reports.ladder import ladder_page, ladder_specs
from veillee.lab.reports.level_table import level_page, level_specs
from veillee.lab.reports.report_file import FOLDER, write_report
from veillee.lab.study import Study

lab = App(name="lab", help="Play many games and write a report.")


@lab.command
def balance(
    game: Game,
    *,
    games: int | None = None,
    player: str | None = None,
    seed: Seed = 1,
    options: Options = "{}",
    out: Folder = FOLDER,
    workers: Workers = None,
    ray: Ray = False,
) -> int:
    """Let bots play a game and write a page on its balance: is it fair, how long is it, what decides it?

    Parameters
    ----------
    games
        Games with the fewest players; half as many with each other number. The default depends on the game.
    player
        The bot on every seat; by default a decent one that is fast enough. Several, separated by commas, sit at one
        table, as in a family: level:1,level:3,level:5.
    """
    console = Console(highlight=False)
    try:
        report = BalanceReport(game, player, games, seed, options)
        specs = report.specs()
        out.mkdir(parents=True, exist_ok=True)
        results = play_with_progress(console, specs, workers, ray)
        write_report(out / f"balance-{game}.html", report.page(results))
    except MISTAKES as error:
        return refuse(console, error)
    note_missing_pictures(console)
    return 0


@lab.command
def compare(
    game: Game,
    first: ComparedSide,
    second: ComparedSide,
    *,
    games: int = 200,
    seed: Seed = 1,
    player: str = "",
    better: Better = "level:4",
    weaker: Weaker = "level:2",
    followed: int = 40,
    options: Options = "{}",
    html: Path = Path("compare.html"),
    workers: Workers = None,
    ray: Ray = False,
) -> int:
    """Play two variants, or two bots, on the same seeds, and write a page that says how they differ.

    Parameters
    ----------
    games
        Games of each side, and as many of a better bot among weaker ones.
    player
        The bot on every seat of both variants; by default a decent one that is fast enough.
    followed
        How many games of each side are judged after every move, which takes longer than playing them.
    html
        The page to write.
    """
    console = Console(highlight=False)
    command = f"veillee lab compare {game} {quote(first)} {quote(second)} --games {games} --seed {seed}"
    command += f" --player {player}" if player else ""
    command += f" --better {better} --weaker {weaker} --followed {followed}"
    command += f" --options {quote(options)}" if options != "{}" else ""
    try:
        comparison = Comparison(game, first, second, games, seed, player, Rivals(better, weaker), options, followed)
        results = play_with_progress(console, comparison.specs(), workers, ray)
        write_report(html, comparison.page(results, command))
    except MISTAKES as error:
        return refuse(console, error)
    note_missing_pictures(console)
    return 0


@lab.command
def sweep(
    game: Game,
    *axes: SweptNumber,
    games: int = 100,
    seed: Seed = 1,
    player: str = "",
    better: Better = "level:4",
    weaker: Weaker = "level:2",
    options: Options = "{}",
    html: Path = Path("sweep.html"),
    csv: Csv = None,
    parquet: Parquet = None,
    workers: Workers = None,
    ray: Ray = False,
) -> int:
    """Play a game with each value of a rule number, or of two, on the same seeds, and write a page.

    Parameters
    ----------
    games
        Games of each value, and as many of a better bot among weaker ones.
    player
        The bot on every seat; by default a decent one that is fast enough.
    html
        The page to write.
    """
    console = Console(highlight=False)
    command = f"veillee lab sweep {game} {' '.join(quote(axis) for axis in axes)} --games {games} --seed {seed}"
    command += f" --player {player}" if player else ""
    command += f" --better {better} --weaker {weaker}"
    command += f" --options {quote(options)}" if options != "{}" else ""
    try:
        files = Files(csv, parquet, None)
        swept = Sweep(game, list(axes), games, seed, player, Rivals(better, weaker), options)
        results = play_with_progress(console, swept.specs(), workers, ray)
        files.write(console, results, command)
        write_report(html, swept.page(results, command))
    except MISTAKES as error:
        return refuse(console, error)
    note_missing_pictures(console)
    return 0


@lab.command
def observation(game: Game) -> int:
    """List the fields of a game's observation: where each begins, how many bytes it has, and its name."""
    console = Console(highlight=False)
    try:
        found = find_game(game)
        if not found.observation():
            raise ValueError(f"{game} has no observation")
    except MISTAKES as error:
        return refuse(console, error)
    start = 0
    for name, size in found.observation():
        print(f"{start:5} {size:4} {name}")
        start += size
    return 0


@lab.command
def ablation(
    game: Game,
    *,
    games: EitherSeat = 100,
    seed: FirstSeed = 1,
    options: Options = "{}",
    out: Folder = FOLDER,
    workers: Workers = None,
    ray: Ray = False,
) -> int:
    """Play the strongest bot against itself without one part at a time, and write what each part is worth."""
    return _matches("ablation", ablation_specs, ablation_page, game, options, games, seed, out, workers, ray)


@lab.command
def levels(
    game: Game,
    *,
    games: EitherSeat = 100,
    seed: FirstSeed = 1,
    options: Options = "{}",
    out: Folder = FOLDER,
    workers: Workers = None,
    ray: Ray = False,
) -> int:
    """Play each level of the bots against the one below, and write a page with shares and ratings."""
    return _matches("levels", level_specs, level_page, game, options, games, seed, out, workers, ray)


@lab.command
def riddles(
    game: Game,
    *,
    count: int = 300,
    seed: FirstSeed = 1,
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


@lab.command
def ladder(
    game: Game,
    player: LadderPlayer,
    *,
    games: EitherSeat = 50,
    seed: FirstSeed = 1,
    options: Options = "{}",
    html: Path = Path("ladder.html"),
    workers: Workers = None,
    ray: Ray = False,
) -> int:
    """Play a player against each of the five levels, and write a page that says where it stands.

    Parameters
    ----------
    html
        The page to write.
    """
    console = Console(highlight=False)
    command = f"veillee lab ladder {game} {player} --games {games} --seed {seed} --options '{options}'"
    try:
        specs = ladder_specs(game, player, options, games, seed)
        results = play_with_progress(console, specs, workers, ray)
        write_report(html, ladder_page(player, results, f"Made by {command}"))
    except MISTAKES as error:
        return refuse(console, error)
    note_missing_pictures(console)
    return 0


def _matches(
    name: str,
    make_specs: Callable[[str, str, int, int], list[MatchSpec]],
    make_page: Callable[[list[MatchResult], str], str],
    game: str,
    options: str,
    games: int,
    seed: int,
    out: Path,
    workers: int | None,
    ray: str | bool,
) -> int:
    """Play the matches of a page and write it."""
    console = Console(highlight=False)
    command = f"veillee lab {name} {game} --games {games} --seed {seed} --options '{options}'"
    try:
        specs = make_specs(game, options, games, seed)
        out.mkdir(parents=True, exist_ok=True)
        text = make_page(play_with_progress(console, specs, workers, ray), command)
        print(text)
        write_report(out / f"{name}-{game}.md", text)
    except MISTAKES as error:
        return refuse(console, error)
    return 0


def _guarded(command: Callable[..., None]) -> Callable[..., int]:
    """Return a command that reports a mistake in one sentence."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> int:
        try:
            command(*args, **kwargs)
        except MISTAKES as error:
            return refuse(Console(highlight=False), error)
        return 0

    return run


def _add_studies() -> None:
    """Add the commands of each game's study under the game's id."""
    for game in all_games().values():
        study: Study | None = game.study()
        commands = study.commands() if study is not None else []
        if commands:
            own = App(name=game.id, help=f"Reports and tools for {game.id}.")
            for command in commands:
                own.command(_guarded(command))
            lab.command(own)


_add_studies()
