"""A game with its options and players, read from the command line and checked."""

import json
from typing import Any, Final

import msgspec

from veillee.bots.ismcts import SearchPlayer
from veillee.core import TurnState
from veillee.games.registry import find_game
from veillee.lab.arena.players import lab_player
from veillee.texts import texts_for

_QUOTED: Final = 200
"""The most characters of the options that a sentence about them quotes."""


class GameSetup(msgspec.Struct, frozen=True):
    """A game and its options, checked."""

    game: str
    options: dict[str, Any]
    seats: int


def read_object(options: str) -> dict[str, Any]:
    """Read options in JSON; raise ValueError saying what is wrong."""
    try:
        raw = json.loads(options)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"options: {options[:_QUOTED]!r} is not JSON: {error}") from error
    if not isinstance(raw, dict):
        raise ValueError(f"options: {options!r} is not a JSON object")
    return raw


def read_setup(game_id: str, options: str, seats: int | None = None) -> GameSetup:
    """Check a game and its options in JSON; raise KeyError or ValueError saying what is wrong.

    If the options leave the number of players open, it is `seats`, or as few as the game allows.
    """
    game = find_game(game_id)
    raw = read_object(options)
    if "players" in game.option_type().__struct_fields__:
        raw.setdefault("players", seats if seats is not None else game.fewest)
    try:
        read = game.read_options(raw)
    except ValueError as error:
        known = ", ".join(game.option_type().__struct_fields__)
        raise ValueError(f"options: {error}; {game_id} has {known}") from error
    refusal = game.check_options(read)
    if refusal is not None:
        why = texts_for("en", game.texts()).say(refusal.message_id, **refusal.params)
        raise ValueError(f"options: {json.dumps(raw)} is refused by {refusal.clause}: {why}")
    return GameSetup(game_id, raw, game.players(read))


def check_players(setup: GameSetup, names: list[str]) -> None:
    """Raise ValueError naming a player that does not exist or cannot play this game."""
    game = find_game(setup.game)
    state = game.new(game.read_options(setup.options))
    for name in names:
        if isinstance(lab_player(game, name), SearchPlayer) and not isinstance(state, TurnState):
            raise ValueError(f"player {name!r}: {game.id} is not played in turns, so that no search plays it")
