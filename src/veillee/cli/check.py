"""`veillee check`: does a game keep the contract, and do its scenarios pass?"""

from pathlib import Path

from rich.console import Console

from veillee.cli.mistake import MISTAKES, refuse
from veillee.cli.parameters import Game
from veillee.cli.scenario import scenario
from veillee.games.registry import find_game


def check(game: Game, *, seeds: int = 3, scenarios: Path | None = None) -> int:
    """Play random games through the contract's public doors and check what must hold of every game.

    Parameters
    ----------
    seeds
        Random games for each check and each of the game's example options.
    scenarios
        A file or folder of scenarios to play as well.
    """
    from veillee.lab.conformance.suite import run_checks

    console = Console(highlight=False)
    try:
        chosen = find_game(game)
        if seeds < 1:
            raise ValueError(f"seeds: {seeds} is none")
        if scenarios is not None and not scenarios.exists():
            raise ValueError(f"scenarios: {scenarios}: there is no such file or folder")
    except MISTAKES as error:
        return refuse(console, error)
    failed = 0
    for name, fault in run_checks(chosen, seeds):
        failed += bool(fault)
        console.print(f"{'✗' if fault else '✓'} {name}", style="red" if fault else "green", markup=False)
        if fault:
            console.print(f"  {fault}", markup=False)
    played = scenario(scenarios) if scenarios is not None else 0
    return 1 if failed or played else 0
