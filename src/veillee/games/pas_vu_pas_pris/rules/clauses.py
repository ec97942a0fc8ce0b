"""The clauses of the rule sheet, in its order."""

from typing import Final

CLAUSES: Final = (
    *("PVP-M1", "PVP-M2", "PVP-M3", "PVP-M4"),
    *("PVP-S1", "PVP-S2", "PVP-S3", "PVP-S4", "PVP-S5"),
    *("PVP-T1", "PVP-F2", "PVP-F3", "PVP-F1", "PVP-F4", "PVP-F5", "PVP-F6"),
    *("PVP-T2", "PVP-G1", "PVP-G2", "PVP-G3", "PVP-G4", "PVP-G5"),
    *("PVP-T3", "PVP-T4", "PVP-T5"),
    *("PVP-T6", "PVP-L1", "PVP-L2", "PVP-L3", "PVP-G6"),
    *("PVP-E1", "PVP-M5", "PVP-E2"),
    *("PVP-U1", "PVP-U2", "PVP-U3", "PVP-U4", "PVP-U5", "PVP-U6"),
    *("PVP-M6", "PVP-N1", "PVP-N2", "PVP-N3", "PVP-N4", "PVP-N5", "PVP-N6"),
    *("PVP-N7", "PVP-N8", "PVP-N9", "PVP-N10", "PVP-N11", "PVP-N12"),
    "PVP-X1",
)
