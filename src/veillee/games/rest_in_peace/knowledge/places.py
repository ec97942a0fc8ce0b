"""The places where a family's hidden Ghosts may lie, numbered: "the second 3 in hand", "the first 5 on round 10"."""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.observation import face_down
from veillee.games.rest_in_peace.rules.ghosts import ALL_GHOSTS, VALUES_END, count, size
from veillee.games.rest_in_peace.rules.kinds import Pack
from veillee.games.rest_in_peace.rules.position import Side

_GHOSTS: Final = int(size(ALL_GHOSTS))
PLACES: Final = list(range(2 * _GHOSTS))
"""As many as a family has Ghosts, once in hand and once face down on round 10."""


def hidden_places(side: Side) -> list[int]:
    """Return the places that a family's Ghosts take in hand and face down on round 10."""
    taken: list[int] = []
    _take(side.hand, 0, taken)
    _take(face_down(side), _GHOSTS, taken)
    return taken


def _take(pack: Pack, first: i64, taken: list[int]) -> None:
    for value in range(1, VALUES_END):
        most = count(ALL_GHOSTS, value)
        held = count(pack, value)
        for copy in range(held if held < most else most):
            taken.append(int(first + copy))
        first += most
