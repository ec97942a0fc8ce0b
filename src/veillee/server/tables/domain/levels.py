"""Levels of bots."""

from veillee.bots.players import LEVELS
from veillee.server.tables.domain.errors import table_error

BOT_LEVELS = tuple(str(level) for level in LEVELS)
"""Every game has these, easiest first."""


def pick_level(level: str) -> str:
    """Return a valid level; the first one if none is named."""
    if level and level not in BOT_LEVELS:
        raise table_error("no-level", 400, level=level)
    return level or BOT_LEVELS[0]


def middle_level() -> str:
    """Return the level of a bot that plays on for a person."""
    return BOT_LEVELS[len(BOT_LEVELS) // 2]
