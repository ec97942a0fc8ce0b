"""Levels as scenarios count them: how many heights with room lie below a ghost or a piece."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.placing.resting import Resting
from veillee.games.pas_vu_pas_pris.hall.placing.spots import UPRIGHT, Ground
from veillee.games.pas_vu_pas_pris.hall.room import Room
from veillee.games.pas_vu_pas_pris.hall.space.data import TOUCH
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.hall.space.solid import Body

_SAME: Final = 2.0 * TOUCH


def ghost_levels(room: Room, name: str) -> list[int]:
    """Return a ghost's level, from the one among the other ghosts to the one as if they were gone.

    One who came onto a table before another crept under it stands on level 1 of then and level 0 of now.
    """
    figure = room.figures[name]
    among = _below(room.bodies("", {name}), figure)
    alone = _below(room.bodies("", set(room.figures)), figure)
    return list(range(min(among, alone), max(among, alone) + 1))


def piece_levels(room: Room, piece: str) -> int:
    """Return on how many levels a piece could rest where it stands; 0 for one that leans."""
    pose = room.poses[piece]
    if pose.leaning:
        return 0
    return len(_heights(room, piece))


def piece_level(room: Room, piece: str) -> int | None:
    """Return the level on which a piece rests; None for one that leans."""
    pose = room.poses[piece]
    if pose.leaning:
        return None
    return sum([height < pose.z - _SAME for height in _heights(room, piece)])


def _heights(room: Room, piece: str) -> list[float]:
    """Return the heights at which a piece could rest where it stands, from below."""
    riders = {name for name, figure in room.figures.items() if figure.stands_on == piece}
    resting = Resting(room.poses[piece], room.bodies(piece, riders))
    resting.rise()
    return resting.heights


def _below(bodies: list[Body], figure: Figure) -> int:
    heading = figure.heading if figure.lying else UPRIGHT
    ground = Ground(bodies, figure.size, heading, (figure.x, figure.y, figure.x, figure.y))
    return sum([level.z < figure.z - _SAME for level in ground.levels(figure.x, figure.y)])
