"""What a family remembers of the other's hidden cards stays true in every guess (Rest in Peace)."""

from typing import Any

import pytest
from librt.strings import BytesWriter

from veillee.core import CHANCE, FastRng, GameState
from veillee.games.registry import find_game

GAME = find_game("rest-in-peace")
GREEN, BLUE = 0, 1


def position(**given: Any) -> GameState:
    state = GAME.scenario_adapter().position(given, GAME.read_options({}))
    assert isinstance(state, GameState)
    return state


def play(state: GameState, *moves: tuple[int, str]) -> None:
    for actor, move in moves:
        refusal = state.check(actor, move)
        assert refusal is None, (move, refusal)
        state.apply(actor, move)


def guesses(state: GameState, viewer: int) -> list[dict[str, Any]]:
    return [GAME.scenario_adapter().describe(state.determinize(viewer, FastRng(seed))) for seed in range(60)]


def test_an_unseen_hand_is_guessed_from_all_cards_not_seen() -> None:
    state = position(hands={"green": [1, 2], "blue": [6, 5, 4]})
    hands = {tuple(guess["hands"]["blue"]) for guess in guesses(state, GREEN)}
    assert len(hands) > 10
    assert all(guess["hands"]["green"] == [1, 2] for guess in guesses(state, GREEN))


def test_a_hand_that_3_shows_is_known_and_stays_known_after_the_round() -> None:
    state = position(hands={"green": [1], "blue": [6, 5, 4]}, mediums={"green": [3]})
    play(state, (GREEN, "medium 3"))
    assert all(guess["hands"]["blue"] == [4, 5, 6] for guess in guesses(state, GREEN))
    play(state, (GREEN, "end"), (BLUE, "end"))
    play(state, (CHANCE, "draw green 1"), (CHANCE, "draw green 1"), (CHANCE, "draw blue 1"), (CHANCE, "draw blue 2"))
    play(state, (BLUE, "tenth none"))
    later = guesses(state, GREEN)
    assert all({4, 5, 6} <= set(guess["hands"]["blue"]) for guess in later)
    assert len({tuple(guess["hands"]["blue"]) for guess in later}) > 3


def test_a_known_card_may_be_the_one_hidden_later_but_is_somewhere() -> None:
    state = position(hands={"green": [1], "blue": [6, 4]}, mediums={"green": [3]})
    play(state, (GREEN, "medium 3"), (GREEN, "end"), (BLUE, "end"))
    play(state, (CHANCE, "draw green 1"), (CHANCE, "draw green 1"), (CHANCE, "draw blue 1"), (CHANCE, "draw blue 2"))
    play(state, (BLUE, "tenth ghost 6"))
    places = {("ghost 6" in guess["tenth"]["blue"], 6 in guess["hands"]["blue"]) for guess in guesses(state, GREEN)}
    assert places == {(True, False), (False, True)}


def test_a_card_taken_back_by_22_is_known_to_be_in_hand() -> None:
    state = position(turn="blue", hands={"blue": [5, 1, 1]}, mediums={"blue": [22]})
    play(state, (BLUE, "ghost 5"), (BLUE, "medium 22 take=ghost:5"))
    assert all(5 in guess["hands"]["blue"] for guess in guesses(state, GREEN))


def test_a_hand_that_3_showed_stays_known_when_22_takes_the_3_back() -> None:
    state = position(
        hands={"blue": [6, 5, 4]}, mediums={"green": [22]}, rows={"green": ["medium 3"]}, decks={"green": []}
    )
    play(state, (GREEN, "medium 22 take=medium:3"), (CHANCE, "draw blue 1"), (CHANCE, "draw blue 1"))
    assert all({4, 5, 6} <= set(guess["hands"]["blue"]) for guess in guesses(state, GREEN))


