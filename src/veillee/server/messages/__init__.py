"""The wire: every REST body and answer, and every WebSocket message, both ways.

Seats are named as the game names them (`green`, `p1`); `chance` is the actor of dice and draws.
Numbers called `seq` are places in the table's log: one order for moves, chat, seats and votes alike.
Times called `at` are seconds since 1970 on the server's clock; durations end in `_ms`.

Socket, in short: connect to `/api/tables/{table}/socket`; the first message is a `Snapshot`, then an
`Update` for everything new in the log. An update holds every line since the last one that was sent and
the position after the last of them, so a slow or returning client gets one longer update, never a gap.
Commands carry a client-made `id` and are answered by exactly one `Ok` or `Refused` with that id; sending
the same command again with the same id is harmless.
"""

from veillee.server.messages.analysis import Analysis, BetterMove, Decision, Judged, TurningPoint
from veillee.server.messages.base import (
    VERSION,
    ChatText,
    CommandId,
    MoveText,
    Name,
    Received,
    SeatName,
    Shown,
    Texts,
)
from veillee.server.messages.client import (
    AnswerTakeback,
    AskHint,
    AskPreview,
    AskTakeback,
    FromClient,
    Look,
    Move,
    Pong,
    Say,
    Seen,
    VoteBot,
)
from veillee.server.messages.line import (
    ChatLine,
    HintLine,
    Line,
    MoveLine,
    RematchLine,
    SeatLine,
    SeenEvent,
    StartLine,
    TakebackLine,
    VoteLine,
)
from veillee.server.messages.position import Film, Frame, Now, Takeback
from veillee.server.messages.rest import (
    ClaimSeat,
    CreateTable,
    Entered,
    GameInfo,
    Health,
    Me,
    Problem,
    Rename,
    SeatRequest,
    SetSeat,
    TableCard,
    TableList,
)
from veillee.server.messages.server import (
    Error,
    FromServer,
    HintAnswer,
    Ok,
    Ping,
    Presence,
    PreviewAnswer,
    Refused,
    Rolling,
    Snapshot,
    Update,
)
from veillee.server.messages.table import ClockNow, Result, SeatInfo, TableInfo

__all__ = [
    "VERSION",
    "Analysis",
    "AnswerTakeback",
    "AskHint",
    "AskPreview",
    "AskTakeback",
    "BetterMove",
    "ChatLine",
    "ChatText",
    "ClaimSeat",
    "ClockNow",
    "CommandId",
    "CreateTable",
    "Decision",
    "Entered",
    "Error",
    "Film",
    "Frame",
    "FromClient",
    "FromServer",
    "GameInfo",
    "Health",
    "HintAnswer",
    "HintLine",
    "Judged",
    "Line",
    "Look",
    "Me",
    "Move",
    "MoveLine",
    "MoveText",
    "Name",
    "Now",
    "Ok",
    "Ping",
    "Pong",
    "Presence",
    "PreviewAnswer",
    "Problem",
    "Received",
    "Refused",
    "RematchLine",
    "Rename",
    "Result",
    "Rolling",
    "Say",
    "SeatInfo",
    "SeatLine",
    "SeatName",
    "SeatRequest",
    "Seen",
    "SeenEvent",
    "SetSeat",
    "Shown",
    "Snapshot",
    "StartLine",
    "TableCard",
    "TableInfo",
    "TableList",
    "Takeback",
    "TakebackLine",
    "Texts",
    "TurningPoint",
    "Update",
    "VoteBot",
    "VoteLine",
]
