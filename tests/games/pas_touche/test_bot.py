"""The bots of Pas Touche !: pure, legal, and stronger from each strength to the next."""

from statistics import mean
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playing import examples
from veillee.core import CHANCE, FastRng, ReactionState
from veillee.games.pas_touche.bot.eyes import search_time
from veillee.games.pas_touche.bot.levels import decide
from veillee.games.pas_touche.bot.skills import CASUAL, CHILD, EXPERT, GOOD, INHUMAN, SKILLS, Skill
from veillee.games.pas_touche.game import GAME


def position(**given: object) -> ReactionState:
    state: ReactionState = GAME.scenario_adapter().position({"dice": ["waffle", 3], **given}, GAME.read_options({}))
    return state


BOUND = {"cards": {"p1": ["green number=3 up", "green number=1 down", "green number=2 down"]}, "cube": {"p1": [1, 1]}}


def play(skills: list[Skill], seed: int, options: dict[str, Any] | None = None) -> ReactionState:
    """Let bots play a whole game; in a round everybody's first touch counts by its time."""
    rng = FastRng(seed)
    state = GAME.new(GAME.read_options(options or {"players": len(skills)}))
    for _ in range(5_000):
        actors = state.actors()
        if not actors:
            return state
        if actors == [CHANCE]:
            state.apply(CHANCE, state.draw(rng))
            continue
        intents = [(decide(state.view(seat), skills[seat], rng), seat) for seat in actors]
        if state.phase() != "touch":
            intent, seat = intents[0]
            assert state.check(seat, intent.move) is None
            state.apply(seat, intent.move)
            continue
        for intent, seat in sorted(intents, key=lambda each: each[0].delay_ms):
            if state.phase() == "touch" and state.actors() != [CHANCE]:
                assert state.check(seat, intent.move) is None
                state.apply(seat, intent.move)
    raise AssertionError("a game without an end")


@examples(30)
@given(st.integers(0, 10**9), st.sampled_from(SKILLS))
def test_a_decision_is_pure_and_legal(seed: int, skill: Skill) -> None:
    for state in (position(), position(**BOUND), position(children=True, **BOUND)):
        before = state.to_bytes()
        first = decide(state.view(0), skill, FastRng(seed))
        again = decide(state.view(0), skill, FastRng(seed))
        assert (first.delay_ms, first.move) == (again.delay_ms, again.move)
        assert first.delay_ms >= 100
        assert state.check(0, first.move) is None
        assert state.to_bytes() == before


@pytest.mark.heavy
def test_stronger_is_faster_and_slips_less() -> None:
    for given_position in ({}, BOUND):
        state = position(**given_position)
        delays: list[float] = []
        errors: list[float] = []
        for skill in SKILLS:
            rng = FastRng(5)
            intents = [decide(state.view(0), skill, rng) for _ in range(3_000)]
            delays.append(mean(intent.delay_ms for intent in intents))
            errors.append(mean(intent.move != "pass" and not state.ends_round(0, intent.move) for intent in intents))
        assert delays == sorted(delays, reverse=True)
        assert errors == sorted(errors, reverse=True)
        assert errors[-1] < 0.05


def test_the_edge_of_the_grid_takes_longer_than_the_middle() -> None:
    for skill in SKILLS:
        rng = FastRng(1)
        middle = mean(search_time(14, 1, skill.pace, rng) for _ in range(2_000))
        corner = mean(search_time(0, 1, skill.pace, rng) for _ in range(2_000))
        assert corner > middle


def test_a_grid_seen_often_is_known() -> None:
    early = mean(search_time(0, 1, CASUAL.pace, FastRng(n)) for n in range(500))
    late = mean(search_time(0, 20, CASUAL.pace, FastRng(n)) for n in range(500))
    assert late < early


def test_a_forbidden_card_is_blocked_or_left() -> None:
    state = position(**BOUND)
    blocked, left = ([decide(state.view(0), skill, FastRng(n)).move for n in range(50)] for skill in (INHUMAN, CHILD))
    assert blocked.count("touch waffle 3 left cry") > 40
    assert left.count("pass") > 20


def test_bots_play_whole_games() -> None:
    for seed in range(3):
        assert play(SKILLS, seed).outcome() is not None


def test_an_expert_beats_a_casual_player_even_from_a_higher_level() -> None:
    wins = 0
    for seed in range(12):
        outcome = play([CASUAL, EXPERT], seed).outcome()
        assert outcome is not None
        wins += outcome.winners == (1,)
    assert wins >= 10


def test_a_rematch_is_played_at_the_levels_that_the_verdict_promised() -> None:
    # PT-L3: for bots as for people, whatever the strength of the bot
    options = {"players": 3, "children": True}
    end = play([CHILD, GOOD, CASUAL], 4, options)
    promised = [player.level for player in end.view(0).players]
    again = GAME.carry_on(options, GAME.carried(end))
    state = GAME.new(GAME.read_options(again))
    assert [player.proposed for player in state.view(0).players] == promised
    state.apply(CHANCE, state.draw(FastRng(1)))
    for seat, skill in enumerate([CHILD, GOOD, CASUAL]):
        assert decide(state.view(seat), skill, FastRng(1)).move == f"level {promised[seat]}"
    assert again["children"]
