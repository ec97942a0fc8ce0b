"""What `sim`, `arena` and `lab` show of a batch of matches: a progress bar, tables and files."""

import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from veillee.games.registry import find_game
from veillee.lab.arena.executors import choose_executor, play_all
from veillee.lab.arena.match_result import MatchResult, play_matches
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.extras import need
from veillee.lab.reports.arena_page import arena_page
from veillee.lab.reports.plots import can_draw
from veillee.lab.reports.result_files import write_csv, write_parquet
from veillee.lab.statistics.standings import endings, pairs, seat_shares, spread, standings

_LONG = 90.0  # seconds that are told as minutes


class Files:
    """The files to write; raise ValueError before any game if one cannot be written."""

    def __init__(self, csv: Path | None, parquet: Path | None, html: Path | None) -> None:
        self.csv = csv
        self.parquet = parquet
        self.html = html
        if parquet is not None:
            need("lab", "pyarrow")
        for file in (csv, parquet, html):
            if file is not None and not file.resolve().parent.is_dir():
                raise ValueError(f"{file}: there is no folder {file.parent}")
            if file is not None and file.is_dir():
                raise ValueError(f"{file}: this is a folder; name a file")

    def write(self, console: Console, games: list[MatchResult], command: str) -> None:
        """Write them all."""
        if self.csv is not None:
            write_csv(games, self.csv)
        if self.parquet is not None:
            write_parquet(games, self.parquet)
        if self.html is not None:
            self.html.write_text(arena_page(games, f"Made by `{command}`."), encoding="utf-8")
            note_missing_pictures(console)


def note_missing_pictures(console: Console) -> None:
    """Say what to install if a page has to be written without pictures."""
    if not can_draw():
        console.print("The page is without pictures; for pictures: pip install 'veillee[lab]'", markup=False)


def play_with_progress(
    console: Console, specs: list[MatchSpec], workers: int | None, ray: bool | str
) -> list[MatchResult]:
    """Play the games with a progress bar, and say beforehand about how long it takes."""
    executor = choose_executor(workers, ray)
    console.print(_duration(specs, executor.workers), markup=False)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(specs[0].setup.game, total=len(specs))
        return play_all(specs, executor, lambda done: bar.advance(task, done))


def _duration(specs: list[MatchSpec], workers: int) -> str:
    """Return how long the games will take, measured on the first and the last of those followed and of the others."""
    seconds = 0.0
    for followed in (True, False):
        alike = [spec for spec in specs if spec.followed == followed]
        if alike:
            started = time.monotonic()
            tried = play_matches([alike[0], alike[-1]])
            seconds += (time.monotonic() - started) / len(tried) * len(alike)
    seconds /= min(workers, len(specs))
    return f"{len(specs):,} games on {workers} workers: {about(seconds)}."


def about(seconds: float) -> str:
    """Return a duration in words."""
    return f"about {seconds / 60:.0f} minutes" if seconds >= _LONG else f"about {seconds:.0f} seconds"


def play_and_show(
    console: Console, specs: list[MatchSpec], workers: int | None, ray: bool | str, files: Files, command: str
) -> None:
    """Play the games, show the tables and write the files."""
    started = time.monotonic()
    games = play_with_progress(console, specs, workers, ray)
    seconds = time.monotonic() - started
    for table in tables(games, seconds):
        console.print(table)
    files.write(console, games, command)


def tables(games: list[MatchResult], seconds: float) -> list[Table]:
    """Return the tables that summarise the games."""
    game = find_game(games[0].spec.setup.game)
    found = standings(games)
    players = Table(
        "player", "games", "won", "drawn", "share of points", "rating", title=f"{game.id}: {len(games)} games"
    )
    for row in found:
        shown = str(row.games), str(row.won), str(row.drawn), row.share.percent(), row.rating.plain()
        players.add_row(row.player, *shown)
    result = [players]
    names = [row.player for row in found]
    if len(names) > 2:
        result.append(_pair_table(games, names))
    facts = Table(show_header=False)
    for seat, share in enumerate(seat_shares(games)):
        facts.add_row(f"points of {game.seats[seat]}", share.percent())
    for reason, share in endings(games).items():
        facts.add_row(f"decided by {reason}", share.percent())
    facts.add_row("moves of players a game", spread([played.moves for played in games]))
    if any(played.rounds for played in games):
        facts.add_row("rounds or turns a game", spread([played.rounds for played in games]))
    moves = sum(played.steps for played in games)
    facts.add_row("moves per second", f"{moves / seconds:,.0f} ({seconds:.1f} s)")
    return [*result, facts]


def _pair_table(games: list[MatchResult], names: list[str]) -> Table:
    met = pairs(games)
    table = Table("comes before", *names)
    for one in names:
        table.add_row(one, *(met[one, two].percent() if (one, two) in met else "" for two in names))
    return table
