"""What a table is from the moment it is made."""

import msgspec


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was made; everything else about it is in its log."""

    id: str
    game: str
    options: str
    seed: bytes
    host: str
    public: bool
    clock: str
    created: float
    evening: str = ""
    """The evening that it belongs to; empty: none."""
