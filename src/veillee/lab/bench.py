"""`make bench`: every figure next to something measured in the same run.

Each part is a module `veillee.lab.*_bench` with `measure() -> list[Figure]`; this one measures random
play and search, runs the others, prints a table and writes it to docs/benchmarks.md.
"""

import importlib
import pkgutil
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import veillee.lab
from veillee.bots.ismcts import Search
from veillee.bots.rollout import play_many
from veillee.core import CHANCE, FastRng, TurnState
from veillee.core import contract as contract_module
from veillee.core.contract import NOBODY
from veillee.core.perspective import Perspective
from veillee.games.registry import all_games

PEERS = ("crazy_eights", "hearts", "gin_rummy")
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
        return f"{self.value / self.peer_value:.1f} ×" if self.peer_value else ""


def shown(value: float) -> str:
    """Write a figure with three digits that mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def per_second(work: Callable[[], int], seconds: float = 1.0) -> float:
    """Return how much of the work is done a second of this process's time, at best of three tries."""
    best = 0.0
    for _ in range(3):
        done = 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            done += work()
        best = max(best, done / (time.process_time() - started))
    return best


def stepped(start: TurnState, rng: FastRng) -> int:
    """Play one random game, every step taken from Python; return its moves."""
    state = start.copy()
    assert isinstance(state, TurnState)
    moves = 0
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return moves
        if actor == CHANCE:
            state.act(state.chance(rng))
        else:
            actions = state.actions()
            state.act(actions[rng.below(len(actions))])
        moves += 1


def stepped_peer(name: str) -> Callable[[], int]:
    """Return the same for a game of OpenSpiel."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def search_rate(start: TurnState) -> float:
    """Return simulations a second of the general search in a first decision."""
    rng = FastRng(5)
    state = start.copy()
    while state.actors() == [CHANCE]:
        state.apply(CHANCE, state.draw(rng))
    search = Search(Perspective(state, state.actors()[0]), rng)

    def simulate() -> int:
        for _ in range(100):
            search.simulate()
        return 100

    return per_second(simulate)


def measure() -> list[Figure]:
    """Measure random play and search of every turn-based game, and OpenSpiel's card games."""
    peers = {name: per_second(stepped_peer(name)) for name in PEERS}
    fastest = max(peers, key=lambda name: peers[name])
    figures = [Figure(f"OpenSpiel {name}, stepped from Python", rate, "moves/s") for name, rate in peers.items()]
    for game in all_games().values():
        start = game.new(game.read_options(game.examples()[0]))
        if not isinstance(start, TurnState):
            continue
        rng = FastRng(1)
        from_python = per_second(lambda start=start, rng=rng: stepped(start, rng))  # type: ignore[misc]
        inside = per_second(lambda start=start, rng=rng: play_many(start, 50, rng))  # type: ignore[misc]
        peer = f"OpenSpiel {fastest}"
        figures.append(Figure(f"{game.id}, stepped from Python", from_python, "moves/s", peer, peers[fastest]))
        figures.append(Figure(f"{game.id}, inside the compiled code", inside, "moves/s", peer, peers[fastest]))
        figures.append(Figure(f"{game.id}, search", search_rate(start), "roll-outs/s"))
    return figures


def main() -> None:
    """Measure everything, print it and write the report."""
    console = Console()
    built = "compiled" if not str(contract_module.__file__).endswith(".py") else "interpreted"
    sections = [("Random play and search", measure())]
    for module in pkgutil.iter_modules(veillee.lab.__path__):
        if module.name.endswith("_bench"):
            part = importlib.import_module(f"veillee.lab.{module.name}")
            sections.append((part.TITLE, part.measure()))
    lines = ["# Benchmarks", "", f"Written by `make bench` on the {built} build, Python {sys.version.split()[0]}. "]
    lines[-1] += "Ratios matter: the peer ran in the same run on the same machine."
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
