"""`veillee lab`: reports for designers, written as pages of the docs, and the commands of each game's study."""

from cyclopts import App

from veillee.cli.lab.balance import balance
from veillee.cli.lab.bots import ablation, calibration, ladder, levels
from veillee.cli.lab.learning import baseline, observation
from veillee.cli.lab.riddles import riddles
from veillee.cli.lab.variants import compare, sweep
from veillee.cli.mistake import guarded
from veillee.games.registry import all_games
from veillee.lab.study import Study

__all__ = [
    "ablation",
    "balance",
    "baseline",
    "calibration",
    "compare",
    "lab",
    "ladder",
    "levels",
    "observation",
    "riddles",
    "sweep",
]

lab = App(name="lab", help="Play many games and write a report.")
for _command in (balance, compare, sweep, levels, ladder, ablation, calibration, riddles, observation, baseline):
    lab.command(_command)


def _add_studies() -> None:
    """Add the commands of each game's study under the game's id."""
    for game in all_games().values():
        study: Study | None = game.study()
        commands = study.commands() if study is not None else []
        if commands:
            own = App(name=game.id, help=f"Reports and tools for {game.id}.")
            for command in commands:
                own.command(guarded(command))
            lab.command(own)


_add_studies()
