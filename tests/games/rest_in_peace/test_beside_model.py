"""Duels played by the engine and by a model written from the rule sheet alone: they never differ."""

from typing import Any

import pytest

from models.duel import Duel
from models.duel_cards import BLUE, GREEN
from playing import COMPILED, new_state
from veillee.core import CHANCE, FastRng, Game, GameState
from veillee.games.registry import all_games

GAME: Game = all_games()["rest-in-peace"]
SEATS = [GREEN, BLUE]
# Ending a turn is one move among many; players who end too rarely never abandon, too often never fight.
ENDS_ONE_IN = 4
GAMES = 60 if COMPILED else 12


def shown_by_model(duel: Duel) -> dict[str, Any]:
    families = duel.family
    shown: dict[str, Any] = {
        "round": duel.round,
        "hands": {seat: sorted(family.hand) for seat, family in families.items()},
        "deck": {seat: sorted(family.deck) for seat, family in families.items()},
        "mediums": {seat: sorted(family.mediums) for seat, family in families.items()},
        "tokens": {
            seat: {house: family.tokens.count(house) for house in ("manor", "castle")}
            for seat, family in families.items()
        },
        "tenth": {seat: [card.name for card in family.tenth] for seat, family in families.items()},
        "line": duel.line,
        "houses": duel.houses[duel.round - 1 :],
        "top": {seat: family.top for seat, family in families.items()},
        "discarded": duel.discarded,
    }
    if duel.phase == "play" and not duel.over:
        shown["rows"] = {seat: [card.spelled() for card in family.row] for seat, family in families.items()}
        shown["earlier"] = {seat: sorted(family.earlier) for seat, family in families.items()}
        shown["owes"] = [seat for seat in SEATS if duel.family[seat].debt >= duel.round]
    if duel.phase == "play" or (duel.over and duel.decided):
        shown["totals"] = {seat: duel.total(seat) for seat in SEATS}
    return shown


def seen_in_model(duel: Duel, seat: str) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "hands": {
            whose: sorted(family.hand) if duel.sees_hand(seat, whose) else "unknown"
            for whose, family in duel.family.items()
        },
        "tenth": {whose: duel.sees_tenth(seat, whose) for whose in SEATS},
        "line": duel.sees_line(),
    }
    return seen


def compare(state: GameState, duel: Duel) -> None:
    adapter = GAME.scenario_adapter()
    described = adapter.describe(state)
    for key, expected in shown_by_model(duel).items():
        assert not adapter.differs(key, expected, described[key]), (key, expected, described[key])
    if duel.phase == "play" and not duel.over:
        for index, seat in enumerate(SEATS):
            seen = adapter.describe_view(state, index)
            for key, expected in seen_in_model(duel, seat).items():
                assert seen[key] == expected, (seat, key, expected, seen[key])


def choose(moves: list[str], rng: FastRng) -> str:
    if "end" in moves and rng.below(ENDS_ONE_IN) == 0:
        return "end"
    others = [move for move in moves if move != "end"] or moves
    kinds = sorted({" ".join(move.split()[:2]) for move in others})
    kind = kinds[rng.below(len(kinds))]
    matching = [move for move in others if " ".join(move.split()[:2]) == kind]
    return matching[rng.below(len(matching))]


def play_beside(options: dict[str, object], seed: int) -> int:
    """Play one game on both; return how many moves it had."""
    rng = FastRng(seed)
    state = new_state(GAME, options)
    first = options.get("first")
    duel = Duel(str(first) if first else None, bool(options.get("initiation")))
    moves = 0
    while actors := state.actors():
        moves += 1
        expected = duel.actor()
        if actors == [CHANCE]:
            assert expected == "chance"
            move = state.draw(rng)
            assert duel.chance_may(move), move
            state.apply(CHANCE, move)
        else:
            compare(state, duel)
            assert [SEATS[actor] for actor in actors] == [expected]
            assert state.phase() == duel.phase
            assert sorted(state.legal(actors[0])) == sorted(duel.legal())
            move = choose(sorted(duel.legal()), rng)
            state.apply(actors[0], move)
        duel.play(move)
    assert duel.over
    compare(state, duel)
    outcome = state.outcome()
    assert outcome is not None
    assert [SEATS[winner] for winner in outcome.winners] == ([duel.winner] if duel.winner else [])
    return moves


@pytest.mark.parametrize("options", [{}, {"initiation": True, "first": BLUE}, {"levels": [3, 4]}, {"levels": [1, 2]}])
def test_engine_and_model_play_the_same_duel(options: dict[str, object]) -> None:
    for seed in range(GAMES):
        assert play_beside(options, seed) > 20, seed
