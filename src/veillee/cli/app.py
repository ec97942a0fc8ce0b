"""The `veillee` command and its sub-commands: each is imported only when it is called."""

import sys
from typing import Annotated, Final

from cyclopts import App, Parameter

from veillee import __version__

app = App(
    name="veillee",
    version=__version__,
    help="Four French family games. Without a command, start the server and open the page.",
)


@app.default
def start(*unknown: Annotated[str, Parameter(show=False)]) -> int:
    """Start the server and open the page."""
    if unknown:
        print(f"no command {unknown[0]!r}: there are {', '.join(name for name, _, _ in _COMMANDS)}", file=sys.stderr)
        return 2
    from veillee.cli.serve import serve

    return serve(open_page=True)


_COMMANDS: Final = (
    ("serve", "serve:serve", "Serve tables to browsers."),
    ("play", "play:play", "Play a game against bots in the terminal; `veillee serve` plays in the browser."),
    ("replay", "replay:replay", "Play a replay file again, check every move and print the result."),
    ("verify", "replay:verify_file", "Check every die and card of a replay file against its revealed seed."),
    ("scenario", "scenario:scenario", "Play scenarios and print each failure as expected / got."),
    ("new-game", "new_game:new_game", "Write a smallest game that plays at once, to be changed into your own."),
    ("check", "check:check", "Check what must hold of every game, and play its scenarios."),
    ("sim", "sim:sim", "Play many games between players that keep their seats, and summarise them."),
    ("arena", "arena:arena", "Play a tournament, everybody against everybody, and rate the players."),
    ("lab", "lab:lab", "Play many games and write a report."),
    ("train", "train:train", "Train a network by self-play; a stopped run continues where it was."),
    ("site", "site:site", "Write a folder that plays without a server, for any host of files."),
    ("admin", "admin:admin", "See and do what only whoever runs a server may."),
    ("worker", "serve:worker", "Think for the bots of servers started with `--work URL`."),
    ("schema", "serve:schema", "Write the wire's machine-readable form."),
)
for _name, _place, _help in _COMMANDS:
    app.command(f"veillee.cli.{_place}", name=_name, help=_help)


def main() -> None:
    """Run the command line; its answer is the exit code."""
    try:
        result = app(result_action="return_value")
    except ValueError as error:
        from veillee.games.registry import UnreadableGame

        if not isinstance(error, UnreadableGame):
            raise
        print(error, file=sys.stderr)
        sys.exit(2)
    sys.exit(result if isinstance(result, int) else 0)


if __name__ == "__main__":
    main()
