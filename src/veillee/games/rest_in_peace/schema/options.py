"""What can be chosen before a duel."""

from typing import Annotated, Literal

import msgspec

from veillee.core import Refusal
from veillee.games.rest_in_peace.rules.mediums.table import LEVELS, MEDIUMS, NUMBERS
from veillee.games.rest_in_peace.rules.position import LINE_LENGTH
from veillee.games.rest_in_peace.schema.variant import Variant, pool_of

_BASE = 0


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """`first` is drawn at random when it is not said; without a `variant` the numbers are those of the box."""

    levels: Annotated[list[int], msgspec.Meta(max_length=len(LEVELS))] | None = None
    initiation: bool = False
    first: Literal["green", "blue"] | None = None
    variant: Variant | None = None


def levels_in_play(options: Options) -> list[int]:
    """Return the levels whose Mediums are available (RIP-S2, RIP-S5)."""
    if options.initiation:
        return [_BASE]
    if options.levels is None:
        return list(LEVELS)
    return sorted(set(options.levels))


def available_mediums(options: Options) -> list[int]:
    """Return the Mediums from which the line is drawn, one entry a card."""
    levels = levels_in_play(options)
    return pool_of([medium for medium in NUMBERS if MEDIUMS[medium].level in levels], options.variant)


def refuse_options(options: Options) -> Refusal | None:
    """Return why these options cannot be played, or None."""
    if options.initiation and options.levels is not None and set(options.levels) != {_BASE}:
        return Refusal("RIP-S5")
    if set(levels_in_play(options)) - set(LEVELS) or len(available_mediums(options)) < LINE_LENGTH:
        return Refusal("RIP-S2")
    return None
