"""What a look showed, kept so that everybody can be shown why (PVP-L1)."""

import msgspec

from veillee.games.pas_vu_pas_pris.hall.look import Look


class Glimpse(msgspec.Struct, frozen=True):
    """One ghost through the keyhole: seen or not, how much of it, what hid it, a ray that proves it."""

    ghost: str
    seen: bool
    share: float
    reflected: bool
    blockers: list[str]
    blocked: list[float]
    witness: list[float]
    polygons: list[list[list[float]]]


class Report(msgspec.Struct, frozen=True):
    """One look from one door."""

    side: str
    door: int
    glimpses: list[Glimpse]


def report_of(look: Look) -> Report:
    """Return a look as plain data."""
    glimpses: list[Glimpse] = []
    for sight in look.sights:
        witness: list[float] = []
        if sight.witness is not None:
            witness = [round(value, 3) for value in sight.witness]
        glimpses.append(
            Glimpse(
                sight.name,
                sight.seen,
                round(sight.share, 4),
                sight.reflected,
                [name for name, _ in sight.blockers],
                [round(share, 4) for _, share in sight.blockers],
                witness,
                [[[round(x, 4), round(y, 4)] for x, y in polygon] for polygon in sight.polygons],
            )
        )
    return Report(look.side, look.number, glimpses)
