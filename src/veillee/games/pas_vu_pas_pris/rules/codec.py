"""Positions to and from bytes."""

from typing import Final

import msgspec

from veillee.games.pas_vu_pas_pris.hall.hall import unpack_hall
from veillee.games.pas_vu_pas_pris.knowledge.report import read_report
from veillee.games.pas_vu_pas_pris.rules.position import Position
from veillee.games.pas_vu_pas_pris.schema.options import Options


class Packed(msgspec.Struct):
    """A position as plain data."""

    options: Options
    hall: list[object]
    phase: str
    laid: bool
    keyhole_side: int
    keyhole_door: int
    die: int
    round: int
    pile: int
    left: list[int]
    steps: list[int]
    firsts: list[int]
    seconds: list[int]
    moved: list[bool]
    planned: list[bool]
    where: list[int]
    arrived: list[int]
    rollers: list[int]
    rolls: list[int]
    chooser: int
    chosen: list[int]
    midnight: int
    midnights_left: list[int]
    crystal: int
    tipping: int
    queue: list[int]
    before: list[bool]
    seen: list[int]
    reports: list[object]


_DECODER: Final = msgspec.json.Decoder(Packed)


def pack(p: Position) -> bytes:
    """Return a position as bytes."""
    return msgspec.json.encode(
        Packed(
            p.options,
            p.hall.pack(),
            p.phase,
            p.laid,
            p.keyhole_side,
            p.keyhole_door,
            p.die,
            p.round,
            p.pile,
            p.left,
            p.steps,
            p.firsts,
            p.seconds,
            p.moved,
            p.planned,
            p.where,
            p.arrived,
            p.rollers,
            p.rolls,
            p.chooser,
            p.chosen,
            p.midnight,
            p.midnights_left,
            p.crystal,
            p.tipping,
            p.queue,
            p.before,
            p.seen,
            [msgspec.to_builtins(report) for report in p.reports],
        )
    )


def unpack(data: bytes) -> Position:
    """Read back what `pack` wrote."""
    packed = _DECODER.decode(data)
    p = Position(packed.options, unpack_hall(packed.hall))
    p.phase = packed.phase
    p.laid = packed.laid
    p.keyhole_side = packed.keyhole_side
    p.keyhole_door = packed.keyhole_door
    p.die = packed.die
    p.round = packed.round
    p.pile = packed.pile
    p.left = packed.left
    p.steps = packed.steps
    p.firsts = packed.firsts
    p.seconds = packed.seconds
    p.moved = packed.moved
    p.planned = packed.planned
    p.where = packed.where
    p.arrived = packed.arrived
    p.rollers = packed.rollers
    p.rolls = packed.rolls
    p.chooser = packed.chooser
    p.chosen = packed.chosen
    p.midnight = packed.midnight
    p.midnights_left = packed.midnights_left
    p.crystal = packed.crystal
    p.tipping = packed.tipping
    p.queue = packed.queue
    p.before = packed.before
    p.seen = packed.seen
    p.reports = [read_report(report) for report in packed.reports]
    return p
