"""Rounding to decimal places: exactly what `round` gives, without its slow way through digits."""

from typing import Final

from mypy_extensions import i64

_MOST: Final = 1e9
_SURE: Final = 0.4999  # of a unit: nearer to the middle of two, the digits decide


def rounded(value: float, digits: int) -> float:
    """Return a number rounded to two, four or six decimal places."""
    scale = 100.0 if digits == 2 else 10000.0 if digits == 4 else 1000000.0
    scaled = value * scale
    if -_MOST < scaled < _MOST:
        whole: i64 = i64(scaled + 0.5) if scaled >= 0.0 else i64(scaled - 0.5)
        nearest = float(whole)
        if -_SURE < scaled - nearest < _SURE:
            return nearest / scale if whole != 0 else value * 0.0  # a zero keeps the sign
    return round(value, digits)
