"""Investigations played by the engine and by a model written from the rule sheet alone: they never differ."""

from typing import Any

import pytest

from models.maze import Maze
from playing import COMPILED, new_state
from veillee.core import CHANCE, FastRng, Game, GameState
from veillee.games.registry import all_games

GAME: Game = all_games()["labystere"]
# Guesses are mostly wrong: players who guess at every visit to Finish would all be out at once.
DECLARES_ONE_IN = 3
SWAPS_ONE_IN = 5
GAMES = 10 if COMPILED else 2


def shown_by_model(maze: Maze) -> dict[str, Any]:
    return {
        "pawns": maze.pawns,
        "known": {seat: sorted(cards, key=lambda card: (card[0] != "s", card)) for seat, cards in maze.known.items()},
        "flag_seen": [seat for seat in maze.seats if seat in maze.flag_seen],
        "lost": [seat for seat in maze.seats if seat in maze.lost],
        "double": [seat for seat in maze.seats if seat in maze.double],
        "grid": {square: stack.words for square, stack in maze.grid.items()},
    }


def compare(state: GameState, maze: Maze) -> None:
    adapter = GAME.scenario_adapter()
    described = adapter.describe(state)
    for key, expected in shown_by_model(maze).items():
        assert not adapter.differs(key, expected, described[key]), (key, expected, described[key])
    assert {seat: square for seat, square in described["pawns"].items() if square} == maze.pawns
    if maze.over:
        return
    for index, seat in enumerate(maze.seats):
        seen = adapter.describe_view(state, index)
        assert seen["grid"] == {square: stack.seen(seat) for square, stack in maze.grid.items()}
        assert seen["flag_seen"] == [seat] * (seat in maze.flag_seen)
        for other in maze.seats:
            expected = described["known"][seat] if other == seat else "unknown"
            assert seen["known"][other] == expected, (seat, other)


def choose(moves: list[str], rng: FastRng) -> str:
    by_word = {word: [move for move in moves if move.split()[0] == word] for word in {m.split()[0] for m in moves}}
    for word, one_in in (("declare", DECLARES_ONE_IN), ("swap", SWAPS_ONE_IN)):
        if word in by_word and len(by_word) > 1 and rng.below(one_in):
            del by_word[word]
    words = sorted(by_word)
    matching = by_word[words[rng.below(len(words))]]
    return matching[rng.below(len(matching))]


def set_up(options: dict[str, object], rng: FastRng) -> tuple[GameState, Maze]:
    """Let chance lay out the maze; return it on both."""
    state = new_state(GAME, options)
    culprit = ""
    while state.actors() == [CHANCE]:
        move = state.draw(rng)
        if move.startswith("culprit "):
            culprit = move.split()[1]
        state.apply(CHANCE, move)
    grid = GAME.scenario_adapter().describe(state)["grid"]
    seats = list(GAME.seats[: GAME.players(GAME.read_options(options))])
    first = str(options.get("first", "p1"))
    return state, Maze(grid, culprit, seats, first, bool(options.get("last_detective")))


def play_beside(options: dict[str, object], seed: int) -> int:
    """Play one game on both; return how many moves it had."""
    rng = FastRng(seed)
    state, maze = set_up(options, rng)
    moves = 0
    while actors := state.actors():
        moves += 1
        if actors == [CHANCE]:
            assert maze.actor() == "chance"
            move = state.draw(rng)
            assert maze.chance_may(move), move
            state.apply(CHANCE, move)
        else:
            compare(state, maze)
            assert [GAME.seats[actor] for actor in actors] == [maze.actor()]
            assert state.phase() == maze.phase
            assert sorted(state.legal(actors[0])) == sorted(maze.legal())
            move = choose(sorted(maze.legal()), rng)
            state.apply(actors[0], move)
        maze.play(move)
    assert maze.over
    compare(state, maze)
    outcome = state.outcome()
    assert outcome is not None
    assert [GAME.seats[winner] for winner in outcome.winners] == ([maze.winner] if maze.winner else [])
    return moves


@pytest.mark.parametrize(
    "options",
    [{"players": 2}, {"players": 3, "first": "p3", "last_detective": True}, {"players": 4, "first": "p2"}],
)
def test_engine_and_model_play_the_same_investigation(options: dict[str, object]) -> None:
    for seed in range(GAMES):
        assert play_beside(options, seed) > 1, seed
