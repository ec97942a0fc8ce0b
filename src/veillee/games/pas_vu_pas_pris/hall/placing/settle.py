"""Let a piece fall and settle against what stands still (PVP-F1, F6), with MuJoCo where it is installed.

The same start gives the same end, in every process; only the final pose is ever stored.
"""

import importlib
import math
from typing import Any, Final

from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.space.data import FURNITURE
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, matrix, standing_turn
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

# A unit of ten millimetres and a slow fall: contacts stay within a few hundredths of a millimetre.
_SCALE: Final = 0.1
_GRAVITY: Final = 50.0
_MOST_STEPS: Final = 3000
_STILL: Final = 2e-3
_STILL_STEPS: Final = 25
_FACE_NORMALS: Final[list[tuple[str, tuple[float, float, float]]]] = [
    ("bottom", (0.0, 0.0, -1.0)),
    ("back", (0.0, -1.0, 0.0)),
    ("front", (0.0, 1.0, 0.0)),
    ("left", (-1.0, 0.0, 0.0)),
    ("right", (1.0, 0.0, 0.0)),
    ("top", (0.0, 0.0, 1.0)),
]


# What the first piece that leaned found: an engine that is installed later must not change the rules in mid-game.
_found: Final[list[Any]] = []


def engine() -> Any:
    """Return MuJoCo, or None where it was not installed when it was first asked for."""
    if not _found:
        _found.append(_look_for())
    return _found[0]


def _look_for() -> Any:
    try:
        mujoco = importlib.import_module("mujoco")
    except ImportError:
        return None
    # Its own handler writes a log file into the working directory.
    mujoco.set_mju_user_warning(_ignore)
    return mujoco


def _ignore(message: str) -> None:
    """Let a warning pass: a piece that does not come to rest is refused anyway."""


def settle(start: Pose, others: list[Body]) -> Pose | None:
    """Let a piece fall from a pose until it is still; None when it does not come to rest."""
    mujoco = engine()
    if mujoco is None:
        return None
    model = mujoco.MjModel.from_xml_string(_scene(start, others))
    data = mujoco.MjData(model)
    still = 0
    for _ in range(_MOST_STEPS):
        mujoco.mj_step(model, data)
        data.qvel *= 0.97
        fastest = float(abs(data.qvel).max())
        if not math.isfinite(fastest):
            return None
        still = still + 1 if fastest < _STILL else 0
        if still >= _STILL_STEPS:
            place = [float(value) for value in data.qpos]
            turn = (place[3], place[4], place[5], place[6])
            face, yaw = reading(turn)
            return Pose(start.piece, place[0] / _SCALE, place[1] / _SCALE, place[2] / _SCALE, turn, face, yaw, True)
    return None


def reading(turn: tuple[float, float, float, float]) -> tuple[str, float]:
    """Return the face that points most downwards, and the yaw that brings the piece closest to a turn."""
    m = matrix(turn)
    best, lowest = "bottom", 2.0
    for name, normal in _FACE_NORMALS:
        down = m[6] * normal[0] + m[7] * normal[1] + m[8] * normal[2]
        if down < lowest - 1e-9:
            best, lowest = name, down
    # For each face one axis stays level in the standing pose; its direction is the yaw.
    if best in ("left", "right"):
        x, y = -m[1], m[4]
        return best, math.degrees(math.atan2(x, y))
    x, y = m[0], m[3]
    if best == "top":
        x, y = -x, -y
    return best, math.degrees(math.atan2(y, x))


def tilt(pose: Pose) -> float:
    """Return by how many degrees a piece is off standing on its face."""
    flat = standing_turn(pose.piece, pose.face, pose.yaw)
    q = pose.quaternion
    same = abs(q[0] * flat[0] + q[1] * flat[1] + q[2] * flat[2] + q[3] * flat[3])
    return math.degrees(2.0 * math.acos(min(1.0, same)))


def _numbers(values: list[float]) -> str:
    return " ".join(repr(value * _SCALE) for value in values)


def _mesh(name: str, points: list[float]) -> str:
    return f'<mesh name="{name}" vertex="{_numbers(points)}"/>'


def _scene(start: Pose, others: list[Body]) -> str:
    piece = FURNITURE[start.piece]
    total = sum(volume[0] for volume in piece.volumes)
    meshes: list[str] = []
    moving: list[str] = []
    fixed: list[str] = []
    for index, part in enumerate(piece.parts):
        meshes.append(_mesh(f"m{index}", [value for point in part.points for value in point]))
        mass = piece.mass * piece.volumes[index][0] / total
        moving.append(f'<geom type="mesh" mesh="m{index}" mass="{mass!r}"/>')
    for index, body in enumerate(others):
        points: list[float] = []
        n: i64 = len(body.points)
        i: i64 = 0
        while i < n:
            points.append(body.points[i])
            i += 1
        meshes.append(_mesh(f"f{index}", points))
        fixed.append(f'<geom type="mesh" mesh="f{index}"/>')
    w, x, y, z = start.quaternion
    return (
        '<mujoco><compiler inertiafromgeom="true" boundmass="1e-6" boundinertia="1e-6"/>'
        f'<option timestep="0.004" gravity="0 0 {-_GRAVITY!r}" cone="elliptic" impratio="10" noslip_iterations="10"/>'
        f"<asset>{''.join(meshes)}</asset><worldbody>"
        f'<geom type="plane" size="100 100 1"/>{"".join(fixed)}'
        f'<body pos="{_numbers([start.x, start.y, start.z])}" quat="{w!r} {x!r} {y!r} {z!r}">'
        f"<freejoint/>{''.join(moving)}</body></worldbody></mujoco>"
    )
