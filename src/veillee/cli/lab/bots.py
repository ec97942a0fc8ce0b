"""`veillee lab levels`, `ladder`, `ablation` and `calibration`: how strong are the bots, why, and do they know it?"""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from veillee.cli.batch_output import note_missing_pictures
from veillee.cli.lab.series import USUAL, Series
from veillee.cli.mistake import guarded
from veillee.cli.parameters import EitherSeat, Folder, Game, LadderPlayer, WrittenPage
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.reports.ablation import ablation_page, ablation_specs
from veillee.lab.reports.calibration import calibration_page, calibration_picture, calibration_specs
from veillee.lab.reports.ladder import ladder_page, ladder_specs
from veillee.lab.reports.level_table import level_page, level_specs
from veillee.lab.reports.report_file import FOLDER, write_report


@guarded
def ablation(game: Game, *, games: EitherSeat = 100, out: Folder = FOLDER, series: Series = USUAL) -> None:
    """Play the strongest bot against itself without one part at a time, and write what each part is worth."""
    specs = ablation_specs(game, series.options, games, series.seed)
    _write("ablation", specs, ablation_page, series.command("ablation", game, games=games), game, out, series)


@guarded
def levels(
    game: Game, *, games: EitherSeat = 100, strongest: int = 0, out: Folder = FOLDER, series: Series = USUAL
) -> None:
    """Play each level of the bots against the one below, and write a page with shares and ratings.

    Parameters
    ----------
    strongest
        Games of the strongest level from each seat, if there are to be fewer or more.
    """
    specs = level_specs(game, series.options, games, series.seed, strongest)
    flags = {"games": games, **({"strongest": strongest} if strongest else {})}
    _write("levels", specs, level_page, series.command("levels", game, **flags), game, out, series)


@guarded
def calibration(
    game: Game, *, games: int = 200, player: str = "level:3", out: Folder = FOLDER, series: Series = USUAL
) -> None:
    """Compare the chances that the page shows with how games end: of positions called 70 %, how many are won?

    Parameters
    ----------
    games
        How many games.
    player
        Who plays on every seat.
    """
    specs = calibration_specs(game, series.options, games, series.seed, player)
    out.mkdir(parents=True, exist_ok=True)
    results = series.play(Console(highlight=False), specs)
    picture = out / f"calibration-{game}.svg"
    text = calibration_page(results, picture.name, series.command("calibration", game, games=games, player=player))
    print(text)
    write_report(picture, calibration_picture(results))
    write_report(out / f"calibration-{game}.md", text)


@guarded
def ladder(
    game: Game,
    player: LadderPlayer,
    *,
    games: EitherSeat = 50,
    html: WrittenPage = Path("ladder.html"),
    series: Series = USUAL,
) -> None:
    """Play a player against each of the five levels, and write a page that says where it stands."""
    console = Console(highlight=False)
    specs = ladder_specs(game, player, series.options, games, series.seed)
    command = series.command("ladder", game, player, games=games)
    write_report(html, ladder_page(player, series.play(console, specs), f"Made by {command}"))
    note_missing_pictures(console)


def _write(
    name: str,
    specs: list[MatchSpec],
    make_page: Callable[[list[MatchResult], str], str],
    command: str,
    game: str,
    out: Path,
    series: Series,
) -> None:
    """Play the matches of a page and write it."""
    out.mkdir(parents=True, exist_ok=True)
    text = make_page(series.play(Console(highlight=False), specs), command)
    print(text)
    write_report(out / f"{name}-{game}.md", text)
