"""What lies on the table, as a sheet of small numbers for learners: places to the millimetre."""

from typing import Final

from librt.strings import BytesWriter

from veillee.core.observation import write_flag, write_one_of
from veillee.games.pas_vu_pas_pris.notation import FACES
from veillee.games.pas_vu_pas_pris.rules.board import AT_EDGE, ON_SIDE, OUT, PIECES, full_name
from veillee.games.pas_vu_pas_pris.rules.position import NOT_ARRIVED, POSING, Position

SHEET_SIZE: Final = 557
PHASES: Final = ("furnish", "plan", "side", "choice")


def write_sheet(position: Position, viewer: int, acting: list[int], visible: list[str], sheet: BytesWriter) -> None:
    """Write what a side sees, which is all of it; -1 is a spectator."""
    p = position
    write_one_of(viewer, 4, sheet)
    for side in range(4):
        write_flag(side in p.sides(), sheet)
        write_flag(side in acting, sheet)
        sheet.append(p.steps[side])
        write_one_of(p.firsts[side], 6, sheet)
        write_one_of(p.seconds[side], 6, sheet)
        write_flag(p.planned[side], sheet)
        sheet.append(p.chosen[side])
        sheet.append(p.points(side))
    for phase in PHASES:
        write_flag(p.phase == phase, sheet)
    write_one_of(p.die, 4, sheet)
    write_one_of(p.chooser, 4, sheet)
    write_one_of(p.keyhole_side, 4, sheet)
    write_one_of(p.keyhole_door - 1, 6, sheet)
    sheet.append(p.round)
    sheet.append(p.pile)
    for left in p.left:
        sheet.append(left)
    write_flag(p.options.fusion, sheet)
    write_flag(p.options.reflections, sheet)
    write_one_of(p.midnight - 1, 12, sheet)
    for number in range(1, 13):
        write_flag(p.options.midnight and number in p.midnights_left, sheet)
    write_one_of(p.crystal - 1, 6, sheet)
    for ghost in range(28):
        _write_ghost(p, ghost, full_name(ghost) in visible, sheet)
    for piece in range(6):
        _write_piece(p, piece, sheet)


def _write_ghost(p: Position, ghost: int, visible: bool, sheet: BytesWriter) -> None:
    where = p.where[ghost]
    plays = ghost // 7 in p.sides()
    write_flag(plays and where == ON_SIDE, sheet)
    write_flag(plays and where == AT_EDGE, sheet)
    write_flag(plays and where == OUT, sheet)
    if where < 0:
        sheet.write(b"\0" * 9)
        return
    figure = p.hall.figures[full_name(ghost)]
    sheet.append(1)
    write_flag(visible, sheet)
    write_flag(p.arrived[ghost] != NOT_ARRIVED, sheet)
    write_flag(p.arrived[ghost] == POSING, sheet)
    write_flag(figure.lying, sheet)
    _length(figure.x, sheet)
    _length(figure.y, sheet)
    _length(figure.z, sheet)
    _length(figure.heading % 360.0 / 2.0, sheet)


def _write_piece(p: Position, piece: int, sheet: BytesWriter) -> None:
    pose = p.hall.poses.get(PIECES[piece])
    if pose is None:
        sheet.write(b"\0" * 12)
        return
    write_flag(p.moved[piece], sheet)
    _length(pose.x, sheet)
    _length(pose.y, sheet)
    _length(pose.z, sheet)
    _length(pose.yaw % 360.0 / 2.0, sheet)
    write_flag(pose.leaning, sheet)
    write_one_of(FACES.index(pose.face) if pose.face in FACES else -1, len(FACES), sheet)


def _length(amount: float, sheet: BytesWriter) -> None:
    sheet.append(max(0, min(255, round(amount))))
