"""What a look through the keyhole shows."""

from typing import Final


class Sight:
    """One ghost as the keyhole sees it: decision, visible share, who hides it, and a ray that proves it."""

    def __init__(self, name: str, seen: bool, share: float) -> None:
        self.name: Final = name
        self.seen: Final = seen
        self.share: Final = share
        self.reflected: bool = False
        self.blockers: list[tuple[str, float]] = []
        self.witness: tuple[float, float, float] | None = None
        self.polygons: list[list[tuple[float, float]]] = []


class Look:
    """One look: a sight for each ghost in the hall, in the order of the hall's figures."""

    def __init__(self, side: str, number: int, sights: list[Sight]) -> None:
        self.side: Final = side
        self.number: Final = number
        self.sights: Final = sights
        self.seen: Final = [sight.name for sight in sights if sight.seen]

    def sight(self, name: str) -> Sight:
        """Return the sight of one ghost."""
        for sight in self.sights:
            if sight.name == name:
                return sight
        raise KeyError(name)
