"""What lies on the table, as a sheet of small numbers for learners: places to the millimetre."""

from typing import Final

from librt.strings import BytesWriter

from veillee.games.pas_vu_pas_pris.names import AT_EDGE, ON_SIDE, OUT, PIECES, full_name
from veillee.games.pas_vu_pas_pris.notation import FACES
from veillee.games.pas_vu_pas_pris.position import NOT_ARRIVED, POSING, Position

SHEET_SIZE: Final = 557
PHASES: Final = ("furnish", "plan", "side", "choice")


def write_sheet(position: Position, viewer: int, acting: list[int], visible: list[str], sheet: BytesWriter) -> None:
    """Write what a side sees, which is all of it; -1 is a spectator."""
    p = position
    _one_of(viewer, 4, sheet)
    for side in range(4):
        _flag(side in p.sides(), sheet)
        _flag(side in acting, sheet)
        sheet.append(p.steps[side])
        _one_of(p.firsts[side], 6, sheet)
        _one_of(p.seconds[side], 6, sheet)
        _flag(p.planned[side], sheet)
        sheet.append(p.chosen[side])
        sheet.append(p.points(side))
    for phase in PHASES:
        _flag(p.phase == phase, sheet)
    _one_of(p.die, 4, sheet)
    _one_of(p.chooser, 4, sheet)
    _one_of(p.keyhole_side, 4, sheet)
    _one_of(p.keyhole_door - 1, 6, sheet)
    sheet.append(p.round)
    sheet.append(p.pile)
    for left in p.left:
        sheet.append(left)
    _flag(p.options.fusion, sheet)
    _flag(p.options.reflections, sheet)
    _one_of(p.midnight - 1, 12, sheet)
    for number in range(1, 13):
        _flag(p.options.midnight and number in p.midnights_left, sheet)
    _one_of(p.crystal - 1, 6, sheet)
    for ghost in range(28):
        _write_ghost(p, ghost, full_name(ghost) in visible, sheet)
    for piece in range(6):
        _write_piece(p, piece, sheet)


def _write_ghost(p: Position, ghost: int, visible: bool, sheet: BytesWriter) -> None:
    where = p.where[ghost]
    plays = ghost // 7 in p.sides()
    _flag(plays and where == ON_SIDE, sheet)
    _flag(plays and where == AT_EDGE, sheet)
    _flag(plays and where == OUT, sheet)
    if where < 0:
        sheet.write(b"\0" * 9)
        return
    figure = p.hall.figures[full_name(ghost)]
    sheet.append(1)
    _flag(visible, sheet)
    _flag(p.arrived[ghost] != NOT_ARRIVED, sheet)
    _flag(p.arrived[ghost] == POSING, sheet)
    _flag(figure.lying, sheet)
    _length(figure.x, sheet)
    _length(figure.y, sheet)
    _length(figure.z, sheet)
    _length(figure.heading % 360.0 / 2.0, sheet)


def _write_piece(p: Position, piece: int, sheet: BytesWriter) -> None:
    pose = p.hall.poses.get(PIECES[piece])
    if pose is None:
        sheet.write(b"\0" * 12)
        return
    _flag(p.moved[piece], sheet)
    _length(pose.x, sheet)
    _length(pose.y, sheet)
    _length(pose.z, sheet)
    _length(pose.yaw % 360.0 / 2.0, sheet)
    _flag(pose.leaning, sheet)
    _one_of(FACES.index(pose.face) if pose.face in FACES else -1, len(FACES), sheet)


def _flag(true: bool, sheet: BytesWriter) -> None:
    sheet.append(1 if true else 0)


def _length(amount: float, sheet: BytesWriter) -> None:
    sheet.append(max(0, min(255, round(amount))))


def _one_of(number: int, count: int, sheet: BytesWriter) -> None:
    for thing in range(count):
        sheet.append(1 if thing == number else 0)
