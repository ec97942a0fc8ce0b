"""A duel with faults of its own: what a server does when the code of a game fails."""

from typing import Any

from server.duel import Duel, DuelGame
from veillee.core import Game


class BrokenDuel(Duel):
    """Cannot be previewed, nor looked at once somebody has peeked; its complaint repeats what it was told."""

    def view(self, viewer: int) -> Any:
        if any(self.peeked):
            raise RuntimeError("the view is broken")
        return super().view(viewer)

    def preview(self, seat: int, move: str, ask: str) -> Any:
        raise RuntimeError(f"the preview is broken: {ask}")

    def copy(self) -> "BrokenDuel":
        other = BrokenDuel(self.options)
        other.__dict__.update(super().copy().__dict__)
        return other


class BrokenGame(DuelGame):
    """The duel whose positions are broken."""

    def new(self, options: Any) -> BrokenDuel:
        return BrokenDuel(options)


def games() -> dict[str, Game]:
    """Return the broken duel, as the server's settings name it."""
    return {"duel": BrokenGame()}
