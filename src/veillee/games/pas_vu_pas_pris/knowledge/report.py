"""What a look showed, kept so that everybody can be shown why (PVP-L1)."""

from typing import Any

import msgspec

from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look, Sight
from veillee.games.pas_vu_pas_pris.schema.glimpse import Glimpse, Report


def report_of(look: Look) -> Report:
    """Return a look as plain data."""
    return Report(look.side, look.number, [_glimpse(sight) for sight in look.sights])


def _glimpse(sight: Sight) -> Glimpse:
    image = sight.image
    return Glimpse(
        sight.name,
        sight.seen,
        round(sight.share, 4),
        [name for name, _ in sight.blockers],
        [round(share, 4) for _, share in sight.blockers],
        _polygons(sight),
        _witness(sight),
        0.0 if image is None else round(image.share, 4),
        [] if image is None else _polygons(image),
        [] if image is None else _witness(image),
    )


def _polygons(sight: Sight) -> list[list[list[float]]]:
    return [[[round(u, 4), round(v, 4)] for u, v in polygon] for polygon in sight.polygons]


def _witness(sight: Sight) -> list[list[float]]:
    return [[round(x, 2), round(y, 2), round(z, 2)] for x, y, z in sight.witness]


def read_report(raw: Any) -> Report:
    """Read back a report from plain data."""
    report: Report = msgspec.convert(raw, Report)
    return report
