"""What must hold of every game: one suite, run through the public contract."""

import copy
import pickle

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import examples, new_state, random_game
from smallest_game import smallest_game
from veillee.core import CHANCE, SPECTATOR, FastRng, Game, GameState
from veillee.core.replay import Replay, parse_replay, play_through, result_text
from veillee.games.registry import all_games

GAMES = [*all_games().values(), smallest_game()]
CASES = [
    pytest.param(game, options, id=f"{game.id}-{index}")
    for game in GAMES
    for index, options in enumerate(game.examples())
]
every_game = pytest.mark.parametrize(("game", "options"), CASES)
seeds = st.integers(0, 10**6)


def viewers(game: Game, options: dict[str, object]) -> list[int]:
    return [*range(game.players(game.read_options(options))), SPECTATOR]


def seen(state: GameState, viewer: int) -> bytes:
    """Everything a viewer is sent of a position."""
    legal = state.legal(viewer) if viewer >= 0 else []
    return msgspec.json.encode([state.view(viewer), state.actors(), state.phase(), legal])


@every_game
@examples(3)
@given(seed=seeds)
def test_games_end_and_every_position_has_a_move(game: Game, options: dict[str, object], seed: int) -> None:
    last = None
    for state, actor, move in random_game(game, options, seed):
        assert state.outcome() is None
        assert state.check(actor, move) is None
        last = state
    assert last is not None
    outcome = last.outcome()
    assert outcome is not None
    assert len(outcome.returns) == game.players(game.read_options(options))
    assert last.actors() == []


@every_game
@examples(3)
@given(seed=seeds)
def test_copies_and_bytes_are_exact_and_independent(game: Game, options: dict[str, object], seed: int) -> None:
    for state, actor, move in random_game(game, options, seed):
        before = state.to_bytes()
        copy, restored = state.copy(), game.from_bytes(before)
        assert copy.to_bytes() == before
        assert restored.to_bytes() == before
        copy.apply(actor, move)
        restored.apply(actor, move)
        assert state.to_bytes() == before
        assert copy.to_bytes() == restored.to_bytes()


@every_game
@examples(3)
@given(seed=seeds)
def test_a_viewer_cannot_tell_positions_apart_that_differ_in_what_it_cannot_know(
    game: Game, options: dict[str, object], seed: int
) -> None:
    for index, (state, actor, move) in enumerate(random_game(game, options, seed)):
        if (index + seed) % 5:
            continue
        for viewer in viewers(game, options):
            other = state.determinize(viewer, FastRng(seed + index))
            assert seen(other, viewer) == seen(state, viewer)
            again = FastRng(seed), FastRng(seed)
            assert other.determinize(viewer, again[0]).to_bytes() == state.determinize(viewer, again[1]).to_bytes()
            if actor == viewer:
                assert other.heard(viewer, actor, move) == state.heard(viewer, actor, move)
                assert other.check(actor, move) is None


@every_game
@examples(3)
@given(seed=seeds)
def test_events_and_heard_moves_of_others_do_not_depend_on_secrets(
    game: Game, options: dict[str, object], seed: int
) -> None:
    """Events tell a viewer no more than its view does.

    A move that sounds the same is made in another world in which the viewer may live: where both look the same to
    it afterwards, it was told the same.
    """
    compared = 0
    for index, (state, actor, move) in enumerate(random_game(game, options, seed)):
        if (index + seed) % 3:
            continue
        for viewer in viewers(game, options):
            if viewer == actor:
                continue
            other = state.determinize(viewer, FastRng(seed + index))
            twin = alike(other, actor, viewer, state.heard(viewer, actor, move))
            if twin is None:
                continue
            after = state.copy()
            events = [event.seen_by(viewer) for event in after.apply(actor, move)]
            others = [event.seen_by(viewer) for event in other.apply(actor, twin)]
            if seen(after, viewer) == seen(other, viewer):
                compared += 1
                assert msgspec.json.encode(events) == msgspec.json.encode(others), (move, twin)
    assert compared


def alike(world: GameState, actor: int, viewer: int, heard: str) -> str | None:
    """Return a move that the viewer hears as it heard another, or None where the actor has none in this world."""
    moves = [move for move, _ in world.outcomes()] if actor == CHANCE else world.legal(actor)
    for move in [heard, *reversed(moves)]:
        if world.check(actor, move) is None and world.heard(viewer, actor, move) == heard:
            return move
    return None


@every_game
@examples(3)
@given(seed=seeds)
def test_every_legal_move_is_allowed_and_spelled_once(game: Game, options: dict[str, object], seed: int) -> None:
    for state, actor, _ in random_game(game, options, seed):
        moves = [move for move, _ in state.outcomes()] if actor == CHANCE else state.legal(actor)
        assert len(moves) == len(set(moves))
        for move in moves:
            assert state.check(actor, move) is None
            assert state.spelling(actor, move) == move


JUNK = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["", " ", "end ", "END", "ghost", "ghost 0", "medium 30", "roll 7", "touch", "plan", "furnish piano"]
    ),
)


@every_game
@examples(4)
@given(seed=seeds, junk=st.lists(JUNK, min_size=1, max_size=8))
def test_junk_is_refused_and_changes_nothing(
    game: Game, options: dict[str, object], seed: int, junk: list[str]
) -> None:
    clauses = {*game.clauses(), "notation"}
    for index, (state, _, move) in enumerate(random_game(game, options, seed)):
        if index % 7:
            continue
        before = state.to_bytes()
        for seat in viewers(game, options)[:-1]:
            for text in [*junk, move]:
                refusal = state.check(seat, text)
                if text != move and text not in state.legal(seat) and state.enumerable(seat):
                    assert refusal is not None, text
                if refusal is not None:
                    assert refusal.clause in clauses
        assert state.to_bytes() == before


@every_game
@examples(3)
@given(seed=seeds)
def test_replay_equals_play(game: Game, options: dict[str, object], seed: int) -> None:
    moves: list[tuple[int, str, str]] = []
    end = new_state(game, options)
    for state, actor, move in random_game(game, options, seed):
        moves.append((len(moves) + 1, "chance" if actor == CHANCE else game.seats[actor], move))
        end = state
    text = str(Replay(game.id, dict(options), moves, result=result_text(game, end)))
    assert play_through(game, parse_replay(text)).to_bytes() == end.to_bytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_one_thing_however_it_is_copied_or_pickled(game: Game) -> None:
    assert copy.deepcopy(game) is game
    assert pickle.loads(pickle.dumps(game)) is game
