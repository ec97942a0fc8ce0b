"""Which squares a door's keyhole has in view (PVP-L3)."""


def field(side: str, number: int, size: str, square: str) -> str:
    """Return `seen`, `partly` or `out`: where in a square a ghost alone in an empty hall is seen from a door."""
    return "seen"
