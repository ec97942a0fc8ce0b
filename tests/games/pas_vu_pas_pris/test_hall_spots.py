"""Where ghosts stand, in the fixed order (PVP-G5, PVP-N2, PVP-N4)."""

import pytest

from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.placing.square_spots import spot_order
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Placed
from veillee.games.pas_vu_pas_pris.hall.space.data import SIZES, size_of


def fill(hall: Hall, square: str, names: list[str]) -> list[bool]:
    """Put ghosts into one square as long as they fit."""
    fitted = []
    for name in names:
        figure = hall.find_spot(name, size_of(name), square)
        fitted.append(figure is not None)
        if figure is not None:
            hall.stand(figure)
    return fitted


def test_a_ghost_stands_in_the_middle_of_an_empty_square() -> None:
    figure = Hall().find_spot("south:small1", "small", "c3")
    assert figure is not None
    assert figure.pack() == ["south:small1", "small", "c3", 100.0, 100.0, 0.0, "floor", False, 90.0]


def test_two_large_ones_do_not_share_a_square() -> None:
    assert fill(Hall(), "b2", ["south:large", "north:large"]) == [True, False]


def test_two_mediums_just_share_a_square() -> None:
    hall = Hall()
    first = hall.exact_spot("south:medium1", "medium", "b2", (0.25, 0.5))
    assert first is not None
    hall.stand(first)
    assert hall.exact_spot("south:medium2", "medium", "b2", (0.75, 0.5)) is not None
    assert hall.exact_spot("south:medium2", "medium", "b2", (0.7375, 0.5)) is None


def test_four_small_ones_share_a_square() -> None:
    hall = Hall()
    for index, place in enumerate(((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75))):
        figure = hall.exact_spot(f"south:small{index + 1}", "small", "b2", place)
        assert figure is not None
        hall.stand(figure)


def test_a_medium_does_not_stop_beside_a_small_one_in_the_middle() -> None:
    assert fill(Hall(), "b2", ["south:small1", "south:medium1"]) == [True, False]


@pytest.mark.parametrize("size", SIZES)
def test_the_base_stays_inside_the_square(size: str) -> None:
    hall = Hall()
    edge = {"small": 7.0, "medium": 10.0, "large": 13.0}[size] / 40.0
    assert hall.exact_spot("south:x1", size, "a1", (edge, edge)) is not None
    assert hall.exact_spot("south:x1", size, "a1", (edge - 0.0125, 0.5)) is None
    assert hall.exact_spot("south:x1", size, "f6", (1.0 - edge + 0.0125, 0.5)) is None


def test_spots_go_by_distance_then_counter_clockwise_from_east() -> None:
    order = list(spot_order("small", 40, 40))
    first = [(40, 40), (41, 40), (40, 41), (39, 40), (40, 39), (41, 41), (39, 41), (39, 39), (41, 39)]
    assert list(zip(order[:18:2], order[1:18:2])) == first
    assert len(order) == 2 * 53 * 53


def test_furniture_hides_what_it_is_meant_to_hide() -> None:
    hall = Hall()
    for piece, x, y in (("table", 100, 100), ("desk", 180, 100), ("trolley", 100, 180), ("armchair", 180, 182)):
        assert isinstance(hall.put_piece(piece, x, y, 0, "bottom", None, False), Placed)
    under_table = hall.find_spot("south:medium1", "medium", "c3")
    assert under_table is not None
    assert under_table.stands_on == "floor"
    assert (under_table.x, under_table.y) == (100, 100)
    knee_hole = hall.find_spot("south:medium1", "medium", "e3")
    assert knee_hole is not None
    assert (knee_hole.stands_on, knee_hole.x) == ("floor", 180)
    shelf = hall.find_spot("south:small1", "small", "c5")
    assert shelf is not None
    assert (shelf.stands_on, shelf.z) == ("trolley", 10)
    top = hall.find_spot("south:small1", "small", "c5", None, 1)
    assert top is not None
    assert (top.stands_on, top.z) == ("trolley", 33)
    seat = hall.find_spot("south:small1", "small", "e5")
    assert seat is not None
    assert (seat.stands_on, seat.z) == ("armchair", 18)
    piano = Hall()
    assert isinstance(piano.put_piece("piano", 100, 86, 0, "bottom", None, False), Placed)
    keys = piano.exact_spot("south:small1", "small", "c3", (0.5, 0.4))
    assert keys is not None
    assert keys.stands_on == "floor"


