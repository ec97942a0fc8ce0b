"""The games of a soak: all there are, and one whose hidden cards are numbers that are found wherever they leak."""

from typing import Final

from veillee.core import Game
from veillee.games.registry import all_games
from veillee.lab.bench.load_game import LoadGame

CANARY_GAME: Final = "load"
HIGHEST: Final = 2**52
LEAST_DIGITS: Final = 14
"""A number with so many digits is a card; fewer than one in a hundred is shorter."""


def games() -> dict[str, Game]:
    """Return them, as the server's settings name them."""
    return {**all_games(), CANARY_GAME: LoadGame(HIGHEST)}
