"""How observations for learners are written: small numbers, one byte each."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

_ZEROS: Final[list[bytes]] = [bytes(count) for count in range(31)]


def write_flag(true: bool, sheet: BytesWriter) -> None:
    """Write a one or a zero."""
    sheet.append(1 if true else 0)


def write_one_of(number: i64, count: i64, sheet: BytesWriter) -> None:
    """Write a one-hot vector of at most 30 bytes; -1 writes zeros only."""
    start: i64 = len(sheet)
    sheet.write(_ZEROS[count])
    if number >= 0:
        sheet[start + number] = 1
