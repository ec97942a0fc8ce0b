"""OpenSpiel's own tests and searches accept our games, and a guess keeps to what its seat knows."""

import pickle

import pyspiel
import pytest

from veillee.bots.match import play_match
from veillee.bots.player import RandomPlayer
from veillee.core import FastRng
from veillee.core.contract.perspective import Perspective
from veillee.games.registry import find_game
from veillee.lab.arena.players import lab_player
from veillee.lab.bridges.open_spiel import REGISTERED

NAMES = [made.__name__ for made in REGISTERED]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_passes_open_spiels_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def after(name: str, moves: int) -> pyspiel.State:
    rng = FastRng(moves)
    state = pyspiel.load_game(name, {"seed": 3}).new_initial_state()
    made = 0
    while made < moves or state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
        made += 1
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_guess_is_one_of_the_states_that_a_player_cannot_tell_apart(name: str) -> None:
    state = after(name, 30)
    player = state.current_player()
    guesses = [state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(8)]
    for guess in guesses:
        assert guess.information_state_string(player) == state.information_state_string(player)
        assert guess.observation_string(player) == state.observation_string(player)
        assert guess.legal_actions() == state.legal_actions()
    assert len({str(guess) for guess in guesses}) > 1


@pytest.mark.parametrize("name", NAMES)
def test_who_was_told_the_same_can_do_the_same(name: str) -> None:
    """Also after a move that turned up what lay hidden."""
    state, rng = after(name, 30), FastRng(1)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    found: dict[tuple[int, str], list[int]] = {}
    for _ in range(200):
        guess = state.resample_from_infostate(state.current_player(), sampler)
        for _ in range(4):
            if guess.is_terminal():
                break
            actions = guess.legal_actions()
            if not guess.is_chance_node():
                told = guess.current_player(), guess.information_state_string()
                assert found.setdefault(told, actions) == actions
            guess.apply_action(actions[rng.below(len(actions))])


@pytest.mark.parametrize("name", NAMES)
def test_a_state_survives_being_written_and_read(name: str) -> None:
    state = after(name, 20)
    read = state.get_game().deserialize_state(state.serialize())
    assert str(read) == str(state)
    assert read.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("player", ["openspiel-mcts:2", "openspiel-ismcts:2"])
def test_open_spiels_searches_play_a_duel(player: str) -> None:
    game = find_game("rest-in-peace")
    state = game.new(game.read_options({"initiation": True}))
    play_match(state, [lab_player(game, player), RandomPlayer()], 2)
    assert state.outcome() is not None


@pytest.mark.parametrize("player", ["openspiel-mcts:1ms", "openspiel-ismcts:1ms"])
def test_open_spiels_searches_keep_to_a_time_with_three_detectives(player: str) -> None:
    game, rng = find_game("labystere"), FastRng(2)
    state = game.new(game.read_options({"players": 3}))
    while len(state.legal(0)) < 2:
        actor = state.actors()[0]
        state.apply(actor, state.draw(rng) if actor < 0 else state.random_move(actor, rng))
    assert lab_player(game, player).choose(Perspective(state, 0), rng) in state.legal(0)


def test_other_names_are_the_houses_own() -> None:
    assert isinstance(lab_player(find_game("rest-in-peace"), "random"), RandomPlayer)
    with pytest.raises(ValueError, match="no player"):
        lab_player(find_game("rest-in-peace"), "openspiel-alphazero:3")
    with pytest.raises(ValueError, match="numbered"):
        lab_player(find_game("pas-touche"), "openspiel-mcts:3")


@pytest.mark.parametrize("name", NAMES)
def test_a_state_can_be_pickled(name: str) -> None:
    state = after(name, 12)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_state_knows_the_actions_that_led_to_it(name: str) -> None:
    state = after(name, 12)
    told = state.history()
    assert state.history_str() == ", ".join(map(str, told))
    assert [entry.action for entry in state.full_history()] == told
    assert state.full_history()[0].player == pyspiel.PlayerId.CHANCE
    assert state.move_number() == len(told) >= 12
    assert not state.is_initial_state()
    action = state.legal_actions()[0]
    for next_state in (state.child(action), pickle.loads(pickle.dumps(state)).child(action)):
        assert next_state.history() == [*told, action]
    assert state.history() == told


def test_what_a_game_says_of_itself_is_told() -> None:
    duel, maze = (pyspiel.load_game(name).get_type() for name in ("veillee_rest_in_peace", "veillee_labystere"))
    assert (duel.utility, maze.utility) == (pyspiel.GameType.Utility.ZERO_SUM, pyspiel.GameType.Utility.GENERAL_SUM)
    assert duel.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
