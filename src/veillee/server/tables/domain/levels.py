"""Levels of bots."""

from collections.abc import Sequence
from typing import Final

from veillee.bots.players import LEVELS
from veillee.server.tables.domain.errors import table_error

BOT_LEVELS = tuple(str(level) for level in LEVELS)
"""Every game has these, easiest first."""


class Levels:
    """The bots that a seat can be given: the five levels, and the host's own players by the names of their classes."""

    def __init__(self, own: Sequence[str] = ()) -> None:
        self._own: Final = {reference.rpartition(":")[2]: reference for reference in own}

    def names(self) -> list[str]:
        """Return every level, easiest first, then the host's own players."""
        return [*BOT_LEVELS, *self._own]

    def pick(self, level: str) -> str:
        """Return a valid level; the first one if none is named."""
        if level and level not in BOT_LEVELS and level not in self._own:
            raise table_error("no-level", 400, level=level)
        return level or BOT_LEVELS[0]

    def thinker(self, level: str) -> tuple[str, str]:
        """Return the level and the host's player, `FILE.py:Class`, that think for a bot.

        A player that this server was started without is replaced by the middle level.
        """
        if level in self._own:
            return "", self._own[level]
        return (level if level in BOT_LEVELS else middle_level()), ""


def middle_level() -> str:
    """Return the level of a bot that plays on for a person."""
    return BOT_LEVELS[len(BOT_LEVELS) // 2]
