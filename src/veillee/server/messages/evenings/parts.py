"""An evening, in the parts that change independently: each is sent again only when it has changed."""

from typing import Any

from msgspec import UNSET, UnsetType

from veillee.core.riddle import RiddleEvent, RiddleReason, Step
from veillee.server.evenings.domain.words import EveningStatus, GameStatus, Going, Wish
from veillee.server.messages.base import Shown, Texts
from veillee.server.tables.domain.rules import ClockRule


class EveningInfo(Shown):
    """The evening itself."""

    id: str
    name: str
    """Empty if nobody gave it one."""
    status: EveningStatus
    created: float
    until: float | None
    """When its people mean to stop, in seconds since 1970."""
    lamp: str
    """The person who holds the lamp: the host."""
    maker: str
    """The person who opened the evening, and may always take the lamp back."""
    invite: str
    """The token of the invite link."""
    riddle_day: int | None
    """The day whose riddle was asked last: it is not asked twice."""


class PersonInfo(Shown):
    """Somebody of the evening. `id` is a handle of this evening: `g1`, `g2`, in the order of arrival."""

    id: str
    name: str
    wish: Wish
    gone: Going
    """`left` or `removed`; empty: in the evening, connected or not (`evening-presence`)."""
    beside: str
    """The person whose phone they play on, having none; empty: their own."""


class Chair(Shown):
    """A chair of a proposal: for a person, for a bot (`level`), or free (both empty): whoever agrees takes it."""

    person: str
    level: str


class ProposalInfo(Shown):
    """A game that somebody proposes. `id` is its number in the log."""

    id: int
    by: str
    at: float
    game: str
    options: dict[str, Any]
    clock: ClockRule
    chairs: list[Chair]
    """In the order of the game's seats."""
    level: str
    """The bots that take chairs which are still free when the game begins."""
    agreed: list[str]
    declined: list[str]


class EveningSeat(Shown):
    """A seat of a game of the evening, and what it brought."""

    seat: str
    person: str
    """Empty: a bot, or somebody who is not of the evening."""
    name: str
    level: str
    """Of the bot that plays here now: its own seat, or as a stand-in."""
    stand_in: bool
    """A bot plays, or has finished, the game of `person`: the points are the person's."""
    points: float | None
    """Null while the game runs, and for an abandoned one."""
    score: int | None
    """What the game itself counts; null while it runs and where it counts nothing."""
    won: bool


class EveningGame(Shown):
    """A game of the evening, at a table of its own. Oldest first."""

    table: str
    invite: str
    """The token of the table's own link: for its film, replay and analysis."""
    game: str
    options: dict[str, Any]
    proposal: int
    night: int
    began: float
    ended: float | None
    status: GameStatus
    seats: list[EveningSeat]
    reason: str
    """The clause that decided; empty while the game runs."""


class Night(Shown):
    """One sitting: it ends when the evening is closed, or when nothing happens for six hours."""

    number: int
    began: float
    last: float
    """When something last happened."""
    games: int


class GamePoints(Shown):
    """What somebody has of one game."""

    game: str
    played: int
    won: int
    points: float


class NightPoints(Shown):
    """What somebody has of one night."""

    night: int
    points: float


class ScoreLine(Shown):
    """What somebody has of all nights together. Most points first; equal points share a `rank`."""

    person: str
    rank: int
    points: float
    played: int
    won: int
    nights: list[NightPoints]
    """Only those on which they played."""
    games: list[GamePoints]


class GivenAnswer(Shown):
    """What somebody answered: the place of an answer."""

    person: str
    answer: int


class RiddleSolution(Shown):
    """What nobody is told before the riddle is over."""

    id: str
    """The riddle's name in the archive."""
    best: int
    """The place of the best answer."""
    values: list[float]
    """What each answer is worth, as the kind of question counts it."""
    scenes: list[list[Step]]
    """What each answer leads to."""
    reason: RiddleReason | None
    given: list[GivenAnswer]
    """In the order in which they came."""


class RiddleInfo(Shown):
    """The riddle that is asked of everybody. `number` is its place in the log."""

    number: int
    by: str
    at: float
    day: int
    game: str
    kind: str
    grade: int
    seat: str
    """The seat that is asked, and through whose eyes everybody sees the position."""
    seats: list[str]
    options: dict[str, Any]
    phase: str
    actors: list[str]
    view: Any
    told: list[RiddleEvent]
    """What happened before, where one has to know it."""
    answers: list[str]
    """The moves between which to choose; their order says nothing."""
    answered: list[str]
    """The people who have used their one answer. While the riddle is open, all of them were wrong."""
    finder: str
    """Who found it first; empty: nobody has."""
    ended: float | None
    solution: RiddleSolution | None
    """Null while the riddle is open."""


class Suggestion(Shown):
    """A game that fits: who would sit, how many bots it needs, and why. Best first."""

    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    minutes: int
    message: str
    """The reason: `suggest-new`, `suggest-fits`, `suggest-bots`, `suggest-long`; with `params`, in the texts."""
    params: dict[str, int | str]
    text: Texts


class EveningParts(Shown):
    """The parts of an evening; in an update, those that have changed since this socket was last told."""

    evening: EveningInfo | UnsetType = UNSET
    people: list[PersonInfo] | UnsetType = UNSET
    proposals: list[ProposalInfo] | UnsetType = UNSET
    games: list[EveningGame] | UnsetType = UNSET
    nights: list[Night] | UnsetType = UNSET
    score: list[ScoreLine] | UnsetType = UNSET
    suggestions: list[Suggestion] | UnsetType = UNSET
    riddle: RiddleInfo | UnsetType | None = UNSET
