"""Other numbers to play Rest in Peace with: a variant."""

from collections import Counter
from typing import Annotated

import msgspec

from veillee.core.contract import misfit
from veillee.games.rest_in_peace.rules.ghosts import ALL_GHOSTS, HIGHEST, VALUES, count, pack_of
from veillee.games.rest_in_peace.rules.houses import CASTLES, CASTLES_TO_WIN, MANORS, MANORS_TO_WIN
from veillee.games.rest_in_peace.rules.mediums.names import LAST_MEDIUM
from veillee.games.rest_in_peace.rules.numbers import BOX_NUMBERS, Numbers
from veillee.games.rest_in_peace.rules.position import TENTH_ROUND

_MOST_OF_A_VALUE = 12
_MOST_OF_A_HOUSE = 7
_FEWEST_OF_A_HOUSE = int(TENTH_ROUND) - _MOST_OF_A_HOUSE
_BOX_GHOSTS = [int(count(ALL_GHOSTS, value)) for value in VALUES]

Medium = Annotated[int, msgspec.Meta(ge=1, le=int(LAST_MEDIUM), title="medium")]
Mediums = Annotated[list[Medium], msgspec.Meta(max_length=int(LAST_MEDIUM))]
Copies = Annotated[int, msgspec.Meta(ge=0, le=_MOST_OF_A_VALUE)]
Houses = Annotated[int, msgspec.Meta(ge=_FEWEST_OF_A_HOUSE, le=_MOST_OF_A_HOUSE)]
ByValue = Annotated[
    list[Copies],
    msgspec.Meta(min_length=HIGHEST, max_length=HIGHEST, extra_json_schema={"default": _BOX_GHOSTS}),
]
ToWin = Annotated[int, msgspec.Meta(ge=1, le=int(TENTH_ROUND) + 1)]


class Variant(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The numbers of the box (RIP-M1 to M3, S4, T5, E1), each of which may be another.

    `ghosts` are how many Ghosts of each value, 1 to 6, a family has. `without` are Mediums that stay in the box,
    `twice` are Mediums of which there are two. A set that nobody can collect wins nothing.
    """

    hand: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST * _MOST_OF_A_VALUE)] = int(BOX_NUMBERS.hand)
    draws: Annotated[int, msgspec.Meta(ge=0, le=9)] = int(BOX_NUMBERS.draws)
    manors: Houses = MANORS
    castles: Houses = CASTLES
    manors_to_win: ToWin = int(MANORS_TO_WIN)
    castles_to_win: ToWin = int(CASTLES_TO_WIN)
    ghosts: ByValue = msgspec.field(default_factory=_BOX_GHOSTS.copy)
    without: Mediums = []
    twice: Mediums = []

    def __post_init__(self) -> None:
        hand, ghosts, houses = self.hand, sum(self.ghosts), self.manors + self.castles
        if hand > ghosts:
            said = f"hand: {hand} cards cannot be drawn from {ghosts} ghosts"
            raise misfit("hand", ["hand", "ghosts"], said, {"hand": str(hand), "ghosts": str(ghosts)})
        if houses != TENTH_ROUND:
            said = f"manors and castles: ten rounds need ten houses, not {houses}"
            raise misfit("houses", ["manors", "castles"], said, {"houses": str(houses)})
        for field, listed in (("without", self.without), ("twice", self.twice)):
            if len(set(listed)) != len(listed):
                raise ValueError(f"{field}: a Medium is named more than once in {listed}")
        if both := sorted(set(self.without) & set(self.twice)):
            said = f"without and twice: Medium {both[0]} is in both"
            raise misfit("both", ["without", "twice"], said, {"medium": str(both[0])})


def numbers_of(variant: Variant | None) -> Numbers:
    """Return the numbers that the rules play with."""
    if variant is None:
        return BOX_NUMBERS
    numbers = Numbers()
    numbers.hand = variant.hand
    numbers.draws = variant.draws
    numbers.castles = variant.castles
    numbers.manors_to_win = variant.manors_to_win
    numbers.castles_to_win = variant.castles_to_win
    numbers.ghosts = pack_of([value for value, copies in zip(VALUES, variant.ghosts) for _ in range(copies)])
    return numbers


def pool_of(mediums: list[int], variant: Variant | None) -> list[int]:
    """Return the Mediums from which the line is drawn, one entry a card."""
    if variant is None:
        return mediums
    copies = Counter(variant.twice)
    return [medium for medium in mediums if medium not in variant.without for _ in range(1 + copies[medium])]
