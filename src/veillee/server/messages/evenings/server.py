"""What the server says on the socket of an evening, beside what the table that was entered says."""

from msgspec import UNSET, UnsetType

from veillee.server.messages.base import Shown
from veillee.server.messages.evenings.line import EveningLine
from veillee.server.messages.evenings.parts import EveningParts
from veillee.server.messages.server import Error, Notice, Ok, Refused


class EveningSnapshot(Shown, tag_field="type", tag="evening"):
    """The first message: every part, and the lines `seq > after` of the query."""

    seq: int
    me: str
    """The person that this browser is; empty: somebody with the link who has not arrived, or a big screen."""
    parts: EveningParts
    lines: list[EveningLine]
    version: int


class EveningUpdate(Shown, tag_field="type", tag="evening-update"):
    """What is new: lines `seq > after`, and every part that has changed, whole."""

    after: int
    seq: int
    parts: EveningParts
    lines: list[EveningLine]
    me: str | UnsetType = UNSET
    """Left out while it is the same."""


class EveningPresence(Shown, tag_field="type", tag="evening-presence"):
    """Who is connected, and who is to move at the tables; at most one a second."""

    here: list[str]
    screens: int
    """Big screens."""
    guests: int
    """Sockets of people who have not arrived."""
    acting: dict[str, list[str]]
    """The seats that are to move at each table where a game runs."""


class EnteredTable(Shown, tag_field="type", tag="entered"):
    """The table was entered: from here on `snapshot`, `update`, `presence` and so on are that table's."""

    id: str
    table: str
    seq: int


class ExitedTable(Shown, tag_field="type", tag="exited"):
    """Back in the room: nothing of the table follows. `id` is empty if the server ended it."""

    id: str
    table: str
    why: str
    """`exit`, `enter` (another table), or the reason for which the table's own socket would have been closed."""


FromEvening = (
    EveningSnapshot | EveningUpdate | EveningPresence | EnteredTable | ExitedTable | Ok | Refused | Error | Notice
)
