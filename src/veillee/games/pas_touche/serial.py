"""A position to bytes and back."""

from typing import Final

import msgspec

from veillee.games.pas_touche.position import Position

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(Position)


def write_position(position: Position) -> bytes:
    """Return the whole position as bytes."""
    return _ENCODER.encode(position)


def read_position(data: bytes) -> Position:
    """Read back what `write_position` wrote."""
    return _DECODER.decode(data)
