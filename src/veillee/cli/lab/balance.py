"""`veillee lab balance`: is a game fair, how long is it, what decides it?"""

from rich.console import Console

from veillee.cli.batch_output import note_missing_pictures
from veillee.cli.lab.series import USUAL, Series
from veillee.cli.mistake import guarded
from veillee.cli.parameters import Folder, Game
from veillee.lab.reports.balance import BalanceReport
from veillee.lab.reports.report_file import FOLDER, write_report


@guarded
def balance(
    game: Game, *, games: int | None = None, player: str | None = None, out: Folder = FOLDER, series: Series = USUAL
) -> None:
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
    report = BalanceReport(game, player, games, series.seed, series.options)
    specs = report.specs()
    out.mkdir(parents=True, exist_ok=True)
    write_report(out / f"balance-{game}.html", report.page(series.play(console, specs)))
    note_missing_pictures(console)
