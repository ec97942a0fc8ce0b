"""Put one piece down: outside, levels, balance, leaning, and the pose close by that would hold."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.placing.nearest import Search, nearest
from veillee.games.pas_vu_pas_pris.hall.placing.resting import Resting, clear, inside
from veillee.games.pas_vu_pas_pris.hall.placing.settle import engine, settle, tilt
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Trouble
from veillee.games.pas_vu_pas_pris.hall.space.data import TOUCH
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, standing
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body, piece_bodies

_FLAT: Final = 0.5
_NEAR: Final = 1.0


def place(pose: Pose, others: list[Body], level: int | None, lean: bool) -> Pose | Trouble:
    """Return the final pose of a piece put down among other bodies, or why it cannot be (PVP-F1)."""
    resting = Resting(pose, others)
    if not resting.inside():
        return Trouble("outside", Search(pose, others))
    resting.rise()
    if level is not None and not 0 <= level < len(resting.heights):
        return Trouble("level", None)
    height = resting.heights[-1 if level is None else level]
    start = pose.raised(height)
    if resting.balances(height):
        return start
    if not lean:
        return Trouble("falls", Search(pose, others))
    if engine() is None:
        return Trouble("no-lean-engine", Search(pose, others))
    settled = settle(start, others)
    if settled is None:
        return Trouble("not-settled", Search(pose, others))
    return checked(settled, others)


def checked(settled: Pose, others: list[Body]) -> Pose | Trouble:
    """Check a settled pose exactly; one that came to lie flat is put down flat."""
    if tilt(settled) < _FLAT:
        flat = standing(settled.piece, settled.x, settled.y, 0.0, settled.yaw, settled.face)
        resting = Resting(flat, others)
        if resting.inside():
            resting.rise()
            near = [height for height in resting.heights if abs(height - settled.z) < _NEAR]
            for height in near:
                if resting.balances(height):
                    return flat.raised(height)
            if near:
                return Trouble("falls", Search(flat, others))
    parts = piece_bodies(settled)
    if not inside(parts):
        return Trouble("outside", None)
    if not clear(parts, others):
        return Trouble("overlap", None)
    return settled


def still_rests(pose: Pose, others: list[Body]) -> bool:
    """Tell whether a piece whose surroundings changed stays exactly as it is."""
    resting = Resting(pose, others)
    resting.rise()
    for height in resting.heights:
        if abs(height - pose.z) <= 2.0 * TOUCH:
            return resting.balances(height)
    return False


def _lowered(pose: Pose, others: list[Body]) -> tuple[Pose, bool]:
    """Return a piece let straight down to what is below it, and whether it balances there."""
    resting = Resting(pose, others)
    resting.rise()
    below = [height for height in resting.heights if height <= pose.z + TOUCH]
    height = below[-1] if below else resting.heights[0]
    return pose.raised(height), resting.balances(height)


def straight_down(pose: Pose, others: list[Body]) -> Pose | None:
    """Return where a piece whose support is gone comes to rest straight below, None when it does not (PVP-F6)."""
    lowered, balances = _lowered(pose, others)
    return lowered if balances else None


def settle_down(pose: Pose, others: list[Body]) -> Pose:
    """Return where a piece settles that finds no rest straight below (PVP-F6)."""
    straight, _ = _lowered(pose, others)
    settled = settle(straight, others)
    if settled is not None:
        final = checked(settled, others)
        if isinstance(final, Pose):
            return final
    # Without an engine, or when it does not come to rest inside the hall, it stands close by.
    for face in (pose.face, "bottom"):
        flat = standing(pose.piece, pose.x, pose.y, 0.0, pose.yaw, face)
        close = Resting(flat, others).highest_stable() or nearest(flat, others)
        if close is not None:
            return close
    return straight
