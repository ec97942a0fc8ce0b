"""`veillee lab compare` and `sweep`: what another rule number changes."""

from pathlib import Path

from rich.console import Console

from veillee.cli.batch_output import Files, note_missing_pictures
from veillee.cli.lab.series import USUAL, Series
from veillee.cli.mistake import guarded
from veillee.cli.parameters import Better, ComparedSide, Csv, Game, OnePlayer, Parquet, SweptNumber, Weaker, WrittenPage
from veillee.lab.compare.compare import Comparison
from veillee.lab.compare.sides import FOLLOWED, Rivals
from veillee.lab.compare.sweep import Sweep
from veillee.lab.reports.report_file import write_report

_BETTER, _WEAKER = "level:4", "level:2"


@guarded
def compare(
    game: Game,
    first: ComparedSide,
    second: ComparedSide,
    *,
    games: int = 200,
    player: OnePlayer = "",
    better: Better = _BETTER,
    weaker: Weaker = _WEAKER,
    followed: int = FOLLOWED,
    html: WrittenPage = Path("compare.html"),
    csv: Csv = None,
    parquet: Parquet = None,
    series: Series = USUAL,
) -> None:
    """Play two variants, or two bots, on the same seeds, and write a page that says how they differ.

    Parameters
    ----------
    games
        Games of each side, and as many of a better bot among weaker ones.
    followed
        How many games of each side are judged after every move, which takes longer than playing them.
    """
    console = Console(highlight=False)
    files = Files(csv, parquet, None)
    rivals = Rivals(better, weaker)
    comparison = Comparison(game, first, second, games, series.seed, player, rivals, series.options, followed)
    met = {"player": player, "better": better, "weaker": weaker}
    command = series.command("compare", game, first, second, games=games, followed=followed, **met)
    results = series.play(console, comparison.specs())
    files.write(console, results, command)
    write_report(html, comparison.page(results, command))
    note_missing_pictures(console)


@guarded
def sweep(
    game: Game,
    *axes: SweptNumber,
    games: int = 100,
    player: OnePlayer = "",
    better: Better = _BETTER,
    weaker: Weaker = _WEAKER,
    html: WrittenPage = Path("sweep.html"),
    csv: Csv = None,
    parquet: Parquet = None,
    series: Series = USUAL,
) -> None:
    """Play a game with each value of a rule number, or of two, on the same seeds, and write a page.

    Parameters
    ----------
    games
        Games of each value, and as many of a better bot among weaker ones.
    """
    console = Console(highlight=False)
    files = Files(csv, parquet, None)
    swept = Sweep(game, list(axes), games, series.seed, player, Rivals(better, weaker), series.options)
    command = series.command("sweep", game, *axes, games=games, player=player, better=better, weaker=weaker)
    results = series.play(console, swept.specs())
    files.write(console, results, command)
    write_report(html, swept.page(results, command))
    note_missing_pictures(console)