def test_a_card_that_18_puts_back_is_in_the_deck_until_something_is_drawn() -> None:
    state = position(
        round=4, turn="blue", hands={"blue": [1, 2, 3]}, mediums={"blue": [18]}, earlier={"blue": [6, 5, 5]}
    )
    play(state, (BLUE, "medium 18 value=6"))
    assert all(6 in guess["deck"]["blue"] for guess in guesses(state, GREEN))


def test_the_card_that_19_turned_up_is_known_when_it_is_drawn() -> None:
    state = position(hands={"green": [1], "blue": [2]}, mediums={"green": [19]})
    play(state, (GREEN, "medium 19 deck=other"), (CHANCE, "reveal 6"))
    assert all(6 in guess["deck"]["blue"] for guess in guesses(state, GREEN))
    play(state, (GREEN, "end"), (BLUE, "end"))
    play(state, (CHANCE, "draw green 1"), (CHANCE, "draw green 1"), (CHANCE, "draw blue 6"), (CHANCE, "draw blue 1"))
    assert all(6 in guess["hands"]["blue"] for guess in guesses(state, GREEN))


def test_a_spectator_remembers_nothing_that_only_a_family_saw() -> None:
    state = position(hands={"green": [1], "blue": [6, 5, 4]}, mediums={"green": [3]})
    play(state, (GREEN, "medium 3"))
    assert len({tuple(guess["hands"]["blue"]) for guess in guesses(state, -2)}) > 5


@pytest.mark.parametrize("viewer", [GREEN, BLUE])
def test_a_family_knows_its_own_hidden_cards(viewer: int) -> None:
    seats = ("green", "blue")
    state = position(hands={"green": [1, 2, 6], "blue": [1, 2, 6]}, tenth={"green": ["ghost 5"], "blue": ["ghost 5"]})
    for guess in guesses(state, viewer):
        assert guess["hands"][seats[viewer]] == [1, 2, 6]
        assert guess["tenth"][seats[viewer]] == ["ghost 5"]


def field(state: GameState, viewer: int, name: str) -> list[int]:
    """Return what an observation has in one of its fields."""
    writer = BytesWriter()
    state.observe(viewer, writer)
    start = 0
    for found, size in GAME.observation():
        if found == name:
            return list(writer.getvalue()[start : start + size])
        start += size
    raise AssertionError(name)


def test_an_observation_is_as_long_as_its_fields() -> None:
    state = position(hands={"green": [1, 2, 6], "blue": [1]})
    writer = BytesWriter()
    state.observe(GREEN, writer)
    assert len(writer.getvalue()) == GAME.observation_size() == 542


def test_the_fields_of_an_observation_stand_where_their_names_say() -> None:
    state = position(
        round=4,
        hands={"green": [1, 2, 2], "blue": [5]},
        rows={"green": ["medium 10 value=3"], "blue": ["ghost 4", "medium 25 values=2,5"]},
        mediums={"blue": [29]},
        tokens={"blue": {"castle": 2}},
        earlier={"blue": [6]},
        owes=["green"],
    )
    assert field(state, GREEN, "round") == [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert field(state, GREEN, "own turn") == [1]
    assert field(state, GREEN, "banned values") == [0, 1, 0, 0, 1, 0]
    assert field(state, GREEN, "lead of the other") == [1] * 4 + [0] * 8
    assert field(state, GREEN, "own hand size") == [3]
    assert field(state, GREEN, "own debt") == [1]
    assert field(state, GREEN, "own value of medium 10") == [0, 0, 1, 0, 0, 0]
    assert field(state, GREEN, "unseen ghosts of the other") == [6, 5, 4, 2, 2, 0]
    assert field(state, GREEN, "other castles") == [1, 1]
    assert field(state, GREEN, "other mediums") == [0] * 28 + [1]
    assert field(state, GREEN, "other ghosts in the row") == [0, 0, 0, 1, 0, 0]
    assert field(state, GREEN, "other earlier ghosts") == [0, 0, 0, 0, 0, 1]
