"""Bodies and answers of the REST part about evenings."""

from typing import Annotated, Literal

from msgspec import Meta

from veillee.server.evenings.domain.words import EveningStatus
from veillee.server.messages.base import Received, Shown, Texts, Until
from veillee.server.messages.evenings.parts import EveningGame, EveningInfo, Night, PersonInfo, ScoreLine

EVENING_NAME_SIGNS = 60


class CreateEvening(Received):
    """`POST /api/evenings`: its name, which may be empty, and the name of whoever opens it."""

    name: Annotated[str, Meta(max_length=EVENING_NAME_SIGNS)] = ""
    me: Annotated[str, Meta(max_length=32)] = ""
    """Empty: the name that this browser already has."""
    until: Until | None = None


class ArriveRequest(Received):
    """`POST /api/evenings/{evening}/people`."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    """Not needed by somebody who was here before."""
    name: Annotated[str, Meta(max_length=32)] = ""


class EveningDoor(Shown):
    """What everybody with the link may know before arriving; also the answer to opening and arriving."""

    evening: EveningInfo
    people: list[PersonInfo]
    here: list[str]
    """Who of them is connected."""
    me: str
    """The person that this browser is; empty: it has yet to arrive."""


class EveningScore(Shown):
    """`GET /api/evenings/{evening}/score`: all games with what they brought, and the sum."""

    evening: EveningInfo
    people: list[PersonInfo]
    games: list[EveningGame]
    nights: list[Night]
    score: list[ScoreLine]


class EveningCard(Shown):
    """An evening in a list."""

    id: str
    name: str
    status: EveningStatus
    created: float
    updated: float
    nights: int
    games: int
    people: list[str]
    """Names, in the order of arrival."""
    mine: bool
    """I hold the lamp."""


class EveningList(Shown):
    """`GET /api/me/evenings`, latest first."""

    evenings: list[EveningCard]


class Moment(Shown):
    """Something worth telling; best first. `message` with `params` is the sentence in the texts."""

    table: str
    invite: str
    game: str
    person: str
    """Whose moment it is; empty: everybody's."""
    frame: int
    """The position of the film to show."""
    message: str
    params: dict[str, int | str]
    text: Texts


class Moments(Shown):
    """`GET` and `POST /api/evenings/{evening}/moments`, as far as the games of the last night have been looked at.

    `none`: nobody has asked for it here.
    """

    status: Literal["none", "working", "done"]
    done: int
    of: int
    moments: list[Moment]
