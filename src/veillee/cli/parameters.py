"""Parameters that several commands share."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

_PLAYERS = (
    "random, level:1 to level:5, thumb:RULE, search:400 (simulations), search:200ms, without:PART, "
    "FILE.py:Class, FILE.npz."
)
_OPTIONS = "The game's options as JSON"

Workers = Annotated[int | None, Parameter(help="Processes; all cores by default.")]
Ray = Annotated[bool | str, Parameter(help="Play on a Ray cluster: `--ray ADDRESS`, or `--ray` to start one here.")]
Csv = Annotated[Path | None, Parameter(help="Write a row for each seat of each game.")]
Parquet = Annotated[Path | None, Parameter(help="Write the same rows as Parquet.")]
Html = Annotated[Path | None, Parameter(help="Write a report with pictures.")]
WrittenPage = Annotated[Path, Parameter(help="The page to write.")]
Folder = Annotated[Path, Parameter(help="Folder of the page.")]
Game = Annotated[str, Parameter(help="The game's id.")]
SeatPlayers = Annotated[str, Parameter(help=f"One player per seat: {_PLAYERS}")]
ArenaPlayer = Annotated[str, Parameter(help=f"Two or more: {_PLAYERS}")]
LadderPlayer = Annotated[str, Parameter(help=f"The player to rate: {_PLAYERS}")]
Options = Annotated[str, Parameter(help=f"{_OPTIONS}.")]
SeatOptions = Annotated[str, Parameter(help=f"{_OPTIONS}; the number of players follows from `players`.")]
ArenaOptions = Annotated[str, Parameter(help=f"{_OPTIONS}; by default with as few players as the game allows.")]
Seed = Annotated[
    int, Parameter(help="The first seed; the same seed gives the same games, unless a player has a time limit.")
]
EitherSeat = Annotated[int, Parameter(help="Games of each match from each seat.")]
ComparedSide = Annotated[str, Parameter(help=f"A variant (`box`, options as JSON, FILE.json), or a player: {_PLAYERS}")]
SweptNumber = Annotated[
    str, Parameter(help="A field of the variant with its values: hand=3..7, threshold=0.01,0.03; option:NAME=… too.")
]
OnePlayer = Annotated[str, Parameter(help="The bot on every seat; by default a decent one that is fast enough.")]
Better = Annotated[str, Parameter(help="The better of two bots: how often it wins tells skill from luck.")]
Weaker = Annotated[str, Parameter(help="The weaker of them.")]
