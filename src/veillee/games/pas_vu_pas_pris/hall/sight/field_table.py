"""The squares in view of each door of the south side, row by row from a1: s seen, p partly, o out.

`field.measure_field` worked them out, from 27 by 27 places in each square.
"""

from typing import Final

FIELD: Final[dict[str, list[str]]] = {
    "small": [
        "spoooosspooossppoossspoossssposssssp",
        "pspooossspoossspposssspossssspssssss",
        "opspoopssspopsssppssssspssssssssssss",
        "oopspoopssspppsssppsssssssssssssssss",
        "ooopspoopsssoppsssopsssspsssssssssss",
        "oooopsooopssooppssoopsssopsssspsssss",
    ],
    "medium": [
        "spoooosspooossspoossssoossssposssssp",
        "pspooossspoossssposssssossssspssssss",
        "opspoopssspossssspssssssssssssssssss",
        "oopspoopsssppsssssssssssssssssssssss",
        "ooopspoopsssopssssossssspsssssssssss",
        "oooopsooopssoopsssoossssopsssspsssss",
    ],
    "large": [
        "spoooosspooossspoossssoosssssosssssp",
        "pspooossspoossssposssssossssssssssss",
        "opspoopssspossssspssssssssssssssssss",
        "oopspoopsssppsssssssssssssssssssssss",
        "ooopspoopsssopssssosssssssssssssssss",
        "oooopsooopssoopsssoossssossssspsssss",
    ],
}
