"""What an evening is from the moment it is opened."""

import msgspec


class EveningRow(msgspec.Struct, frozen=True):
    """An evening as it was opened; everything else about it is in its log."""

    id: str
    name: str
    host: str
    """The person who opened it."""
    created: float
