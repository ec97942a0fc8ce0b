"""What the server says on a socket."""

from typing import Any

from msgspec import UNSET, UnsetType

from veillee.server.messages.base import Shown, Texts
from veillee.server.messages.line import Line
from veillee.server.messages.position import Now
from veillee.server.messages.table import TableInfo


class Snapshot(Shown, tag_field="type", tag="snapshot"):
    """Everything, from nothing: after connecting, after `Look`, and after a take-back."""

    seq: int
    table: TableInfo
    now: Now
    lines: list[Line]
    version: int | UnsetType = UNSET
    """Version of the wire, in the first message of a socket only."""


class Update(Shown, tag_field="type", tag="update"):
    """Everything new since the last snapshot or update: lines `seq > after`, then the position."""

    after: int
    seq: int
    now: Now
    lines: list[Line]
    reveal: bool = False
    """Answer with `Seen` in the animation frame that shows it: the start of a reaction round."""
    table: TableInfo | UnsetType = UNSET
    """Left out when it is what this socket was told last."""
    version: int | UnsetType = UNSET
    """Version of the wire, in the first message of a socket only."""


class Ok(Shown, tag_field="type", tag="ok"):
    """The command is stored; `seq` is its place in the log."""

    id: str
    seq: int


class Refused(Shown, tag_field="type", tag="refused"):
    """The command changed nothing. `clause` is a clause of the game's sheet, `notation` or `table`.

    `message` with `params` is the sentence in the texts; `text` is that sentence in both languages.
    `seq` is the position that it was checked against.
    """

    id: str
    clause: str
    message: str
    params: dict[str, str]
    text: Texts
    seq: int


class HintAnswer(Shown, tag_field="type", tag="hint"):
    """What a strong bot would do in the asker's place, and why; to the asker only.

    `message` with `params` is the sentence in the texts; `text` is that sentence in both languages.
    """

    id: str
    seat: str
    move: str
    message: str
    params: dict[str, int | str]
    text: Texts
    seq: int
    """The position that the hint is for."""


class PreviewAnswer(Shown, tag_field="type", tag="preview"):
    """What the move that was asked about would lead to; to the asker only."""

    id: str
    seat: str
    move: str
    """The move as it would be stored."""
    shows: Any
    """The game's own preview type."""
    seq: int
    """The position that the move was tried on."""


class Presence(Shown, tag_field="type", tag="presence"):
    """Who is connected now."""

    seats: dict[str, bool]
    spectators: int
    screens: int = 0
    """Big screens, which are not counted among the spectators."""


class Rolling(Shown, tag_field="type", tag="rolling"):
    """A reaction round begins; the update with `reveal` follows, to all at the same unforeseeable moment."""


class Ping(Shown, tag_field="type", tag="ping"):
    """Answer at once with `Pong`: the server measures the round trip."""

    n: int


class Error(Shown, tag_field="type", tag="error"):
    """A message that could not be read, so that it has no id to answer to."""

    message: str
    text: Texts


class Notice(Shown, tag_field="type", tag="notice"):
    """What whoever runs the server tells everybody; sent when it changes. Empty: there is nothing to tell any more."""

    text: str
    at: float | None
    """When the server restarts; null: the notice names no moment."""


FromServer = Snapshot | Update | Ok | Refused | HintAnswer | PreviewAnswer | Presence | Rolling | Ping | Error | Notice
