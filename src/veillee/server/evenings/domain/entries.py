"""What an evening's log holds: one numbered entry for everything that ever changed it. People are handles here."""

from typing import Any, Literal

import msgspec

from veillee.core.riddle import PageRiddle
from veillee.server.evenings.domain.words import Wish
from veillee.server.tables.domain.log.entries import Body
from veillee.server.tables.domain.reactions import Reaction
from veillee.server.tables.domain.rules import ClockRule


class Arrived(Body, tag="arrive", frozen=True):
    """Somebody came, or came back: `person` is the id of their cookie, which is never shown."""

    guest: str
    person: str
    name: str
    back: bool = False
    beside: str = ""
    """Who brought them: they have no phone and play on that one."""


class Departed(Body, tag="depart", frozen=True):
    """Somebody left, or was removed by the host."""

    guest: str
    why: Literal["left", "removed"]
    by: str = ""


class Renamed(Body, tag="rename", frozen=True):
    """Somebody goes by another name."""

    guest: str
    name: str


class Wished(Body, tag="wish", frozen=True):
    """Somebody would like to play, to sit out or to watch."""

    guest: str
    wish: Wish


class LampPassed(Body, tag="lamp", frozen=True):
    """The lamp goes to somebody; without `by`, by itself."""

    guest: str
    by: str = ""


class Spoke(Body, tag="words", frozen=True):
    """Words of somebody in the room, under the name of that moment."""

    guest: str
    name: str
    text: str


class Reacted(Body, tag="reaction", frozen=True):
    """Somebody reacted in the room."""

    guest: str
    reaction: Reaction


class KeptChair(msgspec.Struct, omit_defaults=True, frozen=True):
    """A chair of a proposal: for somebody, for a bot, or free."""

    guest: str = ""
    level: str = ""


class Proposed(Body, tag="propose", frozen=True):
    """Somebody proposes a game; the entry's number is the proposal's id."""

    guest: str
    game: str
    options: dict[str, Any]
    chairs: tuple[KeptChair, ...]
    level: str
    clock: ClockRule = ClockRule()


class Answered(Body, tag="answer", frozen=True):
    """Somebody agrees to a proposal or declines it."""

    guest: str
    proposal: int
    agree: bool


class Withdrawn(Body, tag="withdraw", frozen=True):
    """A proposal is withdrawn."""

    guest: str
    proposal: int


class Began(Body, tag="begin", frozen=True):
    """A proposed game begins at a table, with these options and chairs."""

    guest: str
    proposal: int
    table: str
    game: str
    options: dict[str, Any]
    chairs: tuple[KeptChair, ...]
    clock: ClockRule = ClockRule()


class Abandoned(Body, tag="abandon", frozen=True):
    """A game that runs is to bring nobody points."""

    guest: str
    table: str


class UntilSet(Body, tag="until", frozen=True):
    """Until when the evening is to last."""

    guest: str
    until: float | None


class Closed(Body, tag="close", frozen=True):
    """The evening is closed."""

    guest: str


class Reopened(Body, tag="reopen", frozen=True):
    """The evening is opened again."""

    guest: str


class RiddlePosed(Body, tag="riddle", frozen=True):
    """The riddle of a day (since 1970) is asked of everybody; it is kept whole, so that it stays the same."""

    guest: str
    day: int
    game: str
    riddle: PageRiddle


class RiddleAnswered(Body, tag="riddle-answer", frozen=True):
    """Somebody answers the riddle, by the place of the answer; the first right answer ends it."""

    guest: str
    answer: int
    right: bool


class RiddleShown(Body, tag="riddle-show", frozen=True):
    """The answer is shown without having been found; without `guest`, because nobody was left to answer."""

    guest: str = ""


class RiddleClosed(Body, tag="riddle-close", frozen=True):
    """The riddle is put away: on to the games."""

    guest: str


AnyEveningBody = (
    Arrived
    | Departed
    | Renamed
    | Wished
    | LampPassed
    | Spoke
    | Reacted
    | Proposed
    | Answered
    | Withdrawn
    | Began
    | Abandoned
    | UntilSet
    | Closed
    | Reopened
    | RiddlePosed
    | RiddleAnswered
    | RiddleShown
    | RiddleClosed
)
