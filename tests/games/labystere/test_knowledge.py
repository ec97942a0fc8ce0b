"""Labystère: what a seat knows, and the worlds that it cannot tell apart."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from librt.strings import BytesWriter

from detectives import laid, lively_move, played, seen, viewers
from playing import examples
from veillee.core import CHANCE, SPECTATOR, FastRng
from veillee.games.labystere.game import GAME
from veillee.games.labystere.rules.cards import ACTION_NAMES
from veillee.games.labystere.rules.grid.squares import SQUARES, squares_in
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.schema.options import Options

SEEDS = st.integers(min_value=0, max_value=2**32)
PLAYERS = st.integers(min_value=2, max_value=4)


@given(SEEDS, PLAYERS, st.integers(0, 250), st.booleans())
@examples(80)
def test_a_drawn_world_looks_the_same(seed: int, players: int, steps: int, notebook: bool) -> None:
    """LAB-K2: for every seat and a spectator, and drawing again from the drawn world gives the same."""
    state = played(seed, players, steps, notebook=notebook)
    for viewer in viewers(state):
        before = state.to_bytes()
        drawn = state.determinize(viewer, FastRng(seed + 1))
        assert state.to_bytes() == before
        assert seen(drawn, viewer) == seen(state, viewer)
        again = drawn.determinize(viewer, FastRng(seed + 2))
        assert again.to_bytes() == state.determinize(viewer, FastRng(seed + 2)).to_bytes()
        assert drawn.legal(viewer) == state.legal(viewer)


@given(SEEDS, PLAYERS)
@examples(10)
def test_everything_is_turned_over_after_the_end(seed: int, players: int) -> None:
    state = played(seed, players, 0)
    rng = FastRng(seed)
    while state.actors():
        (actor,) = state.actors()
        state.apply(actor, state.draw(rng) if actor == CHANCE else lively_move(state, actor, rng))
    culprit = state.view(SPECTATOR).culprit
    assert culprit is not None
    for viewer in viewers(state):
        view = state.view(viewer)
        assert view.culprit == culprit
        assert not [cell for cell in view.grid if cell.kind in ("place", "witness") and cell.below == "unknown"]
        assert seen(state.determinize(viewer, FastRng(seed)), viewer) == seen(state, viewer)


@given(SEEDS, PLAYERS, st.integers(50, 250))
@examples(40)
def test_a_drawn_world_keeps_what_is_known(seed: int, players: int, steps: int) -> None:
    """LAB-K1, LAB-E1: turned-up actions stay, wrong pairs stay wrong, piles hold only what can be known."""
    state = played(seed, players, steps, notebook=False)
    for viewer in viewers(state):
        drawn = state.determinize(viewer, FastRng(seed))
        for square in squares_in(state.turned):
            assert drawn.stacks[square] == state.stacks[square]
        for side in drawn.sides:
            assert not side.aside >> drawn.culprit & 1
            assert not side.aside >> (4 + drawn.flag) & 1
            if side.lost:
                assert side.declared != 4 * drawn.culprit + drawn.flag
        if viewer >= 0 and state.sides[viewer].lost:
            assert drawn.culprit == state.culprit


@given(SEEDS, PLAYERS, st.booleans())
@examples(15)
def test_a_drawn_world_has_the_same_enquiry(seed: int, players: int, notebook: bool) -> None:
    """LAB-K1: replaying a drawn world's looks and questions gives exactly the piles it has."""
    state = played(seed, players, 200, notebook=notebook)
    for viewer in viewers(state):
        drawn = state.determinize(viewer, FastRng(seed))
        piles = [0] * players
        for seat in range(players):
            for entry in drawn.view(seat).enquiry:
                if entry.seat != f"p{seat + 1}":
                    continue
                if entry.kind == "look":
                    piles[seat] |= gained(drawn, entry.square)
                elif entry.found:
                    card = int(entry.card[1]) - 1 + (4 if entry.card[0] == "l" else 0)
                    piles[seat] |= 1 << card
        assert piles == [side.aside for side in drawn.sides]


def gained(state: State, square: str) -> int:
    words = laid(state)[square]
    number = int(words[1][1]) - 1
    if words[0] == "witness":
        return 1 << (int(words[2][1]) - 1)
    return 0xF0 & ~(16 << number) if words[2] == "flag" else 16 << number


