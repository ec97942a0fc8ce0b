"""Games that are to be played: who sits where, with which seed."""

import json
from itertools import combinations, combinations_with_replacement
from typing import Any

import msgspec

from veillee.bots.ismcts import SearchPlayer
from veillee.core import TurnState
from veillee.games.registry import find_game
from veillee.lab.players import lab_player
from veillee.texts import texts_for


class Setting(msgspec.Struct, frozen=True):
    """A game and its options, checked."""

    game: str
    options: dict[str, Any]
    seats: int


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played. `watcher` is the module whose `Notes` watch it; empty: nobody."""

    number: int
    setting: Setting
    players: tuple[str, ...]
    seed: int
    watcher: str = ""


def read_object(options: str) -> dict[str, Any]:
    """Read options in JSON; ValueError says what is wrong with them."""
    try:
        raw = json.loads(options)
    except ValueError as error:
        raise ValueError(f"options: {options!r} is not JSON: {error}") from error
    if not isinstance(raw, dict):
        raise ValueError(f"options: {options!r} is not a JSON object")
    return raw


def read_setting(game_id: str, options: str, seats: int | None = None) -> Setting:
    """Check a game and its options in JSON; KeyError or ValueError says what is wrong.

    Where the options leave the number of players open it is `seats`, or as few as the game allows.
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
    return Setting(game_id, raw, game.players(read))


def check_players(setting: Setting, names: list[str]) -> None:
    """ValueError names a player that there is not, or that cannot play this game."""
    game = find_game(setting.game)
    state = game.new(game.read_options(setting.options))
    for name in names:
        if isinstance(lab_player(game, name), SearchPlayer) and not isinstance(state, TurnState):
            raise ValueError(f"player {name!r}: {game.id} is not played in turns, so that no search plays it")


def same_seats(setting: Setting, names: list[str], games: int, seed: int, watcher: str = "") -> list[Fixture]:
    """Return games in which everybody keeps its seat, with consecutive seeds."""
    check_players(setting, names)
    _check_games(games)
    if len(names) != setting.seats:
        raise ValueError(f"players: {setting.game} with these options has {setting.seats} seats, not {len(names)}")
    return [Fixture(number, setting, tuple(names), seed + number, watcher) for number in range(games)]


def round_robin(setting: Setting, names: list[str], games: int, seed: int) -> list[Fixture]:
    """Return games between all groups of players, each seed played once from every seat.

    A game has as many players as seats; where fewer are named, they fill the seats in all mixtures.
    """
    if len(names) < 2 or len(set(names)) != len(names):
        raise ValueError("players: an arena needs two or more, each named once")
    check_players(setting, names)
    _check_games(games)
    if len(names) >= setting.seats:
        groups = list(combinations(names, setting.seats))
    else:
        groups = [group for group in combinations_with_replacement(names, setting.seats) if set(group) == set(names)]
    return meetings(setting, groups, games, seed)


def meetings(setting: Setting, groups: list[tuple[str, ...]], games: int, seed: int) -> list[Fixture]:
    """Return the games of some groups: `games` seeds, the same for all, each in every rotation of the seats."""
    fixtures: list[Fixture] = []
    for number in range(games):
        for group in groups:
            for turn in range(len(group)):
                seated = group[turn:] + group[:turn]
                fixtures.append(Fixture(len(fixtures), setting, seated, seed + number))
    return fixtures


def _check_games(games: int) -> None:
    if games < 1:
        raise ValueError(f"games: {games} is none")
