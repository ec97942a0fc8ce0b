"""Positions to and from bytes."""

from typing import Any, Final

import msgspec

from veillee.core.codec import Codec, Form
from veillee.games.pas_vu_pas_pris.hall.hall import Hall, unpack_hall
from veillee.games.pas_vu_pas_pris.rules.position import Position
from veillee.games.pas_vu_pas_pris.schema.glimpse import Report
from veillee.games.pas_vu_pas_pris.schema.options import Options
from veillee.games.pas_vu_pas_pris.schema.variant import numbers_of


def _read_options(raw: Any) -> Any:
    return msgspec.convert(raw, Options)


def _write_options(options: Any) -> Any:
    written = msgspec.to_builtins(options)
    if written["variant"] is None:
        del written["variant"]
    return written


def _read_report(raw: Any) -> Any:
    return msgspec.convert(raw, Report)


def _write_hall(hall: Any) -> Any:
    return hall.pack()


CODEC: Final = Codec(
    1,
    {
        "Options": Form(Options, _write_options, _read_options),
        "Hall": Form(Hall, _write_hall, unpack_hall),
        "Report": Form(Report, msgspec.to_builtins, _read_report),
    },
    skipped=("_offers", "_trial", "numbers"),
)


def encode(position: Position) -> bytes:
    """Return a position as bytes."""
    return CODEC.encode(position)


def decode(data: bytes, empty: Position) -> None:
    """Fill an empty position with what `encode` wrote."""
    CODEC.decode(data, empty)
    empty.play_with(numbers_of(empty.options.variant))
