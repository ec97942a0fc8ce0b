"""The map of a layout for bots: from which doors a ghost on the floor would be seen, everywhere at once.

24 doors, 36 squares, 3 sizes and five spots a square; a grid of points on each ghost's outline, one mask
for each piece of furniture, so that a moved piece renews only its own. Other ghosts and reflections are
left out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.hall.placing.spots import UPRIGHT, Ground
from veillee.games.pas_vu_pas_pris.hall.sight.chart import ENTRIES, FRAME, WORDS, chart
from veillee.games.pas_vu_pas_pris.hall.sight.eye import Eye
from veillee.games.pas_vu_pas_pris.hall.sight.places import PLACES, place_number, unpack_place
from veillee.games.pas_vu_pas_pris.hall.sight.raster import Raster, bits_in, point_at
from veillee.games.pas_vu_pas_pris.hall.sight.silhouette import Silhouette
from veillee.games.pas_vu_pas_pris.hall.space.data import PIECES, SIDES, SIZES
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_SIDE_COUNT: Final = 4
_DOORS: Final[i64] = 6
_NO_PIECE: Final = -1


class SightMap:
    """From which doors a ghost at each place would be seen, as the furniture stands."""

    def __init__(self, hall: Hall) -> None:
        self._chart: Final = chart(hall.keyhole)
        self._raster: Final = Raster()
        self._eyes: Final = [[Eye(side, number) for number in range(1, 7)] for side in SIDES]
        self._poses: dict[str, Pose | None] = dict.fromkeys(PIECES)
        self._old_bodies: Final[dict[str, list[Body]]] = {}
        self._masks: Final[list[vec[i64]]] = [vec[i64]([0] * (_SIDE_COUNT * ENTRIES * WORDS)) for _ in PIECES]
        self._dirty: vec[i64] = vec[i64]([1] * (_SIDE_COUNT * ENTRIES))
        self._seen: vec[i64] = vec[i64]([0] * (_SIDE_COUNT * ENTRIES))
        self._free: vec[i64] = vec[i64]([1] * PLACES)
        # While a single piece moves about, its mask is drawn only where the others leave a ghost to be seen.
        self._partial: int = _NO_PIECE
        self._bare: vec[i64] = vec[i64]([0] * (_SIDE_COUNT * ENTRIES))
        self._judge()
        self.update(hall)

    def update(self, hall: Hall) -> None:
        """Follow the furniture: renew the masks of the pieces that moved."""
        changed = [
            number for number, piece in enumerate(PIECES) if not _same(hall.poses.get(piece), self._poses[piece])
        ]
        if not changed:
            return
        alone = changed[0] if len(changed) == 1 else _NO_PIECE
        if self._partial not in (_NO_PIECE, alone):
            self._wipe(self._masks[self._partial])
            self._hide(self._masks[self._partial], self._old_bodies.get(PIECES[self._partial], []), False)
            self._partial = _NO_PIECE
        if alone not in (_NO_PIECE, self._partial):
            self._find_bare(alone)
            self._partial = alone
        moved: list[Body] = []
        for number in changed:
            piece = PIECES[number]
            self._wipe(self._masks[number])
            moved.extend(self._old_bodies.pop(piece, []))
            self._poses[piece] = hall.poses.get(piece)
            if piece in hall.poses:
                bodies = hall.piece_bodies(piece)
                self._hide(self._masks[number], bodies, number == alone)
                moved.extend(bodies)
                self._old_bodies[piece] = bodies
        self._judge()
        self._find_free(hall, moved)

    def seen(self, side: str, number: int, square: str, size: str, spot: int = 0) -> bool:
        """Tell whether a ghost at a place is seen from a door."""
        return self.sees(SIDES.index(side), number, place_number(square, size, spot))

    def free(self, square: str, size: str, spot: int = 0) -> bool:
        """Tell whether furniture leaves room for a ghost on the floor at a place."""
        return self.has_room(place_number(square, size, spot))

    def doors(self, side: str, square: str, size: str, spot: int = 0) -> int:
        """Count the doors of a side from which a ghost at a place is seen."""
        return self.count_doors(SIDES.index(side), place_number(square, size, spot))

    def sees(self, side: i64, number: i64, place: i64) -> bool:
        """Tell whether a ghost at a numbered place is seen from a door of a numbered side."""
        turned = self._chart.turns[side][place]
        return self._seen[side * ENTRIES + (number - 1) * PLACES + turned] == 1

    def has_room(self, place: i64) -> bool:
        """Tell whether furniture leaves room for a ghost on the floor at a numbered place."""
        return self._free[place] == 1

    def count_doors(self, side: i64, place: i64) -> int:
        """Count the doors of a numbered side from which a ghost at a numbered place is seen."""
        turned = self._chart.turns[side][place]
        count: i64 = 0
        door: i64 = 0
        while door < _DOORS:
            count += self._seen[side * ENTRIES + door * PLACES + turned]
            door += 1
        return count

    def _wipe(self, mask: vec[i64]) -> None:
        entry: i64 = 0
        while entry < _SIDE_COUNT * ENTRIES:
            at = entry * WORDS
            if mask[at] != 0 or mask[at + 1] != 0 or mask[at + 2] != 0 or mask[at + 3] != 0:
                mask[at] = 0
                mask[at + 1] = 0
                mask[at + 2] = 0
                mask[at + 3] = 0
                self._dirty[entry] = 1
            entry += 1

    def _hide(self, mask: vec[i64], bodies: list[Body], only_bare: bool) -> None:
        for side, eyes in enumerate(self._eyes):
            for door, eye in enumerate(eyes):
                for body in bodies:
                    self._hide_from(mask, eye, eye.view(body), side, door, only_bare)

    def _hide_from(self, mask: vec[i64], eye: Eye, view: Silhouette, side: i64, door: i64, only_bare: bool) -> None:
        """Add to a piece's mask what one of its parts hides from one door."""
        bare = self._bare
        frames = self._chart.frames
        words = self._raster.words
        place: i64 = 0
        frame = door * PLACES * FRAME
        u0, v0, u1, v1, near, far = view.u0, view.v0, view.u1, view.v1, view.near, view.far
        while place < PLACES:
            if (
                (not only_bare or bare[side * ENTRIES + door * PLACES + place] == 1)
                and near < frames[frame + 5]
                and u0 < frames[frame + 6]
                and u1 > frames[frame]
                and v0 < frames[frame + 7]
                and v1 > frames[frame + 1]
            ):
                entry = door * PLACES + place
                if self._raster.fill(view.loop, frames[frame], frames[frame + 1], frames[frame + 2], frames[frame + 3]):
                    if far <= frames[frame + 4] or self._in_front(eye, view, door, place, frame):
                        at = (side * ENTRIES + entry) * WORDS
                        mask[at] = mask[at] | words[0]
                        mask[at + 1] = mask[at + 1] | words[1]
                        mask[at + 2] = mask[at + 2] | words[2]
                        mask[at + 3] = mask[at + 3] | words[3]
                        self._dirty[side * ENTRIES + entry] = 1
            place += 1
            frame += FRAME

    def _in_front(self, eye: Eye, view: Silhouette, door: i64, place: i64, frame: i64) -> bool:
        """Tell whether a part is before a ghost, by the ray through a point in which both appear."""
        frames = self._chart.frames
        words = self._raster.words
        whole = self._chart.open
        at = (door * PLACES + place) * WORDS
        w: i64 = 0
        while w < WORDS:
            common = words[w] & whole[at + w]
            if common != 0:
                bit: i64 = 0
                while (common >> bit) & 1 == 0:
                    bit += 1
                row, column = point_at(w, bit)
                u = frames[frame] + (float(column) + 0.5) * frames[frame + 2]
                v = frames[frame + 1] + (float(row) + 0.5) * frames[frame + 3]
                ghost = self._chart.bodies[place]
                return eye.middle(view.planes, u, v) < self._chart.eyes[door].middle(ghost.planes, u, v)
            w += 1
        return False

    def _judge(self) -> None:
        """Count the visible points again where a mask changed."""
        a, b, c = self._masks[0], self._masks[1], self._masks[2]
        d, e, f = self._masks[3], self._masks[4], self._masks[5]
        whole = self._chart.open
        entry: i64 = 0
        inner: i64 = 0
        while entry < _SIDE_COUNT * ENTRIES:
            if self._dirty[entry] == 1:
                self._dirty[entry] = 0
                count: i64 = 0
                w: i64 = 0
                while w < WORDS:
                    at = entry * WORDS + w
                    hidden = a[at] | b[at] | c[at] | d[at] | e[at] | f[at]
                    count += bits_in(whole[inner * WORDS + w] & ~hidden)
                    w += 1
                self._seen[entry] = 1 if count >= self._chart.least[inner] else 0
            entry += 1
            inner += 1
            if inner == ENTRIES:
                inner = 0

    def _find_bare(self, without: int) -> None:
        """Tell where a ghost is seen when all pieces but one hide it."""
        masks = [mask for number, mask in enumerate(self._masks) if number != without]
        a, b, c, d, e = masks[0], masks[1], masks[2], masks[3], masks[4]
        whole = self._chart.open
        entry: i64 = 0
        inner: i64 = 0
        while entry < _SIDE_COUNT * ENTRIES:
            count: i64 = 0
            w: i64 = 0
            while w < WORDS:
                at = entry * WORDS + w
                count += bits_in(whole[inner * WORDS + w] & ~(a[at] | b[at] | c[at] | d[at] | e[at]))
                w += 1
            self._bare[entry] = 1 if count >= self._chart.least[inner] else 0
            entry += 1
            inner += 1
            if inner == ENTRIES:
                inner = 0

    def _find_free(self, hall: Hall, moved: list[Body]) -> None:
        """Ask again for room where a piece came or went."""
        furniture: list[Body] = []
        for piece in hall.poses:
            furniture.extend(hall.piece_bodies(piece))
        for place, body in enumerate(self._chart.bodies):
            for other in moved:
                if other.x1 > body.x0 and other.x0 < body.x1 and other.y1 > body.y0 and other.y0 < body.y1:
                    self._free[place] = self._room(furniture, body, SIZES[unpack_place(place)[1]])
                    break

    def _room(self, furniture: list[Body], ghost: Body, size: str) -> i64:
        x, y = (ghost.x0 + ghost.x1) / 2.0, (ghost.y0 + ghost.y1) / 2.0
        ground = Ground(furniture, size, UPRIGHT, (x, y, x, y))
        for level in ground.levels(x, y):
            return 1 if level.stands_on == "floor" else 0
        return 0


def _same(pose: Pose | None, other: Pose | None) -> bool:
    return pose is other or (pose is not None and other is not None and pose.same(other))
