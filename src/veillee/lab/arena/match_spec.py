"""Matches that are to be played: who sits where, with which seed."""

from itertools import combinations, combinations_with_replacement

import msgspec

from veillee.lab.arena.game_setup import GameSetup, check_players


class MatchSpec(msgspec.Struct, frozen=True):
    """One match to play; if `noted`, the game's study takes notes on it, if `followed`, its course is judged and kept,
    if `measured`, its players are, if `foretold`, they say how likely they are to win.

    `group` says to which part of a comparison or sweep it belongs.
    """

    number: int
    setup: GameSetup
    players: tuple[str, ...]
    seed: int
    noted: bool = False
    followed: bool = False
    measured: bool = False
    foretold: bool = False
    group: str = ""


def same_seats(setup: GameSetup, names: list[str], games: int, seed: int) -> list[MatchSpec]:
    """Return games in which everybody keeps its seat, with consecutive seeds."""
    check_players(setup, names)
    _check_games(games)
    if len(names) != setup.seats:
        raise ValueError(f"players: {setup.game} with these options has {setup.seats} seats, not {len(names)}")
    return [MatchSpec(number, setup, tuple(names), seed + number) for number in range(games)]


def round_robin(setup: GameSetup, names: list[str], games: int, seed: int) -> list[MatchSpec]:
    """Return games between all groups of players, each seed played once from every seat.

    If fewer players than seats are named, they fill the seats in every combination.
    """
    if len(names) < 2 or len(set(names)) != len(names):
        raise ValueError("players: an arena needs two or more, each named once")
    check_players(setup, names)
    _check_games(games)
    if len(names) >= setup.seats:
        groups = list(combinations(names, setup.seats))
    else:
        groups = [group for group in combinations_with_replacement(names, setup.seats) if set(group) == set(names)]
    return meetings(setup, groups, games, seed)


def meetings(
    setup: GameSetup, groups: list[tuple[str, ...]], games: int, seed: int, measured: bool = False
) -> list[MatchSpec]:
    """Return the games of some groups: `games` seeds, the same for all, each in every rotation of the seats."""
    specs: list[MatchSpec] = []
    for number in range(games):
        for group in groups:
            for turn in range(len(group)):
                seated = group[turn:] + group[:turn]
                specs.append(MatchSpec(len(specs), setup, seated, seed + number, measured=measured))
    return specs


def _check_games(games: int) -> None:
    if games < 1:
        raise ValueError(f"games: {games} is none")
