"""A position as bytes and back: all but what follows from the stacks."""

from typing import Final

from veillee.core.codec import Codec
from veillee.games.labystere.rules.numbers import BOX_NUMBERS, Numbers
from veillee.games.labystere.rules.position import Position
from veillee.games.labystere.rules.side import Side
from veillee.games.labystere.rules.stages import LAYOUT

CODEC: Final = Codec(
    1,
    {"Side": Side, "Numbers": Numbers},
    skipped=(
        "recorder",
        "paths",
        "flag",
        "start",
        "finish",
        "witnesses",
        "places",
        "plains",
        "swaps",
        "swaps_of",
        "swap_mask",
        "swap_mask_of",
        "believed",
        "believer",
    ),
    usual={"numbers": BOX_NUMBERS},
)


def encode(position: Position) -> bytes:
    """Return a position as bytes, secrets included."""
    return CODEC.encode(position)


def decode(data: bytes, empty: Position) -> None:
    """Fill an empty position with what `encode` wrote."""
    CODEC.decode(data, empty)
    if empty.stage > LAYOUT:
        empty.lay(empty.stacks)
