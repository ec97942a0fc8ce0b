"""What is compared: two variants with one bot, or two bots with the same options."""

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from veillee.lab.arena.game_setup import GameSetup, check_players, read_object, read_setup
from veillee.lab.arena.match_spec import MatchSpec

BOX: Final = "box"
FOLLOWED: Final = 40
"""How many games of each side are judged move by move: it takes much longer than playing them."""


class Side(msgspec.Struct, frozen=True):
    """One side of a comparison: a name, the game with its options, and the bot on every seat."""

    name: str
    setup: GameSetup
    player: str


class Rivals(msgspec.Struct, frozen=True):
    """Two bots of different strength: how often the better one wins tells skill from luck."""

    better: str
    weaker: str


def read_options(text: str) -> dict[str, Any] | None:
    """Return the options that a text means: `box`, JSON, or a file of JSON; None where it is none of them."""
    if text == BOX:
        return {}
    if text.lstrip().startswith("{"):
        return read_object(text)
    if text.endswith(".json"):
        if not Path(text).is_file():
            raise ValueError(f"{text}: there is no such file")
        return read_object(Path(text).read_text(encoding="utf-8"))
    return None


def read_sides(game: str, first: str, second: str, player: str, options: str) -> list[Side]:
    """Return the two sides; raise ValueError saying what is wrong."""
    common = read_object(options)
    named = [read_options(first), read_options(second)]
    if (named[0] is None) != (named[1] is None):
        raise ValueError(f"{first} and {second}: compare two variants (JSON, FILE.json, box) or two players")
    if first == second:
        raise ValueError(f"{first}: this is compared with itself")
    sides: list[Side] = []
    for text, chosen in zip((first, second), named):
        setup = read_setup(game, json.dumps({**common, **(chosen or {})}))
        bot = text if chosen is None else player
        check_players(setup, [bot])
        sides.append(Side(text, setup, bot))
    if sides[0].setup.seats != sides[1].setup.seats:
        raise ValueError("players: both sides need the same number, so that their games can be paired")
    return sides


def specs_of(side: Side, games: int, seed: int, followed: int = FOLLOWED) -> list[MatchSpec]:
    """Return the games of a side: the same bot on every seat, the first ones followed move by move."""
    seated = (side.player,) * side.setup.seats
    return [
        MatchSpec(number, side.setup, seated, seed + number, followed=number < followed, group=side.name)
        for number in range(games)
    ]


def contest_specs(side: Side, rivals: Rivals, games: int, seed: int) -> list[MatchSpec]:
    """Return games of one better bot among weaker ones, which takes every seat in turn."""
    check_players(side.setup, [rivals.better, rivals.weaker])
    specs: list[MatchSpec] = []
    for number in range(games):
        seats = [rivals.weaker] * side.setup.seats
        seats[number % side.setup.seats] = rivals.better
        specs.append(MatchSpec(number, side.setup, tuple(seats), seed + number, group=f"{side.name}, contest"))
    return specs


def numbered(specs: list[MatchSpec]) -> list[MatchSpec]:
    """Return specs numbered one after the other, so that their results come back in order."""
    return [msgspec.structs.replace(spec, number=number) for number, spec in enumerate(specs)]
