"""What several commands ask for in the same words."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Workers = Annotated[int | None, Parameter(help="Processes; all cores by default.")]
Ray = Annotated[bool | str, Parameter(help="Play on a Ray cluster: `--ray ADDRESS`, or `--ray` to start one here.")]
Csv = Annotated[Path | None, Parameter(help="Write a row for each seat of each game.")]
Parquet = Annotated[Path | None, Parameter(help="Write the same rows as Parquet.")]
Html = Annotated[Path | None, Parameter(help="Write a report with pictures.")]
Folder = Annotated[Path, Parameter(help="Folder of the page.")]
Game = Annotated[str, Parameter(help="The game's id.")]
Options = Annotated[str, Parameter(help="The game's options as JSON.")]
EitherSeat = Annotated[int, Parameter(help="Games from either seat of each match.")]
FirstSeed = Annotated[int, Parameter(help="The first seed; it and the following ones are the same for all matches.")]
