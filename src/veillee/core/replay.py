"""Replay files: headers and one numbered move a line, chance included, like PGN.

The number of a line is the number of the move in its table's log; chance is derived from it.
"""

import hashlib
import json
import re
from typing import Any, Final

from veillee.core.contract import CHANCE, Game, GameState
from veillee.core.rng import SeedRng

VERSION: Final = 1
"""Of replay files. A file without one is of version 1."""
_HEADER: Final = re.compile(r'^\[(\w+) "(.*)"\]$')
_LINE: Final = re.compile(r"^([0-9]{1,18})\. ([\w-]+): (.+)$")
_QUOTED: Final = 60
"""The most characters of a file that a sentence about it quotes."""


class ReplayError(ValueError):
    """A replay file that fails a check, with the line that fails."""


class Replay:
    """A whole game as text: who played what, in order."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        moves: list[tuple[int, str, str]],
        seats: dict[str, str] | None = None,
        commitment: str = "",
        seed: str = "",
        result: str = "",
    ) -> None:
        self.game: Final = game
        self.options: Final = options
        self.moves: Final = moves
        self.seats: Final[dict[str, str]] = seats if seats is not None else {}
        self.commitment: Final = commitment
        self.seed: Final = seed
        self.result: Final = result

    def __str__(self) -> str:
        def quoted(value: Any) -> str:
            return json.dumps(value, ensure_ascii=False, sort_keys=True)

        lines = [f'[Version "{VERSION}"]', f'[Game "{self.game}"]', f'[Options "{quoted(self.options)}"]']
        if self.seats:
            lines.append(f'[Seats "{quoted(self.seats)}"]')
        if self.commitment:
            lines.append(f'[Commitment "{self.commitment}"]')
        if self.seed:
            lines.append(f'[Seed "{self.seed}"]')
        if self.result:
            lines.append(f'[Result "{self.result}"]')
        lines.append("")
        lines += [f"{number}. {actor}: {move}" for number, actor, move in self.moves]
        return "\n".join(lines) + "\n"


def parse_replay(text: str) -> Replay:
    """Read a replay file; raise ReplayError naming the line that is wrong."""
    headers: dict[str, str] = {}
    moves: list[tuple[int, str, str]] = []
    for index, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if not line.strip():
            continue
        header = _HEADER.match(line)
        move = _LINE.match(line)
        if header and not moves:
            if header.group(1) in headers:
                raise ReplayError(f"line {index}: header {header.group(1)} is there twice")
            headers[header.group(1)] = header.group(2)
        elif move:
            number = int(move.group(1))
            if moves and number <= moves[-1][0]:
                raise ReplayError(f"line {index}: number {number} does not follow {moves[-1][0]}")
            moves.append((number, move.group(2), move.group(3)))
        else:
            raise ReplayError(f"line {index}: neither a header nor a move: {line[:_QUOTED]!r}")
    if headers.get("Version", "1") != str(VERSION):
        raise ReplayError(f"header Version: {headers['Version'][:20]!r} is not known; this program reads {VERSION}")
    if "Game" not in headers:
        raise ReplayError("header Game is missing")
    try:
        options = json.loads(headers.get("Options", "{}"))
        seats = json.loads(headers.get("Seats", "{}"))
    except ValueError as error:
        raise ReplayError(f"header Options or Seats: {error}") from error
    except RecursionError as error:
        raise ReplayError("header Options or Seats: nested too deeply") from error
    if not isinstance(options, dict) or not isinstance(seats, dict):
        raise ReplayError("header Options or Seats: not a mapping")
    if not all(isinstance(name, str) for name in seats.values()):
        raise ReplayError("header Seats: a name is a text")
    return Replay(
        headers["Game"],
        options,
        moves,
        seats,
        headers.get("Commitment", ""),
        headers.get("Seed", ""),
        headers.get("Result", ""),
    )


def result_text(game: Game, state: GameState) -> str:
    """Return the result header of a position: winners and the clause that decided, or `*`."""
    outcome = state.outcome()
    if outcome is None:
        return "*"
    names = " ".join(game.seats[seat] for seat in outcome.winners) or "draw"
    return f"{names} {outcome.reason}"


def play_through(game: Game, replay: Replay) -> GameState:
    """Play a replay and return the final position; raise ReplayError at the first move that is refused."""
    return _fold(game, replay, None)


def verify(game: Game, replay: Replay) -> int:
    """Re-derive every chance move from the revealed seed; return how many there were."""
    if not replay.seed:
        raise ReplayError("the seed is not revealed yet: header Seed is missing")
    try:
        seed = bytes.fromhex(replay.seed)
    except ValueError as error:
        raise ReplayError(f"header Seed: {error}") from error
    if hashlib.sha256(seed).hexdigest() != replay.commitment:
        raise ReplayError("the seed does not fit the commitment")
    _fold(game, replay, seed)
    return sum(actor == "chance" for _, actor, _ in replay.moves)


def _fold(game: Game, replay: Replay, seed: bytes | None) -> GameState:
    try:
        options = game.read_options(replay.options)
    except ValueError as error:
        raise ReplayError(f"header Options: {error}") from error
    refusal = game.check_options(options)
    if refusal is not None:
        raise ReplayError(f"header Options: refused by {refusal.clause}")
    state = game.new(options)
    for number, name, move in replay.moves:
        if name != "chance" and name not in game.seats:
            raise ReplayError(f"move {number}: no seat {name[:_QUOTED]!r}")
        actor = CHANCE if name == "chance" else game.seats.index(name)
        refusal = state.check(actor, move)
        if refusal is not None:
            raise ReplayError(f"move {number}: {name}: {move[:_QUOTED]} is refused by {refusal.clause}")
        if seed is not None and actor == CHANCE:
            derived = state.log_text(actor, state.draw(SeedRng(seed, number)))
            if derived != move:
                raise ReplayError(f"move {number}: the seed gives {derived!r}, the file says {move[:_QUOTED]!r}")
        state.apply(actor, move)
    if replay.result and replay.result != result_text(game, state):
        raise ReplayError(f"header Result: the moves give {result_text(game, state)!r}")
    return state
