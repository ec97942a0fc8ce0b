"""The `veillee` command and its sub-commands: each is imported when it is called."""

import sys
from typing import Final

from cyclopts import App

from veillee import __version__

app = App(
    name="veillee",
    version=__version__,
    help="An evening of games: four French family games. Alone, it starts the house and opens the page.",
)


@app.default
def house() -> int:
    """Start the house and open the page."""
    from veillee.cli.serve import serve

    return serve(open_page=True)


_COMMANDS: Final = (
    ("serve", "serve:serve", "Serve tables to browsers."),
    ("play", "play:play", "Play a game here in the terminal against bots; `veillee serve` plays in the browser."),
    ("replay", "replay:replay", "Play a replay file again, check every move and print the result."),
    ("verify", "replay:verify_file", "Derive every die and card of a replay file from its revealed seed again."),
    ("scenario", "scenario:scenario", "Play scenarios and print each failure as expected / got."),
    ("sim", "sim:sim", "Play many games between players that keep their seats, and sum them up."),
    ("arena", "arena:arena", "Let players meet, all against all, and rate them."),
    ("lab", "lab:lab", "Simulate, and write a report with its figures."),
    ("train", "train:train", "Train a network by self-play; a run that was stopped goes on where it was."),
    ("worker", "serve:worker", "Think for the bots of servers that were started with `--work URL`."),
    ("schema", "serve:schema", "Write the wire's machine-readable form."),
)
for _name, _place, _help in _COMMANDS:
    app.command(f"veillee.cli.{_place}", name=_name, help=_help)


def main() -> None:
    """Run the command line; its answer is the exit code."""
    result = app(result_action="return_value")
    sys.exit(result if isinstance(result, int) else 0)


if __name__ == "__main__":
    main()