def test_levels_of_an_exact_place_count_from_below() -> None:
    hall = Hall()
    hall.put_piece("table", 100, 100, 0, "bottom", None, False)
    floor = hall.exact_spot("south:small1", "small", "c3", (0.5, 0.5), 0)
    top = hall.exact_spot("south:small1", "small", "c3", (0.5, 0.5), 1)
    assert floor is not None
    assert top is not None
    assert (floor.stands_on, top.stands_on, top.z) == ("floor", "table", 36)
    assert hall.exact_spot("south:small1", "small", "c3", (0.5, 0.5), 2) is None


def test_no_ghost_stands_on_a_ghost() -> None:
    hall = Hall()
    fill(hall, "b2", ["south:large"])
    assert hall.exact_spot("north:small1", "small", "b2", (0.5, 0.5)) is None


def test_ignored_ghosts_leave_their_room() -> None:
    hall = Hall()
    fill(hall, "b2", ["south:small1", "south:small2"])
    assert hall.find_spot("south:medium1", "medium", "b2") is None
    assert (
        hall.find_spot("south:medium1", "medium", "b2", None, None, False, {"south:small1", "south:small2"}) is not None
    )


def test_ghosts_lie_down_towards_their_exit_and_stand_up_again() -> None:
    hall = Hall()
    fill(hall, "c3", ["south:large"])
    assert hall.lie_down("south:large", "north")
    lying = hall.figures["south:large"]
    assert (lying.lying, lying.heading, lying.x, lying.y, lying.z) == (True, 90, 100, 100, 0)
    hall.stand_up("south:large")
    standing = hall.figures["south:large"]
    assert (standing.lying, standing.x, standing.y) == (False, 100, 100)


def test_a_ghost_lies_across_when_its_way_is_blocked_and_stays_up_when_both_are() -> None:
    hall = Hall()
    fill(hall, "c3", ["south:large"])
    fill(hall, "c4", ["north:large"])
    near = hall.exact_spot("north:medium1", "medium", "c4", (0.5, 0.25), 0, False, {"north:large"})
    assert near is not None
    hall.leave("north:large")
    hall.stand(near)
    assert hall.lie_down("south:large", "north")
    assert hall.figures["south:large"].heading == 180
    hall.stand_up("south:large")
    for name, square, place in (("west:medium1", "b3", (0.75, 0.5)), ("west:medium2", "d3", (0.25, 0.5))):
        figure = hall.exact_spot(name, "medium", square, place)
        assert figure is not None
        hall.stand(figure)
    assert not hall.lie_down("south:large", "north")
    assert not hall.figures["south:large"].lying


def test_a_lying_ghost_may_leave_its_square_but_not_the_hall() -> None:
    hall = Hall()
    corner = hall.exact_spot("south:large", "large", "a1", (0.325, 0.325))
    assert corner is not None
    hall.stand(corner)
    assert not hall.lie_down("south:large", "north")
    inner = Hall()
    figure = inner.exact_spot("south:large", "large", "b2", (0.325, 0.325))
    assert figure is not None
    inner.stand(figure)
    assert inner.lie_down("south:large", "north")
    assert inner.figure_body("south:large").y0 < 40.0


def test_the_spot_before_the_mirror_is_near_and_in_front() -> None:
    hall = Hall()
    hall.put_piece("mirror", 120, 200, 180, "bottom", None, False)
    first = hall.spot_before_mirror("south:small1", "small")
    assert first is not None
    assert first.y < 200 - 7
    assert first.heading == 90
    hall.stand(first)
    second = hall.spot_before_mirror("north:small1", "small")
    assert second is not None
    assert (second.x - first.x) ** 2 + (second.y - first.y) ** 2 > 13.0**2
