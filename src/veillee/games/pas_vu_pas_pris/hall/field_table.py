"""The squares in view of each door, worked out by `field.measure_table(27)`: s seen, p partly, o out."""

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
