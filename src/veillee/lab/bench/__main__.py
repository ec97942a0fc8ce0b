"""`make bench`: measure everything, print the tables and write them to docs/benchmarks.md."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from veillee.games.registry import all_games
from veillee.lab.bench import builds, latency, load, random_play, resting, search, store
from veillee.lab.bench.figure import Benchmark, Figure, shown

REPORT = Path("docs/benchmarks.md")
IN_WORDS = "## In plain words"
"""What follows this line of the report is written by hand, and stays."""
_COLUMNS = ("what", "figure", "peer", "ratio")


def benchmarks() -> list[Benchmark]:
    """Return the lab's own benchmarks, then those of each game's study."""
    found = [
        Benchmark("Tables on one machine, next to boardgame.io", load.measure),
        Benchmark("Latency at the same offered load", latency.measure),
        Benchmark("Memory", resting.measure),
        Benchmark("Store", store.measure),
        Benchmark("Random play", random_play.measure),
        Benchmark("Search", search.measure),
        Benchmark("Builds", builds.measure),
    ]
    for game in all_games().values():
        study = game.study()
        found += study.benchmarks() if study is not None else []
    return found


def rows_of(figures: list[Figure]) -> list[list[str]]:
    """Return the figures as cells of a table."""
    rows: list[list[str]] = []
    for figure in figures:
        peer = f"{figure.peer}: {shown(figure.peer_value)}" if figure.peer else ""
        rows.append([figure.what, f"{shown(figure.value)} {figure.unit}", peer, figure.ratio])
    return rows


def table_of(rows: list[list[str]]) -> list[str]:
    """Return rows as a table in Markdown."""
    return [f"| {' | '.join(cells)} |" for cells in (_COLUMNS, ("---", "---:", "---", "---:"), *rows)]


def words_of(report: Path) -> str:
    """Return what is written by hand at the end of the report."""
    _, heading, words = report.read_text(encoding="utf-8").partition(f"\n{IN_WORDS}\n")
    return heading + words


def machine_load() -> str:
    """Tell how busy the machine is."""
    return f"Load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def main() -> None:
    """Measure everything, print it and write the report."""
    console = Console()
    console.print(f"Measured: the {builds.running_build()} build.")
    lines = [
        "# Benchmarks",
        "",
        f"Written by `make bench` on the {builds.running_build()} build, Python {sys.version.split()[0]}. ",
    ]
    lines[-1] += "Ratios matter: the peer ran in the same run on the same machine."
    parts: list[str] = []
    behind: list[Figure] = []
    for title, measure in benchmarks():
        before = machine_load()
        figures = measure()
        behind += [figure for figure in figures if figure.is_behind]
        rows = rows_of(figures)
        table = Table(*_COLUMNS, title=title)
        for row in rows:
            table.add_row(*row)
        console.print(table)
        parts += ["", f"## {title}", "", *table_of(rows), "", f"{before} when it began."]
    lines += ["", "## Behind a peer", "", *table_of(rows_of(behind))]
    REPORT.write_text("\n".join(lines + parts) + "\n" + words_of(REPORT), encoding="utf-8")


if __name__ == "__main__":
    main()
