"""Lines of an evening's log. `person` is who did it; at most one line a thing that happened."""

from typing import Literal

from veillee.server.evenings.domain.words import Wish
from veillee.server.messages.base import Shown
from veillee.server.tables.domain.reactions import Reaction


class ArriveLine(Shown, tag_field="type", tag="arrive"):
    """Somebody came, or came back; `beside`: brought by whom."""

    seq: int
    at: float
    person: str
    name: str
    back: bool
    beside: str


class DepartLine(Shown, tag_field="type", tag="depart"):
    """Somebody left for good, or was removed (`by` whom)."""

    seq: int
    at: float
    person: str
    why: Literal["left", "removed"]
    by: str


class RenameLine(Shown, tag_field="type", tag="rename"):
    """Somebody goes by another name now."""

    seq: int
    at: float
    person: str
    name: str


class WishLine(Shown, tag_field="type", tag="wish"):
    """Somebody would like to play, to sit out the next game, or only to watch."""

    seq: int
    at: float
    person: str
    wish: Wish


class LampLine(Shown, tag_field="type", tag="lamp"):
    """The lamp is with `person` now; `by` is empty when it passed by itself, because its holder had gone."""

    seq: int
    at: float
    person: str
    by: str


class WordsLine(Shown, tag_field="type", tag="words"):
    """Somebody said something, under the name of that moment."""

    seq: int
    at: float
    person: str
    name: str
    text: str


class ReactionLine(Shown, tag_field="type", tag="reaction"):
    """Somebody reacted."""

    seq: int
    at: float
    person: str
    reaction: Reaction


class ProposeLine(Shown, tag_field="type", tag="propose"):
    """Somebody proposed a game; `seq` is the proposal's id."""

    seq: int
    at: float
    person: str
    game: str


class AnswerLine(Shown, tag_field="type", tag="answer"):
    """Somebody agreed to a proposal, or declined it."""

    seq: int
    at: float
    person: str
    proposal: int
    agree: bool


class WithdrawLine(Shown, tag_field="type", tag="withdraw"):
    """A proposal was withdrawn."""

    seq: int
    at: float
    person: str
    proposal: int


class BeginLine(Shown, tag_field="type", tag="begin"):
    """A game began."""

    seq: int
    at: float
    person: str
    proposal: int
    table: str
    game: str


class AbandonLine(Shown, tag_field="type", tag="abandon"):
    """A game was abandoned: it brings nobody points."""

    seq: int
    at: float
    person: str
    table: str


class UntilLine(Shown, tag_field="type", tag="until"):
    """Until when the evening is to last; null: nobody knows."""

    seq: int
    at: float
    person: str
    until: float | None


class CloseLine(Shown, tag_field="type", tag="close"):
    """The evening was closed: the podium."""

    seq: int
    at: float
    person: str


class ReopenLine(Shown, tag_field="type", tag="reopen"):
    """The evening was opened again: another night."""

    seq: int
    at: float
    person: str


class RiddleLine(Shown, tag_field="type", tag="riddle"):
    """The riddle of a day was asked of everybody; `seq` is its number."""

    seq: int
    at: float
    person: str
    day: int
    game: str


class RiddleAnswerLine(Shown, tag_field="type", tag="riddle-answer"):
    """Somebody answered the riddle: what, is told when it is over, as it is after a right answer."""

    seq: int
    at: float
    person: str
    right: bool


class RiddleShowLine(Shown, tag_field="type", tag="riddle-show"):
    """The answer is shown; `person` is empty when nobody was left to answer."""

    seq: int
    at: float
    person: str


class RiddleCloseLine(Shown, tag_field="type", tag="riddle-close"):
    """The riddle was put away."""

    seq: int
    at: float
    person: str


EveningLine = (
    ArriveLine
    | DepartLine
    | RenameLine
    | WishLine
    | LampLine
    | WordsLine
    | ReactionLine
    | ProposeLine
    | AnswerLine
    | WithdrawLine
    | BeginLine
    | AbandonLine
    | UntilLine
    | CloseLine
    | ReopenLine
    | RiddleLine
    | RiddleAnswerLine
    | RiddleShowLine
    | RiddleCloseLine
)
