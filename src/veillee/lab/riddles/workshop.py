"""A whole collection of riddles: games are searched, block by block, until there are enough."""

from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Final

from veillee.core import Game
from veillee.lab.arena.executors import Executor
from veillee.lab.riddles.check import Check, check
from veillee.lab.riddles.maker import Found, Task, pick, riddler_of, search, usable_of
from veillee.lab.riddles.riddle import VERSION, Record, own_files, read_record

_BLOCK: Final = 24  # games; what is searched for is decided anew after each block, whoever searched it
_CHOICE: Final = 1.4  # riddles found for each that is kept, so that every grade has some
_TOGETHER: Final = 10  # riddles that are checked as one piece of work

Progress = Callable[[dict[str, int], int], None]


def make(game: Game, count: int, seed: int, most: int, executor: Executor, progress: Progress) -> Record:
    """Search games from a seed on for `count` riddles, as many of each kind as are found, in `most` games at most."""
    for name, number in (("count", count), ("most", most)):
        if number < 1:
            raise ValueError(f"{name}: {number} is none")
    riddler = riddler_of(game)
    kinds = list(riddler.kinds)
    wanted = {kind: count // len(kinds) + (place < count % len(kinds)) for place, kind in enumerate(kinds)}
    found: list[Found] = []
    for start in range(seed, seed + most, _BLOCK):
        have = {kind: len(usable_of(riddler, found, kind, wanted[kind])) for kind in kinds}
        progress(have, start - seed)
        missing = [kind for kind in kinds if have[kind] < _CHOICE * wanted[kind]]
        if not missing:
            break
        if sum(have.values()) < _CHOICE * count:
            missing = kinds  # what one kind lacks, the others make up for
        tasks = [[Task(game.id, number, missing)] for number in range(start, min(start + _BLOCK, seed + most))]
        found += sorted((one for part in executor.run(search, tasks) for one in part), key=lambda one: one.seed)
    games, riddles = pick(riddler, found, wanted)
    command = f"veillee lab riddles {game.id} --count {count} --seed {seed} --most {most}"
    return Record(VERSION, f"{command}, Veillée {version('veillee')}", games, riddles)


def check_all(game: Game, executor: Executor) -> Iterator[tuple[int, list[str]]]:
    """Solve every riddle of a game again; yield how many are done, and what is wrong with them."""
    total = len(read_record(own_files(game).record).riddles)
    places = list(range(total))
    chunks = [[Check(game.id, places[start : start + _TOGETHER])] for start in range(0, total, _TOGETHER)]
    done = 0
    for complaints in executor.run(check, chunks):
        done = min(total, done + _TOGETHER)
        yield done, complaints
