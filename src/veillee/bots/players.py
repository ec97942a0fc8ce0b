"""The players that can be asked for by name: random, searches, a game's own levels, parts and rules of thumb."""

import re
from typing import Final

from veillee.bots.ismcts import SearchPlayer
from veillee.bots.player import Player, RandomPlayer
from veillee.core.contract import Bot, Game
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import Rng

LEVELS: Final = (1, 2, 3, 4, 5)
_SIMULATIONS: Final = (0, 30, 150, 700, 3000, 12000)
_SECONDS: Final[list[float]] = [0.0, 0.2, 0.3, 0.5, 0.7, 0.9]
_SEARCH: Final = re.compile(r"search:(\d+)(ms)?")


class LevelPlayer(Player):
    """A level of a game's own bot."""

    def __init__(self, bot: Bot, level: int) -> None:
        self._bot: Final = bot
        self._level: Final = level

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        return self._bot.choose(perspective, self._level, rng)


class AblatedPlayer(Player):
    """A game's strongest bot without one of its parts."""

    def __init__(self, bot: Bot, part: str) -> None:
        self._bot: Final = bot
        self._part: Final = part

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        return self._bot.choose_without(perspective, self._part, rng)


class ThumbPlayer(Player):
    """One of a game's rules of thumb."""

    def __init__(self, bot: Bot, thumb: str) -> None:
        self._bot: Final = bot
        self._thumb: Final = thumb

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        return self._bot.choose_by_thumb(perspective, self._thumb, rng)


def level_player(game: Game, level: int) -> Player:
    """Return the bot of a level, 1 (a child) to 5 (the strongest)."""
    if level not in LEVELS:
        raise ValueError(f"level {level}: there are {LEVELS[0]} to {LEVELS[-1]}")
    bot = game.bot()
    if bot is not None:
        return LevelPlayer(bot, level)
    return SearchPlayer(_SIMULATIONS[level], _SECONDS[level])


def parts(game: Game) -> list[str]:
    """Return the parts of a game's strongest bot that it can also play without."""
    bot = game.bot()
    return bot.parts() if bot is not None else []


def thumbs(game: Game) -> list[str]:
    """Return the names of a game's rules of thumb, the plainest sensible one first."""
    bot = game.bot()
    return bot.thumbs() if bot is not None else []


def named_player(game: Game, name: str) -> Player:
    """Return a player by name: `random`, `level:3`, `thumb:RULE`, `without:PART`, `search:400` or `search:200ms`."""
    if name == "random":
        return RandomPlayer()
    if name.startswith("without:"):
        bot = game.bot()
        if bot is None or name[8:] not in bot.parts():
            raise ValueError(f"no player {name!r}: the parts of {game.id} are {', '.join(parts(game)) or 'none'}")
        return AblatedPlayer(bot, name[8:])
    if name.startswith("thumb:"):
        bot = game.bot()
        if bot is None or name[6:] not in bot.thumbs():
            raise ValueError(
                f"no player {name!r}: the rules of thumb of {game.id} are {', '.join(thumbs(game)) or 'none'}"
            )
        return ThumbPlayer(bot, name[6:])
    if name.startswith("level:") and name[6:].isdigit():
        return level_player(game, int(name[6:]))
    match = _SEARCH.fullmatch(name)
    if match is None:
        raise ValueError(
            f"no player {name!r}: "
            "random, level:1 to level:5, thumb:RULE, without:PART, search:N, search:Nms, FILE.py:Class, FILE.npz"
        )
    amount = int(match.group(1))
    if match.group(2):
        return SearchPlayer(seconds=amount / 1000)
    return SearchPlayer(simulations=amount)
