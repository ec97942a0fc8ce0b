"""Every game as a row: CSV for spreadsheets, Parquet for data tools."""

import csv
import json
from pathlib import Path

from veillee.lab.arena.match_result import MatchResult

Row = dict[str, str | int | float | None]


def rows(games: list[MatchResult]) -> list[Row]:
    """Return a row for each seat of each game."""
    return [
        {
            "game": game.spec.setup.game,
            "options": json.dumps(game.spec.setup.options, sort_keys=True),
            "match": game.spec.number,
            "seed": game.spec.seed,
            "seat": seat + 1,
            "player": player,
            "starter": None if game.starter is None else game.starter + 1,
            "rank": game.ranks[seat],
            "points": game.points(seat),
            "score": game.scores[seat] if game.scores else 0,
            "reason": game.reason,
            "moves": game.moves,
            "rounds": game.rounds,
        }
        for game in games
        for seat, player in enumerate(game.spec.players)
    ]


def write_csv(games: list[MatchResult], file: Path) -> None:
    """Write the rows as CSV."""
    table = rows(games)
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(table[0]))
        writer.writeheader()
        writer.writerows(table)


def write_parquet(games: list[MatchResult], file: Path) -> None:
    """Write the rows as Parquet."""
    import pyarrow
    import pyarrow.parquet

    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows(games)), file)
