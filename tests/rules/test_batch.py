"""Games stepped at once are the same games, and a learner's sheet holds no secret."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

from playing import examples, new_state, random_game
from veillee.bots.batch import Batch
from veillee.core import CHANCE, FastRng, Game, GameState, TurnState
from veillee.games.registry import all_games

pytestmark = pytest.mark.heavy


def learnable(numbered: bool) -> Iterator[object]:
    for game in all_games().values():
        if game.observation_size() and (game.action_codes() or not numbered):
            for index, options in enumerate(game.examples()):
                yield pytest.param(game, options, id=f"{game.id}-{index}")


with_a_sheet = pytest.mark.parametrize(("game", "options"), list(learnable(False)))
with_numbers = pytest.mark.parametrize(("game", "options"), list(learnable(True)))


def sheet(state: GameState, viewer: int) -> bytes:
    writer = BytesWriter()
    state.observe(viewer, writer)
    return writer.getvalue()


@with_a_sheet
@examples(3)
@given(seed=st.integers(0, 10**6))
def test_a_sheet_has_its_size_and_shows_only_what_its_seat_knows(
    game: Game, options: dict[str, object], seed: int
) -> None:
    rng = FastRng(seed)
    codes = set(game.action_codes())
    for state, actor, _ in random_game(game, options, seed):
        if actor == CHANCE:
            continue
        if isinstance(state, TurnState):
            assert set(state.actions()) <= codes
        for viewer in range(game.players(game.read_options(options))):
            guess = state.determinize(viewer, rng)
            assert sheet(guess, viewer) == sheet(state, viewer)
            assert len(sheet(state, viewer)) == game.observation_size()


@with_numbers
def test_a_batch_plays_whole_games_and_numpy_reads_it(game: Game, options: dict[str, object]) -> None:
    start = new_state(game, options)
    assert isinstance(start, TurnState)
    codes, players = game.action_codes(), game.players(game.read_options(options))
    batch, twin = (Batch([start], codes, 8, players, 5) for _ in range(2))
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(400):
        masks = np.frombuffer(batch.masks(), np.uint8).reshape(8, len(codes))
        assert masks.sum(axis=1).min() > 1
        assert np.frombuffer(batch.observations(), np.uint8).size == 8 * game.observation_size()
        chosen = (rng.random(masks.shape) * masks).argmax(axis=1).tolist()
        batch.step(chosen)
        twin.step(chosen)
        assert batch.observations() == twin.observations()
        results = np.frombuffer(batch.results(), np.float32).reshape(8, players)
        ended += int((~np.isnan(results[:, 0])).sum())
    assert ended > 0


@with_numbers
def test_a_batch_fills_arrays_of_the_callers_own(game: Game, options: dict[str, object]) -> None:
    start = new_state(game, options)
    assert isinstance(start, TurnState)
    codes, players = game.action_codes(), game.players(game.read_options(options))
    batch, twin = (Batch([start], codes, 20, players, 5) for _ in range(2))
    observations = np.zeros((20, game.observation_size()), np.uint8)
    masks = np.zeros((20, len(codes)), np.int8)
    seats = np.zeros(20, np.uint8)
    rewards = np.ones((20, players), np.float32)
    ended = np.ones(20, bool)
    batch.attach(observations, masks, seats, rewards, ended)
    rng = np.random.default_rng(5)
    ends = 0
    for number in range(300):
        assert observations.tobytes() == twin.observations()
        assert masks.tobytes() == twin.masks()
        assert seats.tobytes() == twin.seats()
        results = np.frombuffer(twin.results(), np.float32).reshape(20, players)
        assert (ended == ~np.isnan(results[:, 0])).all()
        assert (rewards == np.nan_to_num(results)).all()
        ends += int(ended.sum())
        chosen = (rng.random(masks.shape) * masks).argmax(axis=1).astype((np.int64, np.int32, np.int16)[number % 3])
        batch.step_array(chosen)
        twin.step(chosen.tolist())
    assert ends > 0


def test_a_batch_draws_legal_choices_and_refuses_arrays_that_do_not_fit() -> None:
    game = all_games()["rest-in-peace"]
    start = new_state(game, {})
    assert isinstance(start, TurnState)
    codes = game.action_codes()
    batch = Batch([start], codes, 4, 2, 5)
    masks, choices = np.zeros((4, len(codes)), np.int8), np.zeros(4, np.int16)
    batch.attach(masks=masks)
    drawn = set()
    for _ in range(50):
        batch.draw_choices(choices)
        assert masks[np.arange(4), choices].all()
        drawn.update(choices.tolist())
        batch.step_array(choices)
    assert len(drawn) > 5
    with pytest.raises(ValueError, match=r"masks: \d+ bytes, not"):
        batch.attach(masks=np.zeros((3, len(codes)), np.int8))
    with pytest.raises(ValueError, match="rewards: an array that is writable"):
        batch.attach(rewards=np.frombuffer(bytes(32), np.float32))
    with pytest.raises(ValueError, match="choices: 4 of them, not 3"):
        batch.step_array(np.zeros(3, np.int16))


def test_a_game_without_players_is_refused_by_name() -> None:
    game = all_games()["labystere"]
    with pytest.raises(ValueError, match="players: 0 cannot sit down, 2 to 4 can"):
        game.new(game.read_options({}))
