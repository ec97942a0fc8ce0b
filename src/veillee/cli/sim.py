"""`veillee sim`: many games, with a progress bar and a summary."""

import json

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from veillee.lab.simulation import Summary, simulate


def sim(game: str, *, games: int = 1000, players: str = "random,random", seed: int = 1, options: str = "{}") -> int:
    """Play many games between players and sum them up.

    Parameters
    ----------
    game
        The game's id.
    games
        How many games.
    players
        One player a seat: random, level:1 to level:5, search:400 (simulations) or search:200ms.
    seed
        The first game's seed; the same seed gives the same games.
    options
        The game's options as JSON.
    """
    console = Console(highlight=False)
    names = [name.strip() for name in players.split(",")]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    try:
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(game, total=games)
            summary = simulate(game, json.loads(options), names, games, seed, lambda done: bar.advance(task, done))
    except (KeyError, ValueError) as error:
        console.print(str(error.args[0]), style="red", markup=False)
        return 2
    console.print(_table(game, summary))
    return 0


def _table(game: str, summary: Summary) -> Table:
    table = Table(title=f"{game}: {summary.games} games", show_header=False)
    for name, wins in sorted(summary.wins.items()):
        label = "draws" if name == "draw" else f"won by {name}"
        table.add_row(label, f"{wins} ({100 * wins / summary.games:.1f} %)")
    for reason, count in sorted(summary.reasons.items()):
        table.add_row(f"decided by {reason}", f"{count} ({100 * count / summary.games:.1f} %)")
    lengths = sorted(_spread(summary.lengths))
    table.add_row("moves of players a game", f"median {lengths[len(lengths) // 2]}, {lengths[0]} to {lengths[-1]}")
    if summary.rounds:
        reached = ", ".join(f"{number}: {count}" for number, count in sorted(summary.rounds.items()))
        table.add_row("rounds reached", reached)
    table.add_row("moves per second", f"{summary.moves / summary.seconds:,.0f} ({summary.seconds:.1f} s)")
    return table


def _spread(counts: dict[int, int]) -> list[int]:
    return [number for number, count in counts.items() for _ in range(count)]
