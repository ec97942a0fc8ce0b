"""Pas Touche !: what must hold in every game."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from playing import examples
from veillee.core import CHANCE, SPECTATOR, Event, FastRng, GameState, ReactionState
from veillee.core.replay import Replay, parse_replay, play_through
from veillee.core.scenario.runner import Scenario
from veillee.games.pas_touche.game import GAME
from veillee.games.pas_touche.notation import TOUCHES, read_move, touch_words
from veillee.games.pas_touche.rules.cards import COLOURS, LEVELS, PILES, TRACKS, forbidden_number, forbidden_treat
from veillee.games.pas_touche.rules.state import State

ROOT = Path(__file__).parents[2]
SCENARIOS = [
    (path.name, scenario)
    for path in sorted((ROOT / "scenarios" / "pas-touche").glob("*.yaml"))
    for scenario in yaml.safe_load(path.read_text("utf-8"))
]
SEEDS = st.integers(0, 10**9)


class Evening:
    """A random game: touches right and wrong, alone and in verdicts of several, passes and timeouts."""

    def __init__(self, seed: int, players: int, level: int = 0, **flags: bool) -> None:
        self.rng = FastRng(seed)
        self.level = level
        self.options = {"players": players, **flags}
        self.state: ReactionState = GAME.new(GAME.read_options(self.options))
        self.moves: list[tuple[int, str, str]] = []
        self.events: list[Event] = []

    def play(self, actor: int, move: str) -> None:
        assert self.state.check(actor, move) is None, move
        self.events += self.state.apply(actor, move)
        self.moves.append((len(self.moves) + 1, "chance" if actor == CHANCE else GAME.seats[actor], move))

    def step(self) -> bool:
        """Make one decision; False when the game is over."""
        actors = self.state.actors()
        if not actors:
            return False
        if actors == [CHANCE]:
            self.play(CHANCE, self.state.draw(self.rng))
        elif self.state.phase() == "touch":
            self._touch(actors)
        else:
            seat = actors[self.rng.below(len(actors))]
            legal = self.state.legal(seat)
            if self.level and f"level {self.level}" in legal:
                legal = [f"level {self.level}"]
            self.play(seat, legal[self.rng.below(len(legal))])
        return True

    def _touch(self, actors: list[int]) -> None:
        kind = self.rng.below(10)
        if kind == 0:
            for seat, move in self.state.moves_on_timeout():
                self.play(seat, move)
        elif kind == 1:
            self.play(actors[0], "pass")
        elif kind < 6:
            seat = actors[self.rng.below(len(actors))]
            self.play(seat, self._some_touch(seat))
        else:
            self.rng.shuffle(actors)
            verdict = actors[: 1 + self.rng.below(len(actors))]
            for seat in verdict:
                more = " more" if seat != verdict[-1] else ""
                self.play(seat, f"{self._some_touch(seat)} at={400 + self.rng.below(20)}{more}")

    def _some_touch(self, seat: int) -> str:
        good = [move for move in TOUCHES if self.state.ends_round(seat, move)]
        moves = good if self.rng.below(3) else TOUCHES
        return moves[self.rng.below(len(moves))]

    def to_the_end(self) -> "Evening":
        for _ in range(5000):
            if not self.step():
                return self
        raise AssertionError("a game without an end")

    def halfway(self) -> "Evening":
        for _ in range(20 + self.rng.below(150)):
            if not self.step():
                break
        return self


def encoded(state: GameState, viewer: int) -> bytes:
    return msgspec.json.encode(state.view(viewer))


def test_every_card_is_turned_over_after_the_end() -> None:
    state = Evening(3, 3, level=16).to_the_end().state
    cards = [card for player in state.view(SPECTATOR).players for card in player.cards]
    assert not all(card.up for card in cards)
    assert all(card.treat or card.number for card in cards)
    assert encoded(state.determinize(0, FastRng(1)), 0) == encoded(state, 0)


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS, ids=[f"{n}: {s['title']}" for n, s in SCENARIOS])
def test_scenario(name: str, scenario: dict[str, Any]) -> None:
    for seed in range(3):
        Scenario(GAME, scenario).run(seed)


def test_every_clause_has_a_scenario() -> None:
    named = {clause for _, scenario in SCENARIOS for clause in scenario["clauses"]}
    assert named == set(GAME.clauses())


@pytest.mark.parametrize("language", ["", ".fr"])
def test_rule_sheet_has_every_clause_in_order(language: str) -> None:
    sheet = (ROOT.parent / "docs" / "rules" / f"pas-touche{language}.md").read_text("utf-8")
    assert tuple(re.findall(r'^- <a id="(PT-\w+)"></a>\*\*\1\*\* ', sheet, re.M)) == GAME.clauses()


def test_box() -> None:
    assert [len(pile) for pile in PILES] == [18, 18, 18, 18]
    for colour in (2, 3):
        assert all((forbidden_treat(says) + forbidden_number(says)) % 2 == colour - 2 for says in PILES[colour])
        assert len(set(PILES[colour])) == 18
    greens, oranges = Counter(PILES[0]), Counter(PILES[1])
    assert [greens[7 * k] for k in range(1, 7)] == [1] * 6
    assert [greens[k] for k in range(1, 7)] == [2] * 6
    assert [oranges[7 * k] for k in range(1, 7)] == [2] * 6
    assert [oranges[k] for k in range(1, 7)] == [1] * 6


def test_level_n_takes_n_plus_six_right_touches() -> None:
    # PT-L2
    assert [sum(len(TRACKS[colour]) for colour in level) + 1 for level in LEVELS] == [n + 6 for n in range(1, 17)]


@examples(25)
@given(SEEDS, st.integers(2, 6), st.booleans(), st.booleans(), st.integers(0, 16))
def test_games_end_and_keep_their_cards(seed: int, players: int, children: bool, easy_hands: bool, level: int) -> None:
    evening = Evening(seed, players, level, children=children, easy_hands=easy_hands)
    while evening.step():
        state = evening.state
        assert isinstance(state, State)
        for colour, box in enumerate(PILES):
            pile = state.piles[colour]
            held = [c.says for p in state.players for c in p.cards if c.colour == colour and c.says]
            assert sorted(pile.rest + pile.under + held) == box
        for player in state.players:
            if player.card >= 0:
                assert player.cards[player.card].up
                assert 0 <= player.space < len(TRACKS[player.cards[player.card].colour])
    outcome = evening.state.outcome()
    assert outcome is not None
    assert len(outcome.winners) == 1
    assert evening.state.phase() == "over"
    assert all(event.kind != "card-dealt" or set(event.data) == {"seat", "card", "colour"} for event in evening.events)


@examples(25)
@given(SEEDS, st.integers(2, 6))
def test_legal_agrees_with_check(seed: int, players: int) -> None:
    evening = Evening(seed, players).halfway()
    state = evening.state
    words = [*TOUCHES[::7], "pass", "throw", "hand left", *(f"level {n}" for n in range(0, 18, 4))]
    before = state.to_bytes()
    for seat in range(6):
        legal = state.legal(seat)
        for move in words:
            assert (state.check(seat, move) is None) == (move in legal), (seat, move)
        for move in legal:
            assert state.check(seat, move) is None
    if state.actors() == [CHANCE]:
        for move, weight in state.outcomes():
            assert weight > 0
            assert state.check(CHANCE, move) is None
    assert state.to_bytes() == before


@examples(25)
@given(SEEDS, st.integers(2, 6))
def test_copies_and_bytes_go_on_alike(seed: int, players: int) -> None:
    evening = Evening(seed, players).halfway()
    copy, read = evening.state.copy(), GAME.from_bytes(evening.state.to_bytes())
    before = copy.to_bytes()
    start = len(evening.moves)
    evening.to_the_end()
    assert copy.to_bytes() == before == read.to_bytes()
    for _, name, move in evening.moves[start:]:
        actor = CHANCE if name == "chance" else GAME.seats.index(name)
        copy.apply(actor, move)
        read.apply(actor, move)
    assert copy.to_bytes() == read.to_bytes() == evening.state.to_bytes()


@examples(15)
@given(SEEDS, st.integers(2, 6))
def test_replay_gives_the_same_end(seed: int, players: int) -> None:
    evening = Evening(seed, players).to_the_end()
    replay = parse_replay(str(Replay(GAME.id, evening.options, evening.moves)))
    assert play_through(GAME, replay).to_bytes() == evening.state.to_bytes()


@examples(25)
@given(SEEDS, st.integers(2, 6), SEEDS, st.sampled_from([0, 13, 16]))
def test_guesses_agree_with_what_is_seen(seed: int, players: int, guess: int, level: int) -> None:
    state = Evening(seed, players, level=level).halfway().state
    for viewer in [*range(players), SPECTATOR]:
        guessed = state.determinize(viewer, FastRng(guess))
        for other in [*range(players), SPECTATOR]:
            assert encoded(guessed, other) == encoded(state, other)
        again = guessed.determinize(viewer, FastRng(guess + 1))
        assert again.to_bytes() == state.determinize(viewer, FastRng(guess + 1)).to_bytes()
        assert guessed.actors() == state.actors()


def test_guesses_remember_a_card_from_an_empty_pile() -> None:
    evening = Evening(3, 6, level=16)
    while evening.state.phase() == "setup":
        evening.step()
    state = evening.state
    assert isinstance(state, State)
    for move in ("right", "wrong"):
        state.apply(0, "throw")
        state.apply(CHANCE, "dice muffin 6")
        hand = "right" if (state.players[0].hand == 1) == (move == "right") else "left"
        state.apply(0, f"touch muffin {6 if move == 'right' else 5} {hand}")
    returned = state.draw(FastRng(0))
    state.apply(CHANCE, returned)
    for seed in range(20):
        guessed = state.determinize(1, FastRng(seed))
        assert isinstance(guessed, State)
        assert guessed.players[0].cards[0].says == state.players[0].cards[0].says


def test_drawn_cards_are_not_heard() -> None:
    state = GAME.new(GAME.read_options({}))
    for viewer in (0, 1, SPECTATOR):
        assert state.heard(viewer, CHANCE, "draw p1 red muffin 4") == "draw p1 red ?"
        assert state.heard(viewer, CHANCE, "dice muffin 4") == "dice muffin 4"


@given(st.sampled_from(TOUCHES), st.integers(100, 9_999_999), st.booleans())
def test_touches_are_spelled_one_way(touch: str, at: int, more: bool) -> None:
    move = read_move(f"{touch} at={at}{' more' if more else ''}")
    assert move is not None
    assert touch_words(move.value, move.hand, move.cry, move.at) == f"{touch} at={at}"
    assert move.more == more


@given(st.text(max_size=40))
def test_any_text_is_answered(text: str) -> None:
    state = GAME.new(GAME.read_options({}))
    for actor in (CHANCE, 0, 5):
        refusal = state.check(actor, text)
        assert refusal is not None


@examples(60)
@given(SEEDS, st.permutations(list(range(4))))
def test_the_order_in_a_verdict_does_not_matter(seed: int, order: list[int]) -> None:
    rng = FastRng(seed)
    times = [300 + rng.below(30) for _ in range(4)]
    touches = [TOUCHES[rng.below(4)] if rng.below(2) else "touch croissant 1 right" for _ in range(4)]
    states: list[ReactionState] = []
    for seats in (list(range(4)), order):
        state = GAME.scenario_adapter().position({"players": 4, "dice": ["croissant", 1]}, GAME.read_options({}))
        for seat in seats:
            state.apply(seat, f"{touches[seat]} at={times[seat]}{' more' if seat != seats[-1] else ''}")
        while state.actors() == [CHANCE]:
            state.apply(CHANCE, state.draw(FastRng(seed)))
        states.append(state)
    ordered, shuffled = (GAME.scenario_adapter().describe(state) for state in states)
    assert ordered == shuffled


@pytest.mark.parametrize("bound", [False, True])
def test_with_easy_hands_a_touch_is_told_as_it_was_made(bound: bool) -> None:
    # PT-S5: every touch of the target is a right one or a block, and shown with its hand and cry
    cards = {"p1": ["green number=1 up", "green number=2 down", "green number=3 down"]}
    binding: dict[str, Any] = {"cards": cards, "cube": {"p1": [1, 1]}} if bound else {}
    made = ("left", True, "block") if bound else ("right", False, "right")
    for touch in (f"touch croissant 1 {how}" for how in ("left", "right", "left cry", "right cry")):
        state = GAME.scenario_adapter().position(
            {"dice": ["croissant", 1], **binding}, GAME.read_options({"easy_hands": True})
        )
        assert state.ends_round(0, touch)
        told = state.apply(0, touch)[0].data
        shown = state.view(1).touches[0]
        assert (told["hand"], told["cry"], told["result"]) == (shown.hand, shown.cry, shown.result) == made


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_that_happens_has_a_sentence(language: str) -> None:
    folder = Path(__file__).parents[3] / "src/veillee/games/pas_touche"
    spoken = "".join(
        (folder / "texts" / name).read_text("utf-8") for name in (f"{language}.ftl", f"variant.{language}.ftl")
    )
    messages = set(re.findall(r"^([\w-]+) =", spoken, re.M))
    source = "".join(each.read_text("utf-8") for each in folder.rglob("*.py"))
    kinds = set(re.findall(r'Event\(\s*"([\w-]+)"', source)) | {"card-up", "card-lost"}
    assert {f"event-{kind}" for kind in kinds} <= messages
    refusals = re.findall(r'Refusal\(\s*"(PT-\w+)"(?:, "(\w*)")?', source)
    assert {f"refusal-{clause}-{key}" if key else f"refusal-{clause}" for clause, key in refusals} <= messages
    assert {f"refusal-{clause}-draw" for clause in ("PT-L1", "PT-F3", "PT-M4")} <= messages
    for option in GAME.option_type().__struct_fields__:
        assert {f"option-{option}", f"option-{option}-help"} <= messages
    assert {f"phase-{phase}" for phase in ("setup", "ready", "touch", "over")} <= messages
    assert {"game-name", "game-pitch"} <= messages
    assert {f"colour-{colour}" for colour in COLOURS} <= messages
