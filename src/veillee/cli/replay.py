"""`veillee replay` and `veillee verify`: play a game again and check it."""

from pathlib import Path

from rich.console import Console

from veillee.core.replay import Replay, ReplayError, parse_replay, play_through, result_text
from veillee.core.replay import verify as verify_replay
from veillee.games.registry import find_game


def _read(console: Console, file: Path) -> Replay | None:
    try:
        return parse_replay(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ReplayError) as error:
        console.print(f"{file}: {error}", style="red", markup=False)
        return None


def replay(file: Path) -> int:
    """Play a replay file again, check every move and print the result.

    Parameters
    ----------
    file
        A replay file.
    """
    console = Console(highlight=False)
    found = _read(console, file)
    if found is None:
        return 1
    try:
        game = find_game(found.game)
        end = play_through(game, found)
    except (ReplayError, KeyError) as error:
        console.print(f"{file}: {error.args[0]}", style="red", markup=False)
        return 1
    console.print(f"{game.id}: {len(found.moves)} moves, result {result_text(game, end)}", markup=False)
    return 0


def verify_file(file: Path) -> int:
    """Derive every die and card of a replay file from its revealed seed again.

    Parameters
    ----------
    file
        A replay file with the seed and its commitment.
    """
    console = Console(highlight=False)
    found = _read(console, file)
    if found is None:
        return 1
    try:
        chances = verify_replay(find_game(found.game), found)
    except (ReplayError, KeyError) as error:
        console.print(f"{file}: {error.args[0]}", style="red", markup=False)
        return 1
    console.print(f"{found.game}: the seed fits its commitment and gives all {chances} chance moves", markup=False)
    return 0
