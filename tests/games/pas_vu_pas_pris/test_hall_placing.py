"""Furniture comes to rest exactly (PVP-F1, PVP-F5, PVP-F6)."""

import sys
from collections.abc import Iterator

import pytest

from veillee.games.pas_vu_pas_pris.hall.hall import Hall, unpack_hall
from veillee.games.pas_vu_pas_pris.hall.placing import settle as lean
from veillee.games.pas_vu_pas_pris.hall.placing.resting import clear, inside
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Placed, Trouble
from veillee.games.pas_vu_pas_pris.hall.space.data import FURNITURE, PIECES
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, unpack_pose
from veillee.games.pas_vu_pas_pris.notation_parts import FACES


def put(hall: Hall, piece: str, x: float, y: float, yaw: float = 0.0, face: str = "bottom") -> Pose:
    placed = hall.put_piece(piece, x, y, yaw, face, None, False)
    assert isinstance(placed, Placed), placed.reason
    return placed.pose


def stand(hall: Hall, name: str, size: str, square: str, level: int | None = None) -> None:
    figure = hall.find_spot(name, size, square, None, level)
    assert figure is not None
    hall.stand(figure)


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_stands_on_the_floor(piece: str) -> None:
    pose = put(Hall(), piece, 120, 120, 37)
    assert pose.z == FURNITURE[piece].middle
    assert not pose.leaning


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("face", FACES)
def test_every_piece_lies_on_every_face_but_one(piece: str, face: str) -> None:
    hall = Hall()
    placed = hall.put_piece(piece, 120, 120, 15, face, None, False)
    if (piece, face) == ("armchair", "top"):
        # Upside down an armchair has nothing under its centre of mass.
        assert isinstance(placed, Trouble)
        assert placed.reason == "falls"
    else:
        assert isinstance(placed, Placed)
        assert min(body.z0 for body in hall.piece_bodies(piece)) == pytest.approx(0.0, abs=0.01)


def test_pieces_stack_and_the_highest_place_is_taken() -> None:
    hall = Hall()
    put(hall, "table", 100, 100)
    assert put(hall, "piano", 100, 100, 30).z == 36 + 26
    assert put(hall, "mirror", 103.5, 93.94, 30).z == 36 + 52 + 34


def test_levels_count_from_below() -> None:
    hall = Hall()
    put(hall, "table", 100, 100)
    for level, z in ((0, 15.0), (1, 36.0 + 15.0)):
        placed = hall.copy().put_piece("trolley", 100, 100, 0, "back", level, False)
        assert isinstance(placed, Placed)
        assert placed.pose.z == z
    beyond = hall.put_piece("trolley", 100, 100, 0, "back", 2, False)
    assert isinstance(beyond, Trouble)
    assert beyond.reason == "level"


def test_a_piece_may_touch_the_wall_but_not_stick_out() -> None:
    hall = Hall()
    assert put(hall, "table", 36, 24).x == 36
    trouble = hall.put_piece("desk", 37.9, 200, 0, "bottom", None, False)
    assert isinstance(trouble, Trouble)
    assert trouble.reason == "outside"
    near = trouble.nearest
    assert near is not None
    assert isinstance(hall.put_piece("desk", near.x, near.y, near.yaw, near.face, None, False), Placed)


def test_what_would_fall_is_refused_with_a_place_close_by() -> None:
    hall = Hall()
    put(hall, "table", 120, 120)
    before = hall.pack()
    trouble = hall.put_piece("mirror", 120, 147, 0, "bottom", None, False)
    assert isinstance(trouble, Trouble)
    assert trouble.reason == "falls"
    assert hall.pack() == before
    near = trouble.nearest
    assert near is not None
    assert abs(near.x - 120) + abs(near.y - 147) < 40


def test_a_piece_leans_where_physics_leaves_it() -> None:
    hall = Hall()
    put(hall, "piano", 120, 120)
    placed = hall.put_piece("mirror", 120, 137, 0, "bottom", None, True)
    assert isinstance(placed, Placed)
    others = hall.bodies("mirror")
    parts = hall.piece_bodies("mirror")
    assert inside(parts)
    assert clear(parts, others)
    again = Hall()
    put(again, "piano", 120, 120)
    same = again.put_piece("mirror", 120, 137, 0, "bottom", None, True)
    assert isinstance(same, Placed)
    assert same.pose.pack() == placed.pose.pack()


@pytest.fixture
def forgotten() -> Iterator[None]:
    """Let the hall look for its engine anew."""
    found = lean._found[:]
    lean._found.clear()
    yield
    lean._found[:] = found


def lean_the_mirror(hall: Hall) -> Placed | Trouble:
    return hall.put_piece("mirror", 120, 137, 0, "bottom", None, True)


