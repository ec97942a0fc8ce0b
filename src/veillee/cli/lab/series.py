"""What every report is played with: the first seed, the game's options, and who plays the games."""

from dataclasses import dataclass
from shlex import quote
from typing import Final

from cyclopts import Parameter
from rich.console import Console

from veillee.cli.batch_output import play_with_progress
from veillee.cli.parameters import Options, Ray, Seed, Workers
from veillee.lab.arena.executors import choose_executor, play_all
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec


@Parameter(name="*")
@dataclass(frozen=True)
class Series:
    """Many games: all commands of the lab have these parameters."""

    seed: Seed = 1
    options: Options = "{}"
    workers: Workers = None
    ray: Ray = False

    def play(self, console: Console, specs: list[MatchSpec]) -> list[MatchResult]:
        """Play them with a progress bar, and say beforehand about how long it takes."""
        return play_with_progress(console, specs, self.workers, self.ray)

    def play_quietly(self, specs: list[MatchSpec]) -> list[MatchResult]:
        """Play them without a word."""
        return play_all(specs, choose_executor(self.workers, self.ray))

    def command(self, *words: str, **flags: str | int) -> str:
        """Return the command that repeats these games; a flag that is empty is left out."""
        given = {**flags, "seed": self.seed, "options": self.options}
        said = [f"--{name} {quote(str(value))}" for name, value in given.items() if value != ""]
        return " ".join(["veillee lab", *(quote(word) for word in words), *said])


USUAL: Final = Series()
