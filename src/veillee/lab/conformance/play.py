"""Games end, moves are spelled in one way, positions are values, junk is refused, replays repeat."""

from typing import Any

from veillee.core import CHANCE, Game, GameState
from veillee.core.replay import Replay, parse_replay, play_through, result_text
from veillee.lab.conformance.random_game import need, new_state, random_game

_JUNK_EVERY = 7


def check_ends(game: Game, options: dict[str, Any], seed: int) -> None:
    """Every position of a random game has a move, and the game ends with a result for each player."""
    last = None
    for state, actor, move in random_game(game, options, seed):
        need(state.outcome() is None, f"`outcome` is not None although {actor} may still move ({move})")
        refusal = state.check(actor, move)
        need(refusal is None, f"its own move {move!r} of {actor} is refused: {refusal}")
        last = state
    assert last is not None
    outcome = last.outcome()
    need(outcome is not None, "the game is over, and `outcome` is None")
    assert outcome is not None
    count = game.players(game.read_options(options))
    need(len(outcome.returns) == count, f"{len(outcome.returns)} returns for {count} players")


def check_copies(game: Game, options: dict[str, Any], seed: int) -> None:
    """A copy and a position read from bytes are exact, and independent of their original."""
    for state, actor, move in random_game(game, options, seed):
        before = state.to_bytes()
        copy, restored = state.copy(), game.from_bytes(before)
        need(copy.to_bytes() == before, "`copy` forgets something: its bytes differ")
        need(restored.to_bytes() == before, "`from_bytes` forgets something: its bytes differ")
        copy.apply(actor, move)
        restored.apply(actor, move)
        need(state.to_bytes() == before, f"{move!r} on a copy changes the original")
        need(copy.to_bytes() == restored.to_bytes(), f"{move!r} leads elsewhere from a position read from bytes")


def check_spelling(game: Game, options: dict[str, Any], seed: int) -> None:
    """Every legal move is listed once, allowed, and spelled as it is listed."""
    for state, actor, _ in random_game(game, options, seed):
        moves = [move for move, _ in state.outcomes()] if actor == CHANCE else state.legal(actor)
        need(len(moves) == len(set(moves)), f"`legal` lists a move twice: {moves}")
        for move in moves:
            need(state.check(actor, move) is None, f"`legal` lists {move!r}, and `check` refuses it")
            spelled = state.spelling(actor, move)
            need(spelled == move, f"{move!r} is spelled {spelled!r}")


def check_junk(game: Game, options: dict[str, Any], seed: int, junk: list[str]) -> None:
    """What is no move is refused by a clause of the sheet or as `notation`, and changes nothing."""
    clauses = {*game.clauses(), "notation"}
    for index, (state, _, move) in enumerate(random_game(game, options, seed)):
        if index % _JUNK_EVERY:
            continue
        before = state.to_bytes()
        for seat in range(game.players(game.read_options(options))):
            for text in [*junk, move]:
                _check_refusal(state, seat, text, clauses, text != move)
        need(state.to_bytes() == before, "`check` changes the position")


def _check_refusal(state: GameState, seat: int, text: str, clauses: set[str], junk: bool) -> None:
    refusal = state.check(seat, text)
    if junk and state.enumerable(seat) and text not in state.legal(seat):
        need(refusal is not None, f"{text!r} is allowed, and not among the legal moves")
    need(refusal is None or refusal.clause in clauses, f"{text!r} is refused by {refusal}, which is no clause")


def check_replay(game: Game, options: dict[str, Any], seed: int) -> None:
    """A replay file leads to the same end as the game."""
    moves: list[tuple[int, str, str]] = []
    end = new_state(game, options)
    for state, actor, move in random_game(game, options, seed):
        moves.append((len(moves) + 1, "chance" if actor == CHANCE else game.seats[actor], move))
        end = state
    text = str(Replay(game.id, dict(options), moves, result=result_text(game, end)))
    need(play_through(game, parse_replay(text)).to_bytes() == end.to_bytes(), "a replay leads to another end")
