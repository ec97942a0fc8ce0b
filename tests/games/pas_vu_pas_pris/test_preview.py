"""Previews of Pas Vu Pas Pris: what would stand, and at a rehearsal what a door would see, with nothing changed."""

from typing import Any

import msgspec
import pytest

from veillee.core import CHANCE, SPECTATOR, Refusal
from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.view import Preview


def first_plan(players: int = 2, rehearsal: bool = True) -> State:
    """Play a new game to its first plans without moving furniture."""
    state = GAME.new(GAME.read_options({"players": players, "rehearsal": rehearsal}))
    rng = FastRng(7)
    while state.phase() != "plan":
        actor = state.actors()[0]
        state.apply(actor, state.draw(rng) if actor == CHANCE else "furnish none")
    return state


def refused(shown: Any) -> str:
    assert isinstance(shown, Refusal)
    return shown.message_id


@pytest.mark.parametrize("rehearsal", [False, True])
def test_a_preview_of_a_plan_shows_where_its_ghosts_would_stand_and_changes_nothing(rehearsal: bool) -> None:
    state = first_plan(rehearsal=rehearsal)
    before = state.to_bytes()
    shown = state.preview(0, "plan large:c1", "")
    assert isinstance(shown, Preview)
    assert {ghost.name: ghost.where for ghost in shown.ghosts}["south:large"] == "c1"
    assert shown.look is None
    assert state.to_bytes() == before


def test_at_a_rehearsal_a_door_tells_what_it_would_see_of_a_plan() -> None:
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


def test_without_a_rehearsal_no_door_tells_what_it_would_see() -> None:
    state = first_plan(rehearsal=False)
    for move in ("", "plan large:c1"):
        assert refused(state.preview(0, move, "look south 3")) == "refusal-PVP-T4-looking"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_no_view_says_whom_the_keyhole_would_see_before_the_look(viewer: int) -> None:
    given = {"phase": "plan", "keyhole": ["south", 3], "cards": {"south": 9, "north": 9}}
    near = GAME.scenario_adapter().position(given | {"ghosts": {"south": {"large": "c1"}}}, GAME.read_options({}))
    assert near.visible() == ["south:large"]
    shown = msgspec.to_builtins(near.view(viewer))
    assert [key for key, value in shown.items() if value == ["south:large"]] == []
    assert shown["looks"] == []


def test_whoever_has_planned_looks_no_more() -> None:
    state = first_plan(players=3)
    state.apply(0, "plan large:c1")
    assert refused(state.preview(0, "", "look south 3")) == "refusal-PVP-T4-planned"
    assert isinstance(state.preview(1, "plan large:c6", "look south 3"), Preview)


def test_the_last_to_plan_does_not_look_at_what_all_others_have_done() -> None:
    state = first_plan(players=3)
    state.apply(0, "plan large:c1")
    assert isinstance(state.preview(2, "", "look south 3"), Preview)
    state.apply(1, "plan none")
    for move in ("", "plan large:a1"):
        assert refused(state.preview(2, move, "look south 3")) == "refusal-PVP-T4-planned"
    assert isinstance(state.preview(2, "plan large:a1", ""), Preview)


def test_at_a_rehearsal_bots_leave_people_the_time_to_look() -> None:
    assert first_plan().bot_delay_ms() > 10 * first_plan(rehearsal=False).bot_delay_ms()


@pytest.mark.parametrize("rehearsal", [False, True])
def test_nobody_tries_the_keyhole_out_before_a_side_is_chosen(rehearsal: bool) -> None:
    given = {"die": "south", "round": 2, "phase": "midnight", "chosen": {"north": 1}, "keyhole": ["east", 1]}
    given |= {"ghosts": {"north": {"large": "c4"}}}
    state = GAME.scenario_adapter().position(given, GAME.read_options({"midnight": True, "rehearsal": rehearsal}))
    for move in ("midnight 11", "die 3", "card 9", "card 9"):
        state.apply(CHANCE, move)
    for seat in (0, 1):
        state.apply(seat, "plan none")
    assert state.phase() == "side"
    for move, ask in (("", "look south 3"), ("side south", "")):
        assert refused(state.preview(0, move, ask)) == "refusal-PVP-T4-testing"


def furnishing() -> Any:
    """Return a hall with a table, in which south may move the trolley."""
    given = {"cards": {"south": "6 mirror+trolley"}, "phase": "furnish"}
    furniture = {"table": {"x": 120, "y": 120, "yaw": 0, "face": "bottom"}}
    return GAME.scenario_adapter().position(given | {"furniture": furniture}, GAME.read_options({}))


@pytest.mark.parametrize("place", ["x=120 y=152", "x=236 y=30", "x=120 y=120 level=7"])
def test_of_a_place_that_will_not_do_the_nearest_that_will_is_told(place: str) -> None:
    state = furnishing()
    x, _, rest = place.partition(" ")
    y, _, level = rest.partition(" ")
    refusal = state.check(0, f"furnish trolley {x} {y} yaw=0 face=bottom {level}".strip())
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "PVP-F1"
    assert state.check(0, refusal.params["nearest"]) is None


@pytest.mark.parametrize(("place", "level", "levels"), [("x=40 y=60", 0, 1), ("x=120 y=120 level=0", 0, 2)])
def test_a_preview_of_a_piece_tells_on_which_of_how_many_levels_it_rests(place: str, level: int, levels: int) -> None:
    x, _, rest = place.partition(" ")
    y, _, asked = rest.partition(" ")
    shown = furnishing().preview(0, f"furnish mirror {x} {y} yaw=0 face=back {asked}".strip(), "")
    assert isinstance(shown, Preview)
    assert (shown.level, shown.levels) == (level, levels)
