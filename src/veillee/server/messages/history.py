"""How finished games ended, and what a person's games come to."""

from veillee.server.messages.base import Shown


class Ending(Shown):
    """How a finished game ended, in a list. `winners` is empty for a draw and where nobody won."""

    winners: list[str]
    places: dict[str, int]
    """Each seat's place, 1 for the best; seats that did equally well share one."""
    scores: dict[str, int]
    """Empty where the game has no score."""
    seconds: int
    """Time at the table, without long pauses."""


class Record(Shown):
    """The table where something was most: `amount` is in seconds or in points."""

    table: str
    amount: int


class GameFigures(Shown):
    """What a person's finished games of one title come to.

    `played` and `won` count the games in which the person held one seat; `one_screen` counts those in which it held
    several, where nobody can tell who won.
    """

    game: str
    played: int
    won: int
    one_screen: int
    longest: Record
    closest: Record | None
    """The smallest lead of the first over the second; null where the game has no score."""


class History(Shown):
    """`GET /api/me/history`: the figures of every title that the person has finished, the most played first."""

    games: list[GameFigures]
