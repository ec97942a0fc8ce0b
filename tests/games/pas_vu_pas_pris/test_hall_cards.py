"""What Midnight does with furniture (PVP-N3, PVP-N4, PVP-N6, PVP-N10)."""

import pytest

from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.layouts import LAYOUTS, furnish, layout, on_floor, random_layout
from veillee.games.pas_vu_pas_pris.hall.placing.resting import clear, inside
from veillee.games.pas_vu_pas_pris.hall.space.data import PIECES, SIDES


def furnished(name: str = "salon") -> Hall:
    hall = Hall()
    furnish(hall, layout(name))
    return hall


def holds(hall: Hall) -> bool:
    """Tell whether every piece is inside the hall and in nothing else."""
    for piece in hall.poses:
        parts = hall.piece_bodies(piece)
        if not inside(parts) or not clear(parts, hall.bodies(piece)):
            return False
    return True


@pytest.mark.parametrize("name", list(LAYOUTS))
def test_every_layout_holds_on_the_floor(name: str) -> None:
    hall = furnished(name)
    assert len(hall.poses) == 6
    assert all(on_floor(hall, piece) for piece in hall.poses)
    assert holds(hall)


def test_random_layouts_hold_and_repeat() -> None:
    first, second = random_layout(FastRng(4)), random_layout(FastRng(4))
    assert [(put.piece, put.x, put.y, put.yaw) for put in first] == [
        (put.piece, put.x, put.y, put.yaw) for put in second
    ]
    hall = Hall()
    furnish(hall, first)
    assert holds(hall)


def test_a_free_piece_tips_onto_each_of_its_sides() -> None:
    for direction, face in (("south", "back"), ("north", "front"), ("west", "left"), ("east", "right")):
        hall = Hall()
        hall.put_piece("table", 120, 120, 0, "bottom", None, False)
        assert hall.tip_directions("table") == list(SIDES)
        hall.tip("table", direction)
        assert hall.poses["table"].face == face
        assert holds(hall)


def test_a_piece_by_the_wall_does_not_tip_out_of_the_hall() -> None:
    hall = Hall()
    hall.put_piece("table", 36, 120, 0, "bottom", None, False)
    assert hall.tip_directions("table") == ["south", "north", "east"]


def test_tipping_moves_the_piece_over_its_edge() -> None:
    hall = Hall()
    hall.put_piece("piano", 120, 120, 0, "bottom", None, False)
    hall.tip("piano", "south")
    pose = hall.poses["piano"]
    assert (pose.face, pose.x, pose.y, pose.z, pose.yaw) == ("back", 120, 120 - 16 - 26, 16, 0)
    hall.put_piece("piano", 120, 120, 0, "bottom", None, False)
    hall.tip("piano", "east")
    pose = hall.poses["piano"]
    assert (pose.face, pose.x, pose.y, pose.z, pose.yaw) == ("right", 120 + 32 + 26, 120, 32, 0)


def test_the_mirror_stands_up_and_faces_the_centre() -> None:
    hall = Hall()
    hall.put_piece("mirror", 40, 120, 77, "left", None, False)
    hall.mirror_to_centre()
    pose = hall.poses["mirror"]
    assert (pose.face, pose.x, pose.y, pose.yaw) == ("bottom", 40, 120, 270)


def test_the_mirror_in_the_corner_is_shifted_only_into_the_hall() -> None:
    hall = Hall()
    hall.put_piece("mirror", 12, 17, 90, "bottom", None, False)
    hall.mirror_to_centre()
    pose = hall.poses["mirror"]
    assert inside(hall.piece_bodies("mirror"))
    assert abs(pose.x - 12) < 12
    assert abs(pose.y - 17) < 12


def test_the_mirror_in_the_middle_keeps_its_direction() -> None:
    hall = Hall()
    hall.put_piece("mirror", 120, 120, 77, "bottom", None, False)
    hall.mirror_to_centre()
    assert hall.poses["mirror"].yaw == 77


def test_a_piece_dances_to_the_wall_at_its_nearest_door() -> None:
    hall = Hall()
    hall.put_piece("piano", 110, 60, 0, "bottom", None, False)
    hall.dance("piano")
    pose = hall.poses["piano"]
    assert (pose.x, pose.y, pose.yaw) == (100, 16, 0)


def test_dancers_do_not_walk_through_each_other() -> None:
    hall = furnished("ballroom")
    for piece in PIECES:
        hall.dance(piece)
    assert holds(hall)


def test_a_quarter_turn_is_exact_and_four_are_none() -> None:
    hall = furnished()
    hall.stand(hall.find_spot("south:small1", "small", "a1"))  # type: ignore[arg-type]
    before = hall.pack()
    old = hall.poses["table"]
    hall.quarter_turn()
    new = hall.poses["table"]
    assert (new.x, new.y, new.yaw) == (old.y, 240.0 - old.x, (old.yaw - 90.0) % 360.0)
    assert hall.figures["south:small1"].square == "a6"
    for _ in range(3):
        hall.quarter_turn()
    assert hall.pack() == before


def test_a_turned_hall_looks_the_same_from_the_turned_door() -> None:
    hall = furnished()
    for index, square in enumerate(("a2", "c3", "d4", "e2", "f5", "b6")):
        figure = hall.find_spot(f"south:small{index}", "small", square)
        if figure is not None:
            hall.stand(figure)
    turned = hall.copy()
    turned.quarter_turn()
    after = {"south": "west", "west": "north", "north": "east", "east": "south"}
    for side in SIDES:
        for number in range(1, 7):
            ours, theirs = hall.look(side, number), turned.look(after[side], number)
            for a, b in zip(ours.sights, theirs.sights):
                assert a.share == pytest.approx(b.share, abs=1e-4)
