"""The bots' map agrees with the look and follows the furniture."""

import pytest

from veillee.core.rng import FastRng
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Placed
from veillee.games.pas_vu_pas_pris.hall.sight.map import SightMap
from veillee.games.pas_vu_pas_pris.hall.sight.places import PLACES, place_middle
from veillee.games.pas_vu_pas_pris.hall.space.data import SIDES, SIZES
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure


def disagreements(hall: Hall, sights: SightMap, tries: int, rng: FastRng) -> int:
    """Count random places for which the map says something else than the look, where it is not a close call."""
    wrong = 0
    for _ in range(tries):
        side, number = SIDES[rng.below(4)], int(rng.below(6)) + 1
        square, size = "abcdef"[rng.below(6)] + "123456"[rng.below(6)], SIZES[rng.below(3)]
        spot = int(rng.below(5))
        x, y = place_middle(square, size, spot)
        if not sights.free(square, size, spot):
            continue
        trial = hall.copy()
        trial.stand(Figure("south:x1", size, square, x, y, 0.0, "floor", False, 0.0))
        sight = trial.look(side, number, False).sights[0]
        if sight.seen != sights.seen(side, number, square, size, spot) and abs(sight.share - 0.03) > 0.02:
            wrong += 1
    return wrong


@pytest.mark.heavy
def test_the_map_agrees_with_the_look_and_follows_a_moved_piece() -> None:
    rng = FastRng(6)
    hall = Hall()
    hall.put_piece("table", 140, 112, 30, "bottom", None, False)
    hall.put_piece("piano", 60, 180, 200, "bottom", None, False)
    sights = SightMap(hall)
    assert disagreements(hall, sights, 300, rng) == 0
    assert not sights.free("b5", "large")
    assert sights.free("f1", "large")
    hall.put_piece("piano", 150, 200, 90, "bottom", None, False)
    sights.update(hall)
    assert disagreements(hall, sights, 300, rng) == 0
    assert sights.free("b5", "large")
    fresh = SightMap(hall)
    for side in SIDES:
        for square in ("a1", "c3", "d5", "f6"):
            for size in SIZES:
                assert fresh.doors(side, square, size) == sights.doors(side, square, size)


@pytest.mark.heavy
def test_a_map_that_followed_several_pieces_is_the_one_of_where_they_stand() -> None:
    hall = Hall()
    sights = SightMap(hall)
    for moves in (
        [("piano", 180, 60), ("table", 60, 180), ("desk", 180, 180)],
        [("piano", 60, 60)],
        [("piano", 120, 60)],
        [("table", 60, 120), ("piano", 180, 60)],
        [("desk", 180, 120)],
    ):
        for piece, x, y in moves:
            assert isinstance(hall.put_piece(piece, x, y, 0, "bottom", None, False), Placed)
        sights.update(hall)
        fresh = SightMap(hall)
        for place in range(PLACES):
            assert sights.has_room(place) == fresh.has_room(place)
            for side in range(len(SIDES)):
                assert sights.count_doors(side, place) == fresh.count_doors(side, place)
