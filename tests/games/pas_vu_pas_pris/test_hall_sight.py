"""The look through the keyhole (PVP-L1, PVP-L2, PVP-L3)."""

import hashlib

import pytest

from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.layouts import furnish, layout
from veillee.games.pas_vu_pas_pris.hall.sight.drawing import draw_look
from veillee.games.pas_vu_pas_pris.hall.sight.field import field, measure_field
from veillee.games.pas_vu_pas_pris.hall.sight.keyhole import BOX_KEYHOLE
from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look
from veillee.games.pas_vu_pas_pris.hall.space.data import PIECES, SIDES, SIZES, corner
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure


def ghost(name: str, size: str, square: str, x: float = 20.0, y: float = 20.0) -> Figure:
    left, bottom = corner(square)
    return Figure(name, size, square, left + x, bottom + y, 0.0, "floor", False, 90.0)


def hall_of(*figures: Figure) -> Hall:
    hall = Hall()
    for figure in figures:
        hall.stand(figure)
    return hall


def salon() -> Hall:
    hall = Hall()
    furnish(hall, layout("salon"))
    rng = FastRng(9)
    for side in SIDES:
        for size in SIZES:
            square = "abcdef"[rng.below(6)] + "123456"[rng.below(6)]
            figure = hall.find_spot(f"{side}:{size}1", size, square)
            if figure is not None:
                hall.stand(figure)
    return hall


def everything(hall: Hall) -> list[Look]:
    return [hall.look(side, number) for side in SIDES for number in range(1, 7)]


def test_a_ghost_before_the_door_is_seen_and_one_in_the_far_corner_beside_it_is_not() -> None:
    hall = hall_of(ghost("south:small1", "small", "a1"))
    assert hall.look("south", 1).seen == ["south:small1"]
    assert hall.look("south", 6).seen == []


def test_in_an_empty_hall_three_cases_in_ten_are_out_of_view() -> None:
    unseen = 0
    for number in range(1, 7):
        for size in SIZES:
            for column in "abcdef":
                for row in "123456":
                    hall = hall_of(ghost("south:x", size, column + row))
                    unseen += not hall.look("south", number).seen
    assert unseen / (6 * 3 * 36) == pytest.approx(0.309, abs=0.001)


def test_furniture_and_ghosts_hide() -> None:
    hall = hall_of(ghost("south:small1", "small", "c5"), ghost("north:large", "large", "c2"))
    look = hall.look("south", 3)
    assert look.seen == ["north:large"]
    (blocker, share), *rest = look.sight("south:small1").blockers
    assert (blocker, rest) == ("north:large", [])
    assert share == pytest.approx(1.0)
    hall = hall_of(ghost("south:small1", "small", "c5"))
    hall.put_piece("piano", 100, 120, 0, "bottom", None, False)
    assert hall.look("south", 3).seen == []
    assert hall.look("north", 4).seen == ["south:small1"]


def test_shares_add_up_and_witnesses_prove() -> None:
    for look in everything(salon()):
        for sight in look.sights:
            assert sight.share + sum(share for _, share in sight.blockers) == pytest.approx(1.0, abs=1e-9)
            if sight.share > 0.0:
                eye, point = sight.witness
                assert eye[2] == 26.0
                assert 0.0 <= point[0] <= 240.0
                assert sum(len(polygon) for polygon in sight.polygons) >= 3


def test_the_mirror_shows_what_stands_before_it() -> None:
    hall = hall_of(ghost("south:small1", "small", "b4", 20.0, 33.0))
    hall.put_piece("mirror", 20, 100, 270, "bottom", None, False)
    hall.put_piece("piano", 105, 70, 0, "bottom", None, False)
    assert hall.look("south", 3, False).seen == []
    look = hall.look("south", 3)
    assert look.seen == ["south:small1"]
    sight = look.sight("south:small1")
    assert sight.share == 0.0
    assert sight.image is not None
    _, glass, point = sight.image.witness
    assert glass[0] == pytest.approx(22.0, abs=0.01)
    assert point[0] > 22.0


def test_the_back_of_the_mirror_shows_nothing() -> None:
    hall = hall_of(ghost("south:small1", "small", "b3"))
    hall.put_piece("mirror", 20, 100, 90, "bottom", None, False)
    for look in everything(hall):
        assert look.sight("south:small1").image is None


def test_the_table_of_squares_in_view_is_what_is_measured() -> None:
    letters = {"s": "seen", "p": "partly", "o": "out"}
    for number, size, square in ((1, "small", "a1"), (2, "large", "c2"), (6, "medium", "a1"), (3, "small", "d3")):
        assert field(BOX_KEYHOLE, "south", number, size, square) == letters[measure_field(number, size, square, 27)]
    assert field(BOX_KEYHOLE, "south", 6, "small", "a1") == "out"
    assert field(BOX_KEYHOLE, "south", 1, "small", "a1") == "seen"
    # The same door after a quarter turn: south 1 looks at a1 as west 1 does at a6.
    for row, column in ((1, "b"), (3, "e"), (6, "c")):
        other = "abcdef"[row - 1] + str(7 - (ord(column) - 96))
        assert field(BOX_KEYHOLE, "south", 2, "small", f"{column}{row}") == field(
            BOX_KEYHOLE, "west", 2, "small", other
        )


def test_compiled_and_interpreted_looks_agree_to_the_last_bit() -> None:
    hall = salon()
    digest = hashlib.sha256()
    for piece in PIECES:
        digest.update(repr(hall.poses[piece].pack()).encode())
    for look in everything(hall):
        for sight in look.sights:
            digest.update(repr((sight.name, sight.seen, sight.share, sight.blockers, sight.polygons)).encode())
    assert digest.hexdigest()[:16] == "8c5fbe380649bd10"


def test_the_picture_shows_the_keyhole_and_names_who_is_seen() -> None:
    look = hall_of(ghost("south:small1", "small", "a1")).look("south", 1)
    picture = draw_look(look)
    assert picture.startswith("<svg ")
    assert "<title>south 1: south:small1</title>" in picture
    assert picture.count("<polygon") > 36
