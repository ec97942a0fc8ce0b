"""`make bench`: every figure next to something measured in the same run.

Each part is a module `veillee.lab.*_bench` with a `TITLE` and `measure() -> list[Figure]`; this one runs them,
prints their tables and writes them to docs/benchmarks.md.
"""

import importlib
import pkgutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import veillee
import veillee.lab

REPORT = Path("docs/benchmarks.md")


class Figure(msgspec.Struct):
    """One measured figure, its peer in the same run, and the ratio of the two."""

    what: str
    value: float
    unit: str
    peer: str = ""
    peer_value: float = 0.0

    @property
    def ratio(self) -> str:
        return f"{shown(self.value / self.peer_value)} ×" if self.peer_value else ""


def shown(value: float) -> str:
    """Write a figure with three digits that mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def per_second(work: Callable[[], int], seconds: float = 0.5) -> float:
    """Return how much of the work is done a second of this process's time, at best of three tries."""
    work()
    best = 0.0
    for _ in range(3):
        done = 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            done += work()
        best = max(best, done / (time.process_time() - started))
    return best


def running_build() -> str:
    """Return how the running package was built: `plain`, `compiled -O1` or `compiled -O3`."""
    told = Path(veillee.__file__).with_name("build.txt")
    return told.read_text().strip() if told.exists() else "plain"


def main() -> None:
    """Measure everything, print it and write the report."""
    console = Console()
    console.print(f"Measured: the {running_build()} build.")
    sections: list[tuple[str, list[Figure]]] = []
    for module in pkgutil.iter_modules(veillee.lab.__path__):
        if module.name.endswith("_bench"):
            part = importlib.import_module(f"veillee.lab.{module.name}")
            sections.append((part.TITLE, part.measure()))
    lines = ["# Benchmarks", "", f"Written by `make bench` on the {running_build()} build, "]
    lines[-1] += f"Python {sys.version.split()[0]}. Ratios matter: the peer ran in the same run on the same machine."
    for title, figures in sections:
        table = Table("what", "figure", "peer", "ratio", title=title)
        lines += ["", f"## {title}", "", "| what | figure | peer | ratio |", "|---|---:|---|---:|"]
        for figure in figures:
            peer = f"{figure.peer}: {shown(figure.peer_value)}" if figure.peer else ""
            row = [figure.what, f"{shown(figure.value)} {figure.unit}", peer, figure.ratio]
            table.add_row(*row)
            lines.append(f"| {' | '.join(row)} |")
        console.print(table)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
