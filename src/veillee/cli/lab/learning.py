"""`veillee lab observation` and `baseline`: what a learner sees, and a small one that learns."""

from pathlib import Path

from rich.console import Console

from veillee.cli.batch_output import about, note_missing_pictures
from veillee.cli.lab.series import USUAL, Series
from veillee.cli.mistake import guarded
from veillee.cli.parameters import Folder, Game
from veillee.games.registry import find_game
from veillee.lab.extras import need
from veillee.lab.reports.report_file import FOLDER, write_report


@guarded
def observation(game: Game) -> None:
    """List the fields of a game's observation: where each begins, how many bytes it has, and its name."""
    fields = find_game(game).observation()
    if not fields:
        raise ValueError(f"{game} has no observation")
    start = 0
    for name, size in fields:
        print(f"{start:5} {size:4} {name}")
        start += size


@guarded
def baseline(
    game: Game,
    *,
    decisions: int = 4_000_000,
    against: str = "level:2",
    checks: int = 16,
    games: int = 100,
    weights: Path = Path("baseline.npz"),
    out: Folder = FOLDER,
    series: Series = USUAL,
) -> None:
    """Train a small network by self-play through Gymnasium, and write its learning curve.

    Parameters
    ----------
    decisions
        How many decisions to learn from.
    against
        The player that does not learn, met at every check.
    checks
        How often the learner is measured on the way.
    games
        Seeds of each check, played from every seat.
    weights
        Where to write what was learnt: a player of the arena.
    """
    need("research", "gymnasium")
    from veillee.lab.baseline.curve import curve_page, draw_curve
    from veillee.lab.baseline.run import Baseline, BaselineConfig, seconds_of

    console = Console(highlight=False)
    config = BaselineConfig(game, decisions, against, checks, games, series.seed, series.options)
    run = Baseline(config)
    console.print(f"{decisions:,} decisions, {checks} checks: {about(seconds_of(config, series.play_quietly))}.")
    done = []
    for check in run.run(series.play_quietly, weights):
        done.append(check)
        console.print(f"{check.decisions:>12,} decisions: {check.share.percent()} against {against}", markup=False)
    command = series.command("baseline", game, decisions=decisions, against=against, checks=checks, games=games)
    seats = run.setup.seats
    picture = draw_curve(config, done, seats)
    name = f"baseline-{game}"
    if picture.svg:
        write_report(out / f"{name}.svg", picture.svg)
    write_report(out / f"{name}.md", curve_page(config, done, seats, f"{name}.svg" if picture.svg else "", command))
    console.print(f"weights: {weights}", markup=False)
    note_missing_pictures(console)
