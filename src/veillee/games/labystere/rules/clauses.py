"""The clauses of the rule sheet, in its order."""

from typing import Final

_COUNTS: Final = (("M", 4), ("S", 4), ("T", 8), ("A", 8), ("K", 2), ("E", 4))
_FOR_THE_RECORD: Final = ("LAB-M5",)

CLAUSES: Final = (
    *[f"LAB-{family}{number}" for family, count in _COUNTS for number in range(1, count + 1)],
    *_FOR_THE_RECORD,
)
