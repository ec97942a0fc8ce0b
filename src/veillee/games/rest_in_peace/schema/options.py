"""What can be chosen before a duel."""

from typing import Literal

import msgspec

from veillee.core import Refusal
from veillee.games.rest_in_peace.rules.cards import LEVELS


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """`first` is drawn at random when it is not said."""

    levels: list[int] | None = None
    initiation: bool = False
    first: Literal["green", "blue"] | None = None


def levels_in_play(options: Options) -> list[int]:
    """Return the levels whose Mediums are available (RIP-S2, RIP-S5)."""
    if options.initiation:
        return [0]
    if options.levels is None:
        return [0, 1, 2, 3, 4]
    return sorted(set(options.levels))


def available_mediums(options: Options) -> list[int]:
    """Return the Mediums from which the line is drawn."""
    levels = levels_in_play(options)
    return [medium for medium in range(1, 30) if LEVELS[medium] in levels]


def refuse_options(options: Options) -> Refusal | None:
    """Return why these options cannot be played, or None."""
    if options.initiation and options.levels is not None and set(options.levels) != {0}:
        return Refusal("RIP-S5")
    if set(levels_in_play(options)) - {0, 1, 2, 3, 4} or len(available_mediums(options)) < 9:
        return Refusal("RIP-S2")
    return None
