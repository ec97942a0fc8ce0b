"""The `veillee` command and its sub-commands; the lab is imported when it is asked for."""

import sys

from cyclopts import App

from veillee import __version__
from veillee.cli.arena import arena
from veillee.cli.play import play
from veillee.cli.replay import replay, verify_file
from veillee.cli.scenario import scenario
from veillee.cli.serve import schema, serve, worker
from veillee.cli.sim import sim
from veillee.cli.train import train

app = App(name="veillee", version=__version__, help="An evening of games: four French family games.")
app.command(play)
app.command(scenario)
app.command(replay)
app.command(verify_file, name="verify")
app.command(sim)
app.command(arena)
app.command("veillee.cli.lab:lab", name="lab", help="Simulate, and write a report with its figures.")
app.command(train)
app.command(serve)
app.command(worker)
app.command(schema)


def main() -> None:
    """Run the command line; its answer is the exit code."""
    result = app(result_action="return_value")
    sys.exit(result if isinstance(result, int) else 0)


if __name__ == "__main__":
    main()
