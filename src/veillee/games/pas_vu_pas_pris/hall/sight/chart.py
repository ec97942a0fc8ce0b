"""What each door sees of every ghost on the floor of the empty hall."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.cutter import Cutter
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.keyhole import Keyhole, through_keyhole
from veillee.games.pas_vu_pas_pris.hall.sight.places import PLACES, SPOT_COUNT, place_middle, turned_place
from veillee.games.pas_vu_pas_pris.hall.sight.raster import COLUMNS, ROWS, Raster, bits_in
from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Silhouette
from veillee.games.pas_vu_pas_pris.hall.space.data import ROW, SIDES, SIZES, square_at_row
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body, bell_body

ENTRIES: Final[i64] = 3240  # places x doors, of one side
WORDS: Final[i64] = 4
FRAME: Final[i64] = 8  # numbers of an entry's frame: left, bottom, width and height of a point, near, far, right, top


class Chart:
    """What does not change: every ghost on the floor of the empty hall in the picture of each south door."""

    def __init__(self, keyhole: Keyhole) -> None:
        self.eyes: Final = [Eye("south", number) for number in range(1, 7)]
        self.bodies: Final[list[Body]] = []
        for row in range(ROW):
            for column in range(ROW):
                for size in SIZES:
                    for spot in range(SPOT_COUNT):
                        x, y = place_middle(square_at_row(column, row), size, spot)
                        self.bodies.append(bell_body("", size, x, y, 0.0))
        self.frames: vec[float] = vec[float](capacity=ENTRIES * FRAME)
        self.open: vec[i64] = vec[i64](capacity=ENTRIES * WORDS)
        self.least: vec[i64] = vec[i64](capacity=ENTRIES)
        raster = Raster()
        cutter = Cutter()
        for eye in self.eyes:
            for body in self.bodies:
                self._chart(eye.view(body), keyhole, raster, cutter)
        # For each side, the place of the south side's chart that each place of the hall is.
        self.turns: Final[list[vec[i64]]] = []
        seen_from = list(range(PLACES))
        for _ in SIDES:
            self.turns.append(vec[i64](seen_from))
            seen_from = [turned_place(place) for place in seen_from]

    def _chart(self, view: Silhouette, keyhole: Keyhole, raster: Raster, cutter: Cutter) -> None:
        du, dv = (view.u1 - view.u0) / COLUMNS, (view.v1 - view.v0) / ROWS
        for value in (view.u0, view.v0, du, dv, view.near, view.far, view.u1, view.v1):
            self.frames = append(self.frames, value)
        raster.fill(view.loop, view.u0, view.v0, du, dv)
        whole = _count(raster.words)
        through_keyhole(cutter, view, keyhole)
        words = vec[i64]([0, 0, 0, 0])
        k: i64 = 0
        while k < cutter.heap.count:
            if raster.fill(cutter.heap.fragment(k), view.u0, view.v0, du, dv):
                w: i64 = 0
                while w < WORDS:
                    words[w] = words[w] | raster.words[w]
                    w += 1
            k += 1
        for word in words:
            self.open = append(self.open, word)
        needed = keyhole.least_share * float(whole)
        least: i64 = 1
        while float(least) < needed:
            least += 1
        self.least = append(self.least, least)


def _count(words: vec[i64]) -> i64:
    return bits_in(words[0]) + bits_in(words[1]) + bits_in(words[2]) + bits_in(words[3])


_CHARTS: Final[dict[tuple[float, float], Chart]] = {}


def chart(keyhole: Keyhole) -> Chart:
    """Return the chart of a keyhole, drawn when it is first asked for."""
    kind = (keyhole.field, keyhole.least_share)
    if kind not in _CHARTS:
        _CHARTS[kind] = Chart(keyhole)
    return _CHARTS[kind]