@given(SEEDS, PLAYERS, st.integers(0, 200))
@examples(40)
def test_nobody_overhears(seed: int, players: int, steps: int) -> None:
    """LAB-K2: what a viewer hears and sees of a step is the same in every world it cannot tell apart."""
    state = played(seed, players, steps)
    if state.outcome() is not None or state.actors() == [CHANCE]:
        return
    (actor,) = state.actors()
    move = lively_move(state, actor, FastRng(seed))
    if move.startswith(("go", "declare")):
        return
    viewer = (actor + 1) % players
    drawn = state.determinize(viewer, FastRng(seed))
    ours = [event.seen_by(viewer) for event in state.copy().apply(actor, move)]
    assert drawn.check(actor, move) is None
    theirs = [event.seen_by(viewer) for event in drawn.apply(actor, move)]
    if not move.startswith("ask"):
        assert ours == theirs


def test_secrets_are_heard_by_those_who_may_know() -> None:
    """LAB-S1, LAB-S3, LAB-A3."""
    rng = FastRng(1)
    state = GAME.new(Options(players=3))
    culprit = state.draw(rng)
    assert state.heard(0, CHANCE, culprit) == "culprit ?"
    state.apply(CHANCE, culprit)
    layout = state.draw(rng)
    heard = state.heard(SPECTATOR, CHANCE, layout)
    assert "flag" not in heard
    assert not any(f".{action}" in heard for action in ACTION_NAMES)
    state.apply(CHANCE, layout)
    shows = 0
    for seed in range(200):
        state = played(seed, 3, 120)
        while state.outcome() is None and state.actors() == [CHANCE] and state.phase() == "ask":
            move = state.draw(rng)
            assert state.heard(state.turn, CHANCE, move) == move
            for other in (*(seat for seat in range(3) if seat != state.turn), SPECTATOR):
                assert state.heard(other, CHANCE, move) == "show ?"
            shows += 1
            state.apply(CHANCE, move)
    assert shows


def test_the_view_is_plain_data() -> None:
    state = played(3, 4, 150)
    for viewer in viewers(state):
        assert msgspec.json.decode(seen(state, viewer)) == msgspec.to_builtins(state.view(viewer))


def test_an_observation_has_the_fields_that_the_game_names() -> None:
    fields = GAME.observation()
    names = [name for name, _ in fields]
    assert len(names) == len(set(names))
    assert names[-25:] == [f"square {square}" for square in SQUARES]
    for players in (2, 3, 4):
        state = played(players, players, 120)
        for viewer in viewers(state):
            writer = BytesWriter()
            state.observe(viewer, writer)
            assert len(writer.getvalue()) == sum(size for _, size in fields)


def test_a_field_is_where_its_name_says() -> None:
    state = played(5, 3, 60)
    writer = BytesWriter()
    state.observe(0, writer)
    written = writer.getvalue()
    found: dict[str, bytes] = {}
    for name, size in GAME.observation():
        found[name], written = written[:size], written[size:]
    assert list(found["cards set aside"]) == [state.sides[0].aside >> card & 1 for card in range(8)]
    assert list(found["options"]) == [1, 0]
    assert list(found["seat +3"]) == [0] * 12


def test_everybody_knows_how_many_cards_were_held_out() -> None:
    """LAB-A3: after three suspects were held out, in every world that anybody thinks of there are three."""
    grid = {"a1": "start", "e5": "finish", "b1": "path ew ask-suspect", "b4": "witness w1 s1", "d2": "witness w2 s4"}
    given = {
        "players": 3,
        "grid": {**grid, "d4": "witness w3 s2"},
        "known": {"p1": ["s1", "s2"], "p2": ["s1", "s2", "s4"]},
        "rolled": 1,
    }
    state = GAME.scenario_adapter().position(given, Options())
    state.apply(0, "go b1")
    before = {state.determinize(0, FastRng(seed)).sides[1].aside & 15 for seed in range(60)}
    state.apply(0, "ask p2")
    after = {state.determinize(0, FastRng(seed)).sides[1].aside & 15 for seed in range(60)}
    assert any(pile.bit_count() < 3 for pile in before)
    assert {pile.bit_count() for pile in after} == {3}
    (event,) = [event for event in state.apply(CHANCE, "show s1") if event.kind == "show"]
    assert event.seen_by(2).data == {"seat": "p1", "asked": "p2", "held": 3, "card": "unknown"}
    overheard = {(state.determinize(2, FastRng(seed)).sides[1].aside & 15).bit_count() for seed in range(20)}
    assert overheard == {3}
