"""What the strongest level of Pas Vu Pas Pris expects: of each ghost to the end of the game, and of the next look."""

import pytest

from veillee.games.pas_vu_pas_pris.bot.danger import Danger, places_of, side_chances, sights_of
from veillee.games.pas_vu_pas_pris.bot.forecast import Forecast, by_looks, by_map, targets_of
from veillee.games.pas_vu_pas_pris.bot.outlook import Outlook, exposures, prices_of, worths_of
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.rules.board import LARGE, MEDIUM, NORTH, ON_SIDE, SMALL, SOUTH, WEST, square_number
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.scenario import PasVuPasPrisScenarios

GHOSTS = {"south": {"medium1": "f3", "small1": "c5"}, "north": {"medium1": "a3"}}


def position(options: dict[str, object] | None = None, **given: object) -> State:
    common = {"phase": "plan", "cards": {"south": 9, "north": 9}, "ghosts": GHOSTS, "keyhole": ["north", 1]}
    state = PasVuPasPrisScenarios().position({**common, **given}, GAME.read_options(options or {}))
    assert isinstance(state, State)
    return state


def outlook(state: State, price: float) -> Outlook:
    sights = sights_of(state)
    return Outlook(state, SOUTH, sights, exposures(sights), price)


def test_after_the_last_look_a_ghost_is_worth_what_it_scores() -> None:
    ahead = outlook(position(round=5), 0.5)
    assert [ahead.in_hall(square_number("c5"), size, 0) for size in (SMALL, MEDIUM, LARGE)] == [1.0, 2.0, 3.0]
    assert ahead.on_side(LARGE) == 0.0


def test_when_steps_cost_nothing_every_ghost_in_the_hall_gets_out() -> None:
    ahead = outlook(position(round=4), 0.0)
    assert ahead.in_hall(square_number("a1"), LARGE, 0) == 6.0
    assert 0.0 < ahead.on_side(LARGE) <= 3.0


def test_steps_that_are_missing_count() -> None:
    ahead = outlook(position(round=4), 0.4)
    near, far = ahead.in_hall(square_number("c6"), MEDIUM, 0), ahead.in_hall(square_number("c3"), MEDIUM, 0)
    assert near == pytest.approx(4.0 - 0.4)
    assert near > far


def test_with_fusion_what_waits_in_the_reserve_is_worth_nothing_by_itself() -> None:
    state = position({"fusion": True}, round=2)
    ahead = outlook(state, 0.1)
    assert ahead.waiting(ON_SIDE, LARGE) == 0.0
    assert ahead.waiting(ON_SIDE, SMALL) > 0.0


def test_a_step_is_dearer_when_few_are_left() -> None:
    early, late = prices_of(position(round=1)), prices_of(position(round=1, cards={"south": 5, "north": 10}))
    assert late[0] >= early[0] > 0.0


def test_whoever_chooses_turns_the_keyhole_where_it_wins() -> None:
    state = position(round=5, chosen={"south": 0, "north": 1})
    worths = worths_of(state, prices_of(state))
    places = places_of(state)
    chances = Forecast(worths).chances(state, places, by_looks(state))
    assert targets_of(state) == [SOUTH, WEST, 3]
    assert all(sum(row) == pytest.approx(1.0) for row in chances)
    assert Forecast(worths).expect(state, places, by_looks(state))[0] == pytest.approx(max(row[0] for row in chances))


def test_where_nobody_stands_in_the_way_the_map_sees_what_a_look_sees() -> None:
    state = position(ghosts={"south": {"medium1": "f3"}, "north": {"small1": "a6"}})
    looked, mapped = by_looks(state), by_map(state, sights_of(state), places_of(state))
    assert NORTH not in targets_of(state)
    assert looked.masks == mapped.masks


def test_nothing_on_the_floor_is_safe_when_everybody_has_to_perch() -> None:
    state = position(round=2, midnight=7)
    danger = Danger(state, sights_of(state), side_chances(state))
    assert danger.at(square_number("a1"), SMALL, 0) == 1.0
    places, looks = places_of(state), by_looks(state)
    plain = position(round=2)
    worths = worths_of(plain, prices_of(plain))
    assert Forecast(worths).chances(state, places, looks) != Forecast(worths).chances(plain, places, looks)
