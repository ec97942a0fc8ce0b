"""Where a piece of furniture is: its centre, its turn, the face it stands on."""

import math
from typing import TYPE_CHECKING, Final

from veillee.games.pas_vu_pas_pris.hall.space.data import FURNITURE, HALL
from veillee.games.pas_vu_pas_pris.hall.space.rounding import rounded

if TYPE_CHECKING:
    from veillee.games.pas_vu_pas_pris.hall.space.solid import Body


def multiply(
    a: tuple[float, float, float, float], b: tuple[float, float, float, float]
) -> tuple[float, float, float, float]:
    """Return the turn that does b, then a."""
    return (
        a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
        a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
        a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
        a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
    )


def round_turn(q: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """Round a turn to 1e-6; of the two quaternions that say the same, take the one that begins positive."""
    w, x, y, z = rounded(q[0], 6) + 0.0, rounded(q[1], 6) + 0.0, rounded(q[2], 6) + 0.0, rounded(q[3], 6) + 0.0
    for value in (w, x, y, z):
        if value > 0.0:
            break
        if value < 0.0:
            return (0.0 - w, 0.0 - x, 0.0 - y, 0.0 - z)
    return (w, x, y, z)


def yaw_turn(yaw: float) -> tuple[float, float, float, float]:
    """Return the turn about the vertical by an angle in degrees, counter-clockwise from above."""
    half = math.radians(yaw) / 2.0
    return (math.cos(half), 0.0, 0.0, math.sin(half))


def face_turn(piece: str, face: str) -> tuple[float, float, float, float]:
    """Return the turn that brings a face of a piece down."""
    if face == "bottom":
        return (1.0, 0.0, 0.0, 0.0)
    if face == "top":
        return (0.0, 0.0, 1.0, 0.0)
    angle = FURNITURE[piece].face_angles[face]
    if face in ("back", "front"):
        half = math.radians(-90.0 - angle) / 2.0
        return (math.cos(half), math.sin(half), 0.0, 0.0)
    half = math.radians(90.0 + angle) / 2.0
    return (math.cos(half), 0.0, math.sin(half), 0.0)


def standing_turn(piece: str, face: str, yaw: float) -> tuple[float, float, float, float]:
    """Return the rounded turn of a piece that stands on a face."""
    return round_turn(multiply(yaw_turn(yaw), face_turn(piece, face)))


def matrix(q: tuple[float, float, float, float]) -> list[float]:
    """Return the nine numbers of a turn, row by row; a rounded quaternion need not have length one."""
    w, x, y, z = q
    n = w * w + x * x + y * y + z * z
    return [
        (w * w + x * x - y * y - z * z) / n,
        2.0 * (x * y - w * z) / n,
        2.0 * (x * z + w * y) / n,
        2.0 * (x * y + w * z) / n,
        (w * w - x * x + y * y - z * z) / n,
        2.0 * (y * z - w * x) / n,
        2.0 * (x * z - w * y) / n,
        2.0 * (y * z + w * x) / n,
        (w * w - x * x - y * y + z * z) / n,
    ]


def round_place(value: float) -> float:
    """Round a coordinate of a pose to 0.01 mm."""
    return rounded(value, 2) + 0.0


def round_yaw(yaw: float) -> float:
    """Bring an angle into 0..360 degrees."""
    turned = rounded(yaw % 360.0, 4) + 0.0
    return 0.0 if turned >= 360.0 else turned


class Pose:
    """A piece's final place: its centre (half its height up its own axis), its turn, how it stands."""

    def __init__(
        self,
        piece: str,
        x: float,
        y: float,
        z: float,
        quaternion: tuple[float, float, float, float],
        face: str,
        yaw: float,
        leaning: bool,
    ) -> None:
        self.piece: Final = piece
        self.x: Final = round_place(x)
        self.y: Final = round_place(y)
        self.z: Final = round_place(z)
        self.quaternion: Final = round_turn(quaternion)
        self.face: Final = face
        self.yaw: Final = round_yaw(yaw)
        self.leaning: Final = leaning
        self.bodies: list[Body] = []
        """Its parts in space, once `piece_bodies` was asked for them."""

    def raised(self, z: float) -> "Pose":
        """Return the same pose at another height."""
        return Pose(self.piece, self.x, self.y, z, self.quaternion, self.face, self.yaw, self.leaning)

    def turned(self) -> "Pose":
        """Return the pose after a quarter turn of the board, clockwise."""
        x, y = self.y, HALL - self.x
        if self.leaning:
            turn = multiply(yaw_turn(-90.0), self.quaternion)
        else:
            turn = standing_turn(self.piece, self.face, self.yaw - 90.0)
        return Pose(self.piece, x, y, self.z, turn, self.face, self.yaw - 90.0, self.leaning)

    def same(self, other: "Pose") -> bool:
        """Tell whether two poses are one."""
        return (
            self.piece == other.piece
            and self.x == other.x
            and self.y == other.y
            and self.z == other.z
            and self.quaternion == other.quaternion
        )

    def pack(self) -> list[object]:
        """Return the pose as plain values."""
        return [self.piece, self.x, self.y, self.z, list(self.quaternion), self.face, self.yaw, self.leaning]


def unpack_pose(data: list[object]) -> Pose:
    """Read back what `Pose.pack` wrote."""
    piece, x, y, z, quaternion, face, yaw, leaning = data
    assert isinstance(piece, str)
    assert isinstance(face, str)
    assert isinstance(leaning, bool)
    assert isinstance(quaternion, (list, tuple))
    w, i, j, k = quaternion
    return Pose(piece, real(x), real(y), real(z), (real(w), real(i), real(j), real(k)), face, real(yaw), leaning)


def real(value: object) -> float:
    """Read a number: whole ones may come back from a file as integers."""
    assert isinstance(value, (int, float))
    return float(value)


def standing(piece: str, x: float, y: float, z: float, yaw: float, face: str) -> Pose:
    """Return the pose of a piece that stands flat on one of its faces."""
    return Pose(piece, x, y, z, standing_turn(piece, face, yaw), face, yaw, False)
