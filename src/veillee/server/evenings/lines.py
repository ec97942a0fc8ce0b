"""Lines of an evening's log, the same for everybody."""

from typing import Final

from veillee.server.evenings.domain.entries import (
    Abandoned,
    Answered,
    Arrived,
    Began,
    Closed,
    Departed,
    LampPassed,
    Proposed,
    Reacted,
    Renamed,
    Reopened,
    RiddleAnswered,
    RiddleClosed,
    RiddlePosed,
    RiddleShown,
    Spoke,
    UntilSet,
    Wished,
    Withdrawn,
)
from veillee.server.evenings.domain.evening import Evening
from veillee.server.messages.evenings import (
    AbandonLine,
    AnswerLine,
    ArriveLine,
    BeginLine,
    CloseLine,
    DepartLine,
    EveningLine,
    LampLine,
    ProposeLine,
    ReactionLine,
    RenameLine,
    ReopenLine,
    RiddleAnswerLine,
    RiddleCloseLine,
    RiddleLine,
    RiddleShowLine,
    UntilLine,
    WishLine,
    WithdrawLine,
    WordsLine,
)
from veillee.server.tables.domain.log.entries import Blanked, Entry

_LINES_SENT: Final = 300
"""Lines that a screen is told at once: the last ones."""


def lines_after(evening: Evening, after: int) -> list[EveningLine]:
    """Return the log's lines above a number; of many, the last ones."""
    wanted = [entry for entry in evening.log[after:] if not isinstance(entry.body, Blanked)]  # numbers: from 1, no gaps
    return [_line(entry) for entry in wanted[-_LINES_SENT:]]


def _line(entry: Entry) -> EveningLine:
    seq, at, body = entry.seq, entry.at, entry.body
    if isinstance(body, Spoke):
        return WordsLine(seq, at, body.guest, body.name, body.text)
    if isinstance(body, Reacted):
        return ReactionLine(seq, at, body.guest, body.reaction)
    if isinstance(body, Arrived):
        return ArriveLine(seq, at, body.guest, body.name, body.back, body.beside)
    if isinstance(body, Departed):
        return DepartLine(seq, at, body.guest, body.why, body.by)
    if isinstance(body, Renamed):
        return RenameLine(seq, at, body.guest, body.name)
    if isinstance(body, Wished):
        return WishLine(seq, at, body.guest, body.wish)
    if isinstance(body, LampPassed):
        return LampLine(seq, at, body.guest, body.by)
    if isinstance(body, Proposed):
        return ProposeLine(seq, at, body.guest, body.game)
    if isinstance(body, Answered):
        return AnswerLine(seq, at, body.guest, body.proposal, body.agree)
    if isinstance(body, Withdrawn):
        return WithdrawLine(seq, at, body.guest, body.proposal)
    if isinstance(body, Began):
        return BeginLine(seq, at, body.guest, body.proposal, body.table, body.game)
    if isinstance(body, Abandoned):
        return AbandonLine(seq, at, body.guest, body.table)
    if isinstance(body, UntilSet):
        return UntilLine(seq, at, body.guest, body.until)
    if isinstance(body, Closed):
        return CloseLine(seq, at, body.guest)
    if isinstance(body, RiddlePosed):
        return RiddleLine(seq, at, body.guest, body.day, body.game)
    if isinstance(body, RiddleAnswered):
        return RiddleAnswerLine(seq, at, body.guest, body.right)
    if isinstance(body, RiddleShown):
        return RiddleShowLine(seq, at, body.guest)
    if isinstance(body, RiddleClosed):
        return RiddleCloseLine(seq, at, body.guest)
    assert isinstance(body, Reopened)
    return ReopenLine(seq, at, body.guest)
