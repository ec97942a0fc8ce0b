"""How observations for learners are written: small numbers, one byte each, up to eight at once."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from mypy_extensions import i16, i32, i64, u8

# Seven copies of a number, each seven bits higher: the lowest bit of every byte is then another bit of the number.
_COPIES: Final[i64] = 0x0002040810204081
_LOWEST: Final[i64] = 0x0101010101010101


def spread(bits: i64) -> i64:
    """Return the lowest eight bits of a number as bytes of 0 and 1.

    >>> hex(spread(0b101))
    '0x10001'
    """
    return ((bits & 127) * _COPIES & _LOWEST) | (bits >> 7 & 1) << 56


def write_bits(bits: i64, count: i64, sheet: BytesWriter) -> None:
    """Write the lowest bits of a number, a byte each, the lowest first."""
    while count >= 8:
        write_i64_le(sheet, spread(bits))
        bits >>= 8
        count -= 8
    if count >= 4:
        write_i32_le(sheet, i32(spread(bits & 15)))
        bits >>= 4
    if count & 2:
        write_i16_le(sheet, i16(spread(bits & 3)))
        bits >>= 2
    if count & 1:
        sheet.append(u8(bits & 1))


def write_flag(true: bool, sheet: BytesWriter) -> None:
    """Write a one or a zero."""
    sheet.append(1 if true else 0)


def write_one_of(number: i64, count: i64, sheet: BytesWriter) -> None:
    """Write a one-hot vector of at most 60 bytes; -1 writes zeros only."""
    bits: i64 = 1 << number if number >= 0 else 0
    write_bits(bits, count, sheet)


def write_steps(amount: i64, steps: i64, sheet: BytesWriter) -> None:
    """Write an amount as that many ones, then zeros, at most 60 bytes."""
    ones: i64 = 0 if amount < 0 else amount if amount < steps else steps
    write_bits((1 << ones) - 1, steps, sheet)
