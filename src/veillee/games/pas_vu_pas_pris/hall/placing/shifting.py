"""Where the Midnight cards send furniture: tipping, facing the centre, sliding to a door."""

import math
from typing import Final

from veillee.games.pas_vu_pas_pris.hall.placing.resting import Resting
from veillee.games.pas_vu_pas_pris.hall.space.data import (
    FURNITURE,
    GHOSTS,
    HALL,
    SIDES,
    SQUARE,
    TOUCH,
    door_middle,
)
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, matrix, round_place, standing
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body, piece_bodies

_COMPASS: Final = ("east", "north", "west", "south")
_SIDE_FACES: Final = ("back", "front", "left", "right")
_STEP: Final = 2.0


def tipped(pose: Pose, direction: str) -> Pose | None:
    """Return a piece's pose, height aside, after tipping it over an edge of its face; None when not onto a side.

    The piece falls over the edge that is nearest to the direction.
    """
    m = matrix(standing(pose.piece, 0.0, 0.0, 0.0, pose.yaw, pose.face).quaternion)
    piece = FURNITURE[pose.piece]
    normals: list[tuple[str, int, float, float]] = [
        ("right", 0, 1.0, piece.high[0]),
        ("left", 0, -1.0, -piece.low[0]),
        ("front", 1, 1.0, piece.high[1]),
        ("back", 1, -1.0, -piece.low[1]),
        ("top", 2, 1.0, piece.high[2]),
        ("bottom", 2, -1.0, -piece.low[2]),
    ]
    reach = {name: extent for name, _, _, extent in normals}
    for name, axis, sign, extent in normals:
        x, y, z = sign * m[axis], sign * m[3 + axis], sign * m[6 + axis]
        if abs(z) > 0.5:
            continue
        quarter = int(((math.degrees(math.atan2(y, x)) + 45.0) % 360.0) // 90.0)
        if _COMPASS[quarter] != direction or name not in _SIDE_FACES:
            continue
        # The edge is `extent` away; the centre ends as far behind it as it was above the floor.
        away = extent + reach[pose.face]
        yaw = _tipped_yaw(m, x, y, name)
        return standing(pose.piece, pose.x + x * away, pose.y + y * away, 0.0, yaw, name)
    return None


def _tipped_yaw(m: list[float], x: float, y: float, face: str) -> float:
    """Return the yaw of a piece turned a quarter over the edge towards (x, y), which brings `face` down."""
    ax, ay = -y, x
    # Rodrigues for a quarter turn about the level axis (ax, ay, 0): v -> axis (axis . v) + axis x v.
    column = 0 if face in ("back", "front") else 1
    vx, vy, vz = m[column], m[3 + column], m[6 + column]
    along = ax * vx + ay * vy
    tx, ty = ax * along + ay * vz, ay * along - ax * vz
    angle = math.degrees(math.atan2(ty, tx))
    return angle if column == 0 else angle - 90.0


def _extents(pose: Pose) -> tuple[float, float, float, float]:
    """Return how far a piece reaches from its centre: west, south, east, north."""
    x0 = y0 = 1e30
    x1 = y1 = -1e30
    for body in piece_bodies(pose):
        x0, x1 = min(x0, body.x0 - pose.x), max(x1, body.x1 - pose.x)
        y0, y1 = min(y0, body.y0 - pose.y), max(y1, body.y1 - pose.y)
    return x0, y0, x1, y1


def facing_centre(pose: Pose) -> Pose:
    """Return the mirror's pose, height aside, upright and facing the centre, shifted only into the hall (PVP-N4)."""
    middle = HALL / 2.0
    x, y, yaw = pose.x, pose.y, pose.yaw
    for _ in range(4):
        if abs(x - middle) > 0.01 or abs(y - middle) > 0.01:
            yaw = math.degrees(math.atan2(middle - y, middle - x)) - 90.0
        x0, y0, x1, y1 = _extents(standing("mirror", x, y, 0.0, yaw, "bottom"))
        moved_x = round_place(min(max(x, -x0), HALL - x1))
        moved_y = round_place(min(max(y, -y0), HALL - y1))
        if moved_x == x and moved_y == y:
            break
        x, y = moved_x, moved_y
    return standing("mirror", x, y, 0.0, yaw, "bottom")


def nearest_door(x: float, y: float) -> tuple[str, int]:
    """Return the door whose middle is nearest; ties go south, west, north, east, then to the lower number."""
    best, least = ("south", 1), 1e30
    for side in SIDES:
        for number in range(1, 7):
            dx, dy = door_middle(side, number)
            distance = (dx - x) * (dx - x) + (dy - y) * (dy - y)
            if distance < least - 1e-9:
                best, least = (side, number), distance
    return best


def danced(pose: Pose, others: list[Body]) -> Pose | None:
    """Return where a piece ends that slides to the door nearest to it, as near to the wall as it fits (PVP-N6)."""
    side, number = nearest_door(pose.x, pose.y)
    dx, dy = door_middle(side, number)
    if pose.leaning:
        # It has nothing to lean on at the wall: it stands on the face that it leans over.
        pose = standing(pose.piece, pose.x, pose.y, pose.z, pose.yaw, pose.face)
    x0, y0, x1, y1 = _extents(pose)
    goal_x = min(max(dx, -x0), HALL - x1)
    goal_y = min(max(dy, -y0), HALL - y1)
    found = on_floor(pose, goal_x, goal_y, others)
    if found is not None:
        return found
    for x, y in _outwards(goal_x, goal_y, (-x0, -y0, HALL - x1, HALL - y1)):
        found = on_floor(pose, x, y, others)
        if found is not None:
            return found
    return None


def on_floor(pose: Pose, x: float, y: float, others: list[Body]) -> Pose | None:
    """Return a piece in the same turn on its lowest level at another place, if it balances there."""
    moved = Pose(pose.piece, x, y, 0.0, pose.quaternion, pose.face, pose.yaw, pose.leaning)
    resting = Resting(moved, others)
    if not resting.inside():
        return None
    resting.rise()
    height = resting.heights[0]
    lowest = min(part.z0 for part in resting.parts)
    if height + lowest > TOUCH or not resting.balances(height):
        return None
    return moved.raised(height)


def _outwards(x: float, y: float, room: tuple[float, float, float, float]) -> list[tuple[float, float]]:
    """Return the places of a grid of 2 mm by distance from a goal."""
    places: list[tuple[float, float, float, float]] = []
    steps = int(HALL / _STEP)
    for i in range(-steps, steps + 1):
        for j in range(-steps, steps + 1):
            px, py = x + i * _STEP, y + j * _STEP
            if room[0] <= px <= room[2] and room[1] <= py <= room[3]:
                places.append(((px - x) ** 2 + (py - y) ** 2, math.atan2(j, i) % (2.0 * math.pi), px, py))
    places.sort()
    return [(px, py) for _, _, px, py in places]


def spots_before(pose: Pose, size: str) -> list[tuple[float, float]]:
    """Return the spots of all squares in front of the glass, nearest to it first (PVP-N4)."""
    radius = GHOSTS[size].radius
    m = matrix(pose.quaternion)
    qx, qy, qz = FURNITURE["mirror"].glass[0]
    bx, by, bz = FURNITURE["mirror"].glass[1]
    cx, cy, cz = (qx + bx) / 2.0, (qy + by) / 2.0, (qz + bz) / 2.0
    gx = pose.x + m[0] * cx + m[1] * cy + m[2] * cz
    gy = pose.y + m[3] * cx + m[4] * cy + m[5] * cz
    for reach in (60.0, 2.0 * HALL):
        near = _ranked(gx, gy, m[1], m[4], radius, reach)
        if len(near) > 200 or reach > HALL:
            return near
    return []


def _ranked(gx: float, gy: float, nx: float, ny: float, radius: float, reach: float) -> list[tuple[float, float]]:
    """Return the spots within reach on the front side of a point, nearest first, then counter-clockwise from east."""
    found: list[tuple[float, float, float, float]] = []
    low, high = int(radius * 2.0), int((SQUARE - radius) * 2.0)
    for i in range(max(0, int(2.0 * (gx - reach))), min(480, int(2.0 * (gx + reach))) + 1):
        if not low <= i % 80 <= high:
            continue
        x = i / 2.0
        for j in range(max(0, int(2.0 * (gy - reach))), min(480, int(2.0 * (gy + reach))) + 1):
            if not low <= j % 80 <= high:
                continue
            y = j / 2.0
            distance = (x - gx) * (x - gx) + (y - gy) * (y - gy)
            if distance <= reach * reach and (x - gx) * nx + (y - gy) * ny > 0.0:
                found.append((round(distance, 6), math.atan2(y - gy, x - gx) % (2.0 * math.pi), x, y))
    found.sort()
    return [(x, y) for _, _, x, y in found]
