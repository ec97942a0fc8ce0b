"""What everybody is told of a look: structs that go over the wire (PVP-L1)."""

import msgspec


class Glimpse(msgspec.Struct, frozen=True):
    """One ghost through the keyhole: how much of it shows where, what hides it, a ray that proves it.

    The same for its image in the mirror. Pictures are in tangents, rays in millimetres.
    """

    ghost: str
    seen: bool
    share: float
    blockers: list[str]
    blocked: list[float]
    polygons: list[list[list[float]]]
    witness: list[list[float]]
    image_share: float
    image_polygons: list[list[list[float]]]
    image_witness: list[list[float]]


class Report(msgspec.Struct, frozen=True):
    """One look from one door."""

    side: str
    door: int
    glimpses: list[Glimpse]
