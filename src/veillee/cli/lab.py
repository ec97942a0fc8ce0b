"""`veillee lab`: reports for designers, written as pages of the docs."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App
from rich.console import Console

from veillee.cli.asked import EitherSeat, FirstSeed, Folder, Game, Options, Ray, Seed, Workers
from veillee.cli.mistake import MISTAKES, refuse

if TYPE_CHECKING:
    from veillee.lab.fixture import Fixture
    from veillee.lab.played import Played

lab = App(name="lab", help="Simulate, and write a report with its figures.")
FOLDER = Path("docs/lab")


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
    """Let bots play a game and write a page on its balance: who is better off, how long it is, what decides it.

    Parameters
    ----------
    games
        Games with the fewest players; half as many with each other number. By default what the game needs.
    player
        The bot on every seat; by default a decent one that is quick enough.
    """
    from veillee.cli.many import note_missing_pictures, play_shown
    from veillee.lab.balance.study import Study

    console = Console(highlight=False)
    try:
        study = Study(game, player, games, seed, options)
        out.mkdir(parents=True, exist_ok=True)
        played = play_shown(console, study.fixtures(), workers, ray)
    except MISTAKES as error:
        return refuse(console, error)
    _write(console, out / f"balance-{game}.html", study.page(played))
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
    """Let the strongest bot meet itself without each of its parts, and write what each part is worth."""
    from veillee.lab.ablation import ablation_fixtures, ablation_page

    return _matches("ablation", ablation_fixtures, ablation_page, game, options, games, seed, out, workers, ray)


@lab.command
def cut_down_duel(*, minutes: float = 5.0, out: Folder = FOLDER) -> int:
    """Train on a duel that can be solved, and write how far what was learnt is from perfect play.

    Parameters
    ----------
    minutes
        How long to train.
    """
    from veillee.lab.extra import need

    console = Console(highlight=False)
    try:
        need("train", "torch")
        need("research", "open_spiel")
        out.mkdir(parents=True, exist_ok=True)
        from veillee.lab.exploited import report

        _write(console, out / "cut-down-duel.md", report(minutes))
    except MISTAKES as error:
        return refuse(console, error)
    return 0


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
    """Let each level of the bots meet the one below, and write a page with shares and ratings."""
    from veillee.lab.level_table import level_fixtures, level_page

    return _matches("levels", level_fixtures, level_page, game, options, games, seed, out, workers, ray)


@lab.command
def pas_touche_levels(*, out: Folder = FOLDER) -> int:
    """Write whether each level of Pas Touche ! is harder than the one below."""
    from veillee.lab.touch_levels import write_report

    try:
        print(write_report(out))
    except OSError as error:
        return refuse(Console(highlight=False), error)
    return 0


@lab.command
def pas_touche_arbiter(*, out: Folder = FOLDER) -> int:
    """Write who wins the reaction rounds of Pas Touche ! on which line."""
    from veillee.lab.touch_bench import ROUNDS, report

    console = Console(highlight=False)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return refuse(console, error)
    text = report(ROUNDS)
    print(text)
    _write(console, out / "pas-touche-arbiter.md", text)
    return 0


def _matches(
    name: str,
    fixtures: "Callable[[str, str, int, int], list[Fixture]]",
    page: "Callable[[list[Played], str], str]",
    game: str,
    options: str,
    games: int,
    seed: int,
    out: Path,
    workers: int | None,
    ray: str | bool,
) -> int:
    """Play the matches of a page and write it."""
    from veillee.cli.many import play_shown

    console = Console(highlight=False)
    try:
        out.mkdir(parents=True, exist_ok=True)
        played = play_shown(console, fixtures(game, options, games, seed), workers, ray)
    except MISTAKES as error:
        return refuse(console, error)
    text = page(played, f"veillee lab {name} {game} --games {games} --seed {seed} --options '{options}'")
    print(text)
    _write(console, out / f"{name}-{game}.md", text)
    return 0


def _write(console: Console, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    console.print(f"written: {file}", markup=False)
