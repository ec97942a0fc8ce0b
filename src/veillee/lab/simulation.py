"""Many games between any players, on all cores; the same seed gives the same games."""

import os
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from veillee.bots.match import play_match
from veillee.bots.players import named_player
from veillee.core import CHANCE, SPECTATOR, FastRng
from veillee.games.registry import find_game

CHUNK = 50


class Summary(msgspec.Struct):
    """What many games add up to."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    wins: dict[str, int] = {}
    reasons: dict[str, int] = {}
    lengths: dict[int, int] = {}
    rounds: dict[int, int] = {}

    def add(self, other: "Summary") -> None:
        """Add the games of another summary; seconds are the caller's wall clock."""
        self.games += other.games
        self.moves += other.moves
        for mine, theirs in ((self.wins, other.wins), (self.reasons, other.reasons)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count
        for mine_by, theirs_by in ((self.lengths, other.lengths), (self.rounds, other.rounds)):
            for number, count in theirs_by.items():
                mine_by[number] = mine_by.get(number, 0) + count


def play_chunk(game_id: str, options: dict[str, Any], names: list[str], seed: int, games: int) -> Summary:
    """Play some games with consecutive seeds."""
    game = find_game(game_id)
    read = game.read_options(options)
    players = [named_player(game, name) for name in names]
    wins: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    lengths: Counter[int] = Counter()
    rounds: Counter[int] = Counter()
    moves = 0
    for number in range(games):
        state = game.new(read)
        made = play_match(state, players, FastRng(seed + number))
        outcome = state.outcome()
        assert outcome is not None
        moves += len(made)
        for seat in outcome.winners:
            wins[game.seats[seat]] += 1
        if not outcome.winners:
            wins["draw"] += 1
        reasons[outcome.reason] += 1
        lengths[sum(actor != CHANCE for actor, _ in made)] += 1
        reached = getattr(state.view(SPECTATOR), "round", None)
        if reached is not None:
            rounds[reached] += 1
    return Summary(games, moves, 0.0, dict(wins), dict(reasons), dict(lengths), dict(rounds))


def simulate(
    game_id: str,
    options: dict[str, Any],
    names: list[str],
    games: int,
    seed: int,
    progress: Callable[[int], None],
    workers: int | None = None,
) -> Summary:
    """Play many games in a pool of processes and return what they add up to."""
    game = find_game(game_id)
    read = game.read_options(options)
    refusal = game.check_options(read)
    if refusal is not None:
        raise ValueError(f"options refused by {refusal.clause}")
    if len(names) != game.players(read):
        raise ValueError(f"players: {game.id} with these options has {game.players(read)} seats, not {len(names)}")
    for name in names:
        named_player(game, name)
    total = Summary()
    started = time.monotonic()
    chunks = [(seed + start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]
    with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=get_context("forkserver")) as pool:
        futures = [pool.submit(play_chunk, game_id, options, names, first, count) for first, count in chunks]
        for future in futures:
            part = future.result()
            total.add(part)
            progress(part.games)
    total.seconds = time.monotonic() - started
    return total
