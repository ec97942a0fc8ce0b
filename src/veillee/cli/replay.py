"""`veillee replay` and `veillee verify`: play a game again and check it."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from veillee.cli.mistake import MISTAKES, refuse
from veillee.core import Game
from veillee.core.replay import Replay, ReplayError, parse_replay, play_through, result_text
from veillee.core.replay import verify as verify_replay
from veillee.games.registry import find_game


def replay(file: Path) -> int:
    """Play a replay file again, check every move and print the result.

    Parameters
    ----------
    file
        A replay file.
    """
    return _check(file, _play)


def verify_file(file: Path) -> int:
    """Check every die and card of a replay file against its revealed seed.

    Parameters
    ----------
    file
        A replay file with the seed and its commitment.
    """
    return _check(file, _verify)


def _play(game: Game, found: Replay) -> str:
    return f"{game.id}: {len(found.moves)} moves, result {result_text(game, play_through(game, found))}"


def _verify(game: Game, found: Replay) -> str:
    return f"{game.id}: the seed fits its commitment and gives all {verify_replay(game, found)} chance moves"


def _check(file: Path, check: Callable[[Game, Replay], str]) -> int:
    """Read a replay and check it; return the exit code."""
    console = Console(highlight=False)
    try:
        found = parse_replay(file.read_text(encoding="utf-8"))
        game = find_game(found.game)
    except MISTAKES as error:
        return refuse(console, error, file)
    try:
        console.print(check(game, found), markup=False)
    except ReplayError as error:
        console.print(f"{file}: {error}", style="red", markup=False, soft_wrap=True)
        return 1
    return 0
