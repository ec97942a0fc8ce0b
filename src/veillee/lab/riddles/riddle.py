"""A riddle, and the file that keeps a game's riddles so that each can be checked again."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from veillee.core import Event, Game, GameState
from veillee.games.riddles import FILE, folder_of, page_file

VERSION: Final = 1


class Riddle(msgspec.Struct):
    """A question about a position: what the seat to move would do after `at` moves of the game with a seed.

    `values` are what each answer is worth, as the kind of question counts it; the first answer is the best one.
    `grade` is the lowest level of the bots from which on all find it.
    """

    kind: str
    seed: int
    at: int
    seat: int
    answers: list[str]
    values: list[float]
    grade: int

    @property
    def id(self) -> str:
        """Return its name: the game's seed and the number of moves before it."""
        return f"{self.seed}-{self.at}"


class SourceGame(msgspec.Struct):
    """A game that riddles come from: its options and every move, chance included, by the number of its actor."""

    options: dict[str, Any]
    moves: list[tuple[int, str]]


class Record(msgspec.Struct):
    """All riddles of a game, with what made them."""

    version: int
    made_by: str
    games: dict[int, SourceGame]
    riddles: list[Riddle]


class RiddleFiles(NamedTuple):
    """Where a built-in game keeps its riddles: the record for the lab, and what the page reads."""

    record: Path
    page: Path


def riddle_files(games: Path, game: Game) -> RiddleFiles:
    """Return the files of a game's riddles in a folder of games."""
    folder = games / folder_of(game)
    return RiddleFiles(folder / "study" / FILE, folder / FILE)


def own_files(game: Game) -> RiddleFiles:
    """Return the files of a game's riddles in this package."""
    return riddle_files(page_file(game).parent.parent, game)


def read_record(file: Path) -> Record:
    """Read a record; raise ValueError if it is of another version, or none."""
    try:
        record = msgspec.json.decode(file.read_bytes(), type=Record)
    except (OSError, msgspec.DecodeError) as error:
        raise ValueError(f"{file}: no riddles can be read: {error}") from error
    if record.version != VERSION:
        raise ValueError(f"{file}: version {record.version} is not known; this program reads {VERSION}")
    return record


def write_record(record: Record, file: Path) -> None:
    """Write a record, one game and one riddle a line."""
    games = ",\n".join(f'"{seed}":{msgspec.json.encode(game).decode()}' for seed, game in record.games.items())
    riddles = ",\n".join(msgspec.json.encode(riddle).decode() for riddle in record.riddles)
    head = f'{{"version":{record.version},"made_by":{msgspec.json.encode(record.made_by).decode()},'
    file.write_text(f'{head}\n"games":{{\n{games}\n}},\n"riddles":[\n{riddles}\n]}}\n', encoding="utf-8")


def position_of(game: Game, record: Record, riddle: Riddle, told: list[Event] | None = None) -> GameState:
    """Play the moves before a riddle by the ordinary rules; raise ValueError at one that is refused.

    `told` is filled with what the seat saw happen.
    """
    source = record.games[riddle.seed]
    state = game.new(game.read_options(source.options))
    for number, (actor, move) in enumerate(source.moves[: riddle.at]):
        refusal = state.check(actor, move)
        if refusal is not None:
            raise ValueError(f"riddle {riddle.id}: move {number}, {move!r}, is refused by {refusal.clause}")
        events = state.apply(actor, move)
        if told is not None:
            told += [event.seen_by(riddle.seat) for event in events]
    return state
