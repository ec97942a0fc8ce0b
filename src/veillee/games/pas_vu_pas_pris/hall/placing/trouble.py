"""What comes of moving something: a final pose with its consequences, or the reason why not."""

from typing import Final

from veillee.games.pas_vu_pas_pris.hall.placing.nearest import Search, nearest
from veillee.games.pas_vu_pas_pris.hall.space.figure import Figure
from veillee.games.pas_vu_pas_pris.hall.space.pose import Pose


class Consequence:
    """Something else that moved: a piece that dropped or settled, or a ghost that came down.

    `kind` is `drop` or `settle` with a pose, or `down` with a figure.
    """

    def __init__(self, kind: str, name: str, pose: Pose | None, figure: Figure | None) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.pose: Final = pose
        self.figure: Final = figure


class Placed:
    """A piece was put down: where it came to rest and what followed, in order."""

    def __init__(self, pose: Pose, consequences: list[Consequence]) -> None:
        self.pose: Final = pose
        self.consequences: Final = consequences


class WouldSettle(Exception):
    """A piece would have to be simulated, which was not wanted."""


class Trouble:
    """A piece cannot be put down so.

    `reason` is one of `outside`, `overlap`, `falls`, `level`, `no-lean-engine`, `not-settled`, `no-room`.
    """

    def __init__(self, reason: str, search: Search | None) -> None:
        self.reason: Final = reason
        self._search: Final = search

    @property
    def nearest(self) -> Pose | None:
        """Look for a stable pose close by."""
        return None if self._search is None else nearest(self._search.pose, self._search.others)
