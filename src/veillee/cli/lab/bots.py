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
    _matches("ablation", ablation_specs, ablation_page, game, games, out, series)


@guarded
def levels(game: Game, *, games: EitherSeat = 100, out: Folder = FOLDER, series: Series = USUAL) -> None:
    """Play each level of the bots against the one below, and write a page with shares and ratings."""
    _matches("levels", level_specs, level_page, game, games, out, series)


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


def _matches(
    name: str,
    make_specs: Callable[[str, str, int, int], list[MatchSpec]],
    make_page: Callable[[list[MatchResult], str], str],
    game: str,
    games: int,
    out: Path,
    series: Series,
) -> None:
    """Play the matches of a page and write it."""
    specs = make_specs(game, series.options, games, series.seed)
    out.mkdir(parents=True, exist_ok=True)
    results = series.play(Console(highlight=False), specs)
    text = make_page(results, series.command(name, game, games=games))
    print(text)
    write_report(out / f"{name}-{game}.md", text)
