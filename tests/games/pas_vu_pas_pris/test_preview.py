"""Previews of Pas Vu Pas Pris: what would stand, and what a door would see, with nothing changed."""

from veillee.core import CHANCE, Refusal
from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.view import Preview


def first_plan(strict: bool = False) -> State:
    """Play a new game to its first plans without moving furniture."""
    state = GAME.new(GAME.option_type()(strict=strict))
    rng = FastRng(7)
    while state.phase() != "plan":
        actor = state.actors()[0]
        state.apply(actor, state.draw(rng) if actor == CHANCE else "furnish none")
    return state


def test_a_preview_of_a_plan_shows_where_its_ghosts_would_stand_and_changes_nothing() -> None:
    state = first_plan()
    before = state.to_bytes()
    shown = state.preview(0, "plan large:c1", "")
    assert isinstance(shown, Preview)
    assert {ghost.name: ghost.where for ghost in shown.ghosts}["south:large"] == "c1"
    assert shown.look is None
    assert state.to_bytes() == before


def test_a_door_tells_what_it_would_see_of_a_plan() -> None:
    state = first_plan()
    shown = state.preview(0, "plan large:c1", "look south 3")
    assert isinstance(shown, Preview)
    assert shown.look is not None
    assert [glimpse.ghost for glimpse in shown.look.glimpses if glimpse.seen] == ["south:large"]
    empty = state.preview(0, "", "look south 3")
    assert isinstance(empty, Preview)
    assert empty.look is not None
    assert empty.look.glimpses == []


def test_a_question_that_is_none_shows_nothing() -> None:
    state = first_plan()
    for ask in ("look", "look south", "look south 7", "look up 1", "peek south 1"):
        assert state.preview(0, "", ask) is None


def test_at_a_strict_table_no_door_tells_what_it_would_see() -> None:
    state = first_plan(strict=True)
    refusal = state.preview(0, "plan large:c1", "look south 3")
    assert isinstance(refusal, Refusal)
    assert refusal.message_id == "refusal-PVP-L3-strict"
    assert isinstance(state.preview(0, "plan large:c1", ""), Preview)


def test_nobody_tries_the_keyhole_out_before_a_side_is_chosen() -> None:
    given = {"die": "south", "round": 2, "phase": "midnight", "chosen": {"north": 1}, "keyhole": ["east", 1]}
    given |= {"ghosts": {"north": {"large": "c4"}}}
    state = GAME.scenario_adapter().position(given, GAME.read_options({"midnight": True}))
    for move in ("midnight 11", "die 3", "card 9", "card 9"):
        state.apply(CHANCE, move)
    assert isinstance(state.preview(0, "", "look south 3"), Preview)
    for seat in (0, 1):
        state.apply(seat, "plan none")
    assert state.phase() == "side"
    for move, ask in (("", "look south 3"), ("side south", "")):
        refusal = state.preview(0, move, ask)
        assert isinstance(refusal, Refusal)
        assert refusal.message_id == "refusal-PVP-T4-testing"
