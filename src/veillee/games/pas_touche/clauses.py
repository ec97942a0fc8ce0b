"""The clauses of the rule sheet, in its order."""

from typing import Final

CLAUSES: Final = (
    *(f"PT-M{n}" for n in range(1, 5)),
    *(f"PT-L{n}" for n in range(1, 4)),
    *(f"PT-S{n}" for n in range(1, 5)),
    *(f"PT-T{n}" for n in range(1, 9)),
    "PT-C1",
    *(f"PT-P{n}" for n in range(1, 5)),
    *(f"PT-F{n}" for n in range(1, 6)),
    "PT-O1",
    "PT-O2",
    "PT-X1",
)
