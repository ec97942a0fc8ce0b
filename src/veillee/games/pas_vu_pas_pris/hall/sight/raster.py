"""A ghost's outline as a grid of sample points, sixteen rows of fifteen: four whole numbers hold one bit a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROWS: Final = 16
COLUMNS: Final = 15
WORDS: Final = 4
_ROWS_PER_WORD: Final[i64] = 4
_FULL_ROW: Final[i64] = 32767
_ROWS: Final[i64] = 16
_COLUMNS: Final[i64] = 15


class Raster:
    """Fills convex outlines into a grid."""

    def __init__(self) -> None:
        self._low: vec[float] = vec[float]([0.0] * ROWS)
        self._high: vec[float] = vec[float]([0.0] * ROWS)
        self.words: vec[i64] = vec[i64]([0] * WORDS)

    def fill(self, loop: vec[float], u0: float, v0: float, du: float, dv: float) -> bool:
        """Set `words` to the points of the grid inside an outline; False when there are none.

        The grid's points are u0 + (column + 1/2) du, v0 + (row + 1/2) dv.
        """
        words = self.words
        words[0] = 0
        words[1] = 0
        words[2] = 0
        words[3] = 0
        low, high = self._low, self._high
        n: i64 = len(loop)
        first: i64 = _ROWS
        last: i64 = -1
        pu, pv = loop[n - 2], (loop[n - 1] - v0) / dv - 0.5
        i: i64 = 0
        while i < n:
            qu, qv = loop[i], (loop[i + 1] - v0) / dv - 0.5
            if qv > pv:
                # Rising sides of a counter-clockwise outline are on its right.
                begin, end = _ceiling(pv), _below(qv)
                if begin <= end:
                    slope = (qu - pu) / (qv - pv)
                    row = begin
                    while row <= end:
                        high[row] = pu + (float(row) - pv) * slope
                        row += 1
                    if begin < first:
                        first = begin
                    if end > last:
                        last = end
            elif qv < pv:
                begin, end = _ceiling(qv), _below(pv)
                if begin <= end:
                    slope = (qu - pu) / (qv - pv)
                    row = begin
                    while row <= end:
                        low[row] = pu + (float(row) - pv) * slope
                        row += 1
            pu, pv = qu, qv
            i += 2
        found = False
        row = first
        while row <= last:
            left = _column((low[row] - u0) / du - 0.5)
            right = _column((high[row] - u0) / du - 0.5) - 1
            if left <= right:
                bits = (_FULL_ROW >> (_COLUMNS - 1 - right)) & (_FULL_ROW << left) & _FULL_ROW
                word = row // _ROWS_PER_WORD
                words[word] = words[word] | (bits << (_COLUMNS * (row % _ROWS_PER_WORD)))
                found = True
            row += 1
        return found


def point_at(word: i64, bit: i64) -> tuple[i64, i64]:
    """Return row and column of a bit: (5, 2) for bit 17 of word 1, its second row of fifteen."""
    return word * _ROWS_PER_WORD + bit // _COLUMNS, bit % _COLUMNS


def _ceiling(value: float) -> i64:
    """Return the first row at or above a height."""
    if value <= 0.0:
        return 0
    if value > 15.0:
        return _ROWS
    whole = i64(value)
    return whole if float(whole) >= value else whole + 1


def _below(value: float) -> i64:
    """Return the last row below a height."""
    if value <= 0.0:
        return -1
    if value > 15.0:
        return _ROWS - 1
    whole = i64(value)
    return whole if float(whole) < value else whole - 1


def _column(value: float) -> i64:
    """Return the first column at or to the right of a place."""
    if value <= 0.0:
        return 0
    if value > 14.0:
        return _COLUMNS
    whole = i64(value)
    return whole if float(whole) >= value else whole + 1


def bits_in(word: i64) -> i64:
    """Count the bits of a number of at most 60."""
    word = word - ((word >> 1) & 0x5555555555555555)
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    return (word + (word >> 32)) & 127
