"""The Mediums by name; `data.json` has the same names and numbers."""

from typing import Final

from mypy_extensions import i64

HANDS_OFF: Final[i64] = 1
AUNTIE: Final[i64] = 2
SHOW_YOURSELF: Final[i64] = 3
WHITE_LADY: Final[i64] = 4
SIR_NICHOLAS: Final[i64] = 5
TRIPPING: Final[i64] = 6
WEDDING: Final[i64] = 7
BAT: Final[i64] = 8
SPIRIT: Final[i64] = 9
KNOCKING_SPIRIT: Final[i64] = 10
BEGONE: Final[i64] = 11
NOT_SCARY: Final[i64] = 12
NOW_OR_NEVER: Final[i64] = 13
BRAVER_IN_PAIRS: Final[i64] = 14
ME_AGAIN: Final[i64] = 15
SEEING_DOUBLE: Final[i64] = 16
ECTOPLASM: Final[i64] = 17
I_SHALL_RETURN: Final[i64] = 18
CHRISTMAS_GHOST: Final[i64] = 19
SEE_YOU_AT_THE_END: Final[i64] = 20
BLOODY_MARY: Final[i64] = 21
PLAYING_DEAD: Final[i64] = 22
GOLDFISH: Final[i64] = 23
SPECTRES_ONLY: Final[i64] = 24
NEVER_SEEN_AGAIN: Final[i64] = 25
BODY_CULTURE: Final[i64] = 26
TRUCE: Final[i64] = 27
SWAPPED_HOUSES: Final[i64] = 28
NOT_WORTH_MUCH: Final[i64] = 29
LAST_MEDIUM: Final[i64] = 29
MEDIUMS_END: Final = 30  # `range(1, MEDIUMS_END)` is compiled to a plain loop
