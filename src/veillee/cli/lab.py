"""`veillee lab`: reports for designers, written as pages of the docs, and the commands of each game's study."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console

from veillee.cli.batch_output import note_missing_pictures, play_with_progress
from veillee.cli.mistake import MISTAKES, refuse
from veillee.cli.parameters import EitherSeat, FirstSeed, Folder, Game, LadderPlayer, Options, Ray, Seed, Workers
from veillee.games.registry import all_games
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec
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
        The bot on every seat; by default a decent one that is fast enough.
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
