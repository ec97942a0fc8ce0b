"""The stable pose close to one that would not hold."""

import math
from typing import Final

from veillee.games.pas_vu_pas_pris.hall.placing.resting import Resting
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose, standing
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_RINGS: Final[list[float]] = [3.0, 6.0, 10.0, 15.0, 20.0, 30.0, 40.0, 60.0, 80.0]


class Search:
    """A pose that does not hold among some bodies: where to look for one that does."""

    def __init__(self, pose: Pose, others: list[Body]) -> None:
        self.pose: Final = pose
        self.others: Final = others


def nearest(pose: Pose, others: list[Body]) -> Pose | None:
    """Return a stable pose close to one that would not hold: same face and yaw, shifted."""
    for radius in _RINGS:
        for k in range(8):
            angle = k * math.pi / 4.0
            x, y = pose.x + radius * math.cos(angle), pose.y + radius * math.sin(angle)
            found = Resting(standing(pose.piece, x, y, 0.0, pose.yaw, pose.face), others).highest_stable()
            if found is not None:
                return found
    return None
