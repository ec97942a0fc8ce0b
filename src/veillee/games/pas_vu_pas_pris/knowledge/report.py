"""What a look showed, kept so that everybody can be shown why (PVP-L1)."""

from typing import Final

from mypy_extensions import i64

from veillee.games.pas_vu_pas_pris.hall.sight.sights import Look, Sight
from veillee.games.pas_vu_pas_pris.hall.space.rounding import rounded
from veillee.games.pas_vu_pas_pris.schema.glimpse import Glimpse, Report

_SHARE: Final = 4  # digits
_PLACE: Final = 2


def report_of(look: Look) -> Report:
    """Return a look as plain data."""
    return Report(look.side, look.number, [_glimpse(sight) for sight in look.sights])


def _glimpse(sight: Sight) -> Glimpse:
    image = sight.image
    return Glimpse(
        sight.name,
        sight.seen,
        rounded(sight.share, _SHARE),
        [name for name, _ in sight.blockers],
        [rounded(share, _SHARE) for _, share in sight.blockers],
        _polygons(sight),
        _witness(sight),
        0.0 if image is None else rounded(image.share, _SHARE),
        [] if image is None else _polygons(image),
        [] if image is None else _witness(image),
    )


def _polygons(sight: Sight) -> list[list[list[float]]]:
    found: list[list[list[float]]] = []
    for loop in sight.fragments:
        polygon: list[list[float]] = []
        n: i64 = len(loop)
        i: i64 = 0
        while i < n:
            polygon.append([rounded(loop[i], _SHARE), rounded(loop[i + 1], _SHARE)])
            i += 2
        found.append(polygon)
    return found


def _witness(sight: Sight) -> list[list[float]]:
    return [[rounded(x, _PLACE), rounded(y, _PLACE), rounded(z, _PLACE)] for x, y, z in sight.witness]