def test_without_the_engine_leaning_is_refused_and_known_rests_still_work(
    monkeypatch: pytest.MonkeyPatch, forgotten: None
) -> None:
    hall = Hall()
    put(hall, "piano", 120, 120)
    known = lean_the_mirror(hall.copy())
    assert isinstance(known, Placed)
    lean._found.clear()
    monkeypatch.setitem(sys.modules, "mujoco", None)
    trouble = lean_the_mirror(hall)
    assert isinstance(trouble, Trouble)
    assert trouble.reason == "no-lean-engine"
    hall.rests = [known.pose]
    replayed = lean_the_mirror(hall)
    assert isinstance(replayed, Placed)
    assert replayed.pose.pack() == known.pose.pack()
    assert hall.rests == []


def test_an_engine_that_is_installed_in_mid_game_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, forgotten: None
) -> None:
    hall = Hall()
    put(hall, "piano", 120, 120)
    with monkeypatch.context() as before:
        before.setitem(sys.modules, "mujoco", None)
        assert isinstance(lean_the_mirror(hall.copy()), Trouble)
    assert isinstance(lean_the_mirror(hall.copy()), Trouble)


def test_ghosts_on_a_moved_piece_come_straight_down() -> None:
    hall = Hall()
    put(hall, "table", 100, 100)
    stand(hall, "south:large", "large", "c3")
    assert hall.figures["south:large"].stands_on == "table"
    placed = hall.put_piece("table", 200, 200, 0, "bottom", None, False)
    assert isinstance(placed, Placed)
    figure = hall.figures["south:large"]
    assert (figure.x, figure.y, figure.z, figure.stands_on) == (100, 100, 0, "floor")
    assert [(step.kind, step.name) for step in placed.consequences] == [("down", "south:large")]


def test_ghosts_under_a_moved_piece_stay() -> None:
    hall = Hall()
    put(hall, "table", 100, 100)
    stand(hall, "south:medium1", "medium", "c3")
    before = hall.figures["south:medium1"].pack()
    put(hall, "table", 200, 200)
    assert hall.figures["south:medium1"].pack() == before


def test_a_ghost_comes_down_beside_one_that_is_below_it() -> None:
    hall = Hall()
    put(hall, "table", 100, 100)
    stand(hall, "south:small1", "small", "c3")
    stand(hall, "north:small1", "small", "c3", 1)
    assert hall.figures["north:small1"].stands_on == "table"
    put(hall, "table", 200, 200)
    below, came = hall.figures["south:small1"], hall.figures["north:small1"]
    assert (below.x, below.y) == (100, 100)
    assert came.stands_on == "floor"
    assert came.square == "c3"
    assert (came.x - 100) ** 2 + (came.y - 100) ** 2 >= 13.4**2


def test_a_move_is_refused_when_a_ghost_has_no_room_to_come_down() -> None:
    hall = Hall()
    stand(hall, "south:medium1", "medium", "c3")
    put(hall, "table", 100, 100)
    stand(hall, "north:large", "large", "c3")
    assert hall.figures["north:large"].stands_on == "table"
    before = hall.pack()
    trouble = hall.put_piece("table", 200, 200, 0, "bottom", None, False)
    assert isinstance(trouble, Trouble)
    assert trouble.reason == "no-room"
    assert hall.pack() == before


def test_what_rested_on_a_moved_piece_drops_in_the_fixed_order() -> None:
    hall = Hall()
    put(hall, "table", 100, 100)
    put(hall, "piano", 100, 100, 30)
    put(hall, "mirror", 103.5, 93.94, 30)
    placed = hall.put_piece("table", 200, 200, 0, "bottom", None, False)
    assert isinstance(placed, Placed)
    assert [(step.kind, step.name) for step in placed.consequences] == [("drop", "piano"), ("drop", "mirror")]
    assert hall.poses["piano"].z == 26
    assert hall.poses["mirror"].z == 52 + 34


def test_what_leaned_on_a_ghost_settles_when_it_leaves() -> None:
    hall = Hall()
    stand(hall, "south:large", "large", "c3")
    assert isinstance(hall.put_piece("mirror", 100, 124, 0, "back", None, True), Placed)
    assert hall.poses["mirror"].leaning
    consequences = hall.leave("south:large")
    assert [(step.kind, step.name) for step in consequences] == [("settle", "mirror")]
    assert min(body.z0 for body in hall.piece_bodies("mirror")) == pytest.approx(0.0, abs=0.1)


def test_poses_and_halls_read_back_what_they_wrote() -> None:
    hall = Hall()
    pose = put(hall, "desk", 100.123, 99.987, 33.3)
    assert (pose.x, pose.y) == (100.12, 99.99)
    assert unpack_pose(pose.pack()).pack() == pose.pack()
    stand(hall, "west:small3", "small", "c3")
    assert unpack_hall(hall.pack()).pack() == hall.pack()
