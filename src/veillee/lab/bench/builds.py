"""Measure the same random play and search on every build of the package, each in a process of its own.

`python -m veillee.lab.bench.builds` prints the rates of the build that is running as JSON.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import veillee
from veillee.core import TurnState
from veillee.games.registry import all_games
from veillee.lab.bench.figure import Figure
from veillee.lab.bench.random_play import INSIDE, house_rates
from veillee.lab.bench.search import first_decision, our_rate

TREES = ("src", ".build/quick", ".build/compiled")
"""The plain files first: the others are compared with them."""


def running_build() -> str:
    """Return how the running package was built: `plain`, `compiled -O1` or `compiled -O3`."""
    told = Path(veillee.__file__).with_name("build.txt")
    return told.read_text().strip() if told.exists() else "plain"


def own_rates() -> dict[str, float]:
    """Return the rates of the build that is running."""
    rates = {f"{game}, random play": rows[INSIDE] for game, rows in house_rates().items()}
    for game in all_games().values():
        if isinstance(game.new(game.read_options(game.examples()[0])), TurnState):
            rates[f"{game.id}, search"] = our_rate(first_decision(game))
    return rates


def rates_of(tree: str) -> tuple[str, dict[str, float]]:
    """Return the name of the build in a tree, and its rates."""
    command = [sys.executable, "-m", "veillee.lab.bench.builds"]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": tree}, check=True, stdout=subprocess.PIPE, text=True
    )
    name, rates = json.loads(done.stdout)
    return name, rates


def measure() -> list[Figure]:
    """Measure every build that there is next to the plain one."""
    figures: list[Figure] = []
    plain: dict[str, float] = {}
    for tree in TREES:
        if Path(tree, "veillee").exists():
            name, rates = rates_of(tree)
            plain = plain or rates
            figures += [Figure(f"{what}, {name}", rate, "/s", "plain", plain[what]) for what, rate in rates.items()]
    return figures


if __name__ == "__main__":
    print(json.dumps([running_build(), own_rates()]))
