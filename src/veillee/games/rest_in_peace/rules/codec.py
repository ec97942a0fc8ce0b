"""A duel as bytes and back."""

from typing import Final

from veillee.core.codec import Codec
from veillee.games.rest_in_peace.rules.numbers import BOX_NUMBERS, Numbers
from veillee.games.rest_in_peace.rules.position import Position, Side

_SUMS: Final = (
    "row_ghosts",
    "past_ghosts",
    "face_down",
    "laid_own",
    "laid_other",
    "story_goes_on",
    "story_read",
    "known_openly",
    "known_seen",
    "ahead",
    "ahead_from",
)
CODEC: Final = Codec(
    1, {"Side": Side, "Numbers": Numbers}, skipped=("recorder", *_SUMS), usual={"numbers": BOX_NUMBERS}
)


def encode(position: Position) -> bytes:
    """Return a position as bytes."""
    return CODEC.encode(position)


def decode(data: bytes, empty: Position) -> None:
    """Fill an empty position with what `encode` wrote."""
    CODEC.decode(data, empty)
