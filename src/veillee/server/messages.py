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

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.-]+$")]
SeatName = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=4096)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Texts = dict[str, str]
SeatKind = Literal["open", "human", "bot"]
Status = Literal["waiting", "playing", "over"]


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """Anything a client sends: a field that is not known is refused."""


class Shown(msgspec.Struct):
    """Anything a client is shown."""


# --- Parts -----------------------------------------------------------------------------------------


class ClockRule(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a table treats time.

    `none`: no limit. `relaxed`: after `seconds` the others may vote a bot into the seat of a person who
    is still there but does not move. `move`: each move within `seconds`; at the end the server moves.
    """

    kind: Literal["none", "relaxed", "move"] = "none"
    seconds: Annotated[int, Meta(ge=2, le=1_209_600)] = 120


class ClockNow(Shown):
    """The running limit: of the table's clock rule, or of the game's own rules (`rules`)."""

    kind: Literal["none", "relaxed", "move", "rules"]
    seats: list[str] = []
    left_ms: int | None = None


class SeatInfo(Shown):
    """One seat. `reserved`: waits for the person of the game before (rematch)."""

    seat: str
    kind: SeatKind
    name: str = ""
    level: str = ""
    present: bool = False
    mine: bool = False
    """This browser holds the seat's secret."""
    stand_in: bool = False
    """A bot plays for a person, who takes the seat back by coming back."""
    reserved: bool = False


class Result(Shown):
    """How the game ended; the seed lets everybody check every die and card (`veillee verify`)."""

    winners: list[str]
    scores: dict[str, int]
    reason: str
    """The clause that decided."""
    seed: str


class TableInfo(Shown):
    """What everybody who may see the table knows about it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    clock: ClockRule
    seats: list[SeatInfo]
    spectators: int
    commitment: str
    """SHA-256 of the table's seed, fixed before the first move."""
    created: float
    invite: str = ""
    """The token of the invite link; only for those who may invite (a seat, or a guest who has it)."""
    host: bool = False
    """This browser made the table."""
    rematch: str = ""
    """The table of the next game, once somebody asked for one."""


# --- REST ------------------------------------------------------------------------------------------


class GameInfo(Shown):
    """A game that can be played here."""

    id: str
    prefix: str
    name: Texts
    pitch: Texts
    seats: list[str]
    fewest: int
    """The smallest number of players."""
    options: dict[str, Any]
    """JSON Schema of the options, defaults included."""
    levels: list[str]
    """Bot levels, easiest first."""
    clauses: list[str]
    realtime: bool = False


class Me(Shown):
    """The person of the cookie; `name` is empty before one is given."""

    name: str


class Rename(Wire):
    """`PUT /api/me`."""

    name: Name


class SeatRequest(Wire):
    """A seat of a new table: `human` is held by this browser (several: same-screen play)."""

    kind: SeatKind = "open"
    name: Annotated[str, Meta(max_length=32)] = ""
    level: Annotated[str, Meta(max_length=32)] = ""


class CreateTable(Wire):
    """`POST /api/tables`. `seats` in the game's seat order; those left out are open.

    `start`: begin at once when no seat is open.
    """

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=8)] = []
    public: bool = False
    clock: ClockRule = ClockRule()
    start: bool = True


class ClaimSeat(Wire):
    """`POST /api/tables/{table}/seats/{seat}`; the invite is needed unless the table is public."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    name: Annotated[str, Meta(max_length=32)] = ""


class SetSeat(Wire):
    """`PUT /api/tables/{table}/seats/{seat}`: before the start, the host opens a seat or gives it a bot."""

    kind: Literal["open", "bot"]
    level: Annotated[str, Meta(max_length=32)] = ""


class Entered(Shown):
    """Answer to making, joining or following a table; its seat secrets are in the cookies."""

    table: TableInfo


class TableCard(Shown):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: list[SeatInfo]
    updated: float
    turn: bool = False
    """One of my seats is to move (my tables)."""


class TableList(Shown):
    """`GET /api/tables` (public ones) and `GET /api/me/tables`."""

    tables: list[TableCard]


class Health(Shown):
    """`GET /api/health`."""

    status: Literal["ok"]
    version: str
    store: str
    bus: str


class Problem(Shown):
    """Every REST refusal: the same sentence in both languages, and the id it has in the texts."""

    clause: str
    message: str
    params: dict[str, str]
    text: Texts


# --- Lines of the log, as one viewer may know them ---------------------------------------------------


class SeenEvent(Shown, omit_defaults=True):
    """One thing to animate and to tell: `event-<kind>` in the game's texts."""

    kind: str
    data: dict[str, Any] = {}


class MoveLine(Shown, tag_field="type", tag="move"):
    """A move, of a seat or of chance, as this viewer heard it: `?` where it may not know."""

    seq: int
    at: float
    actor: str
    move: str
    by: Literal["person", "bot", "clock", "chance"]
    events: list[SeenEvent]
    hinted: bool = False
    """The player had asked for a hint for this move."""
    measured: dict[str, float] | None = None
    """What a reaction was judged by, in milliseconds: elapsed, claimed, effective, floor, cap."""


class ChatLine(Shown, tag_field="type", tag="chat"):
    """Somebody said something; `seat` is empty for a spectator."""

    seq: int
    at: float
    seat: str
    name: str
    text: str


class SeatLine(Shown, tag_field="type", tag="seat"):
    """A seat changed hands. `why`: join, leave, set, stand-in, return."""

    seq: int
    at: float
    seat: str
    kind: SeatKind
    name: str
    level: str
    why: Literal["join", "leave", "set", "stand-in", "return"]


class StartLine(Shown, tag_field="type", tag="start"):
    """The game began."""

    seq: int
    at: float


class HintLine(Shown, tag_field="type", tag="hint"):
    """A seat asked for a hint (what it was told is not in the log)."""

    seq: int
    at: float
    seat: str


class TakebackLine(Shown, tag_field="type", tag="takeback"):
    """About taking a move back. `step`: asked, agreed (one of several said yes), done, declined.

    When `done`, the moves from number `first` on never happened: their lines are gone from later
    snapshots.
    """

    seq: int
    at: float
    seat: str
    """Who asks (asked, done) or answers (agreed, declined)."""
    step: Literal["asked", "agreed", "done", "declined"]
    first: int


class VoteLine(Shown, tag_field="type", tag="vote"):
    """`by` votes to let a bot stand in for `seat`; the seat line that follows says that it does."""

    seq: int
    at: float
    by: str
    seat: str


class RematchLine(Shown, tag_field="type", tag="rematch"):
    """The next game is at another table: players `POST /api/tables/{this}/rematch`, spectators go there."""

    seq: int
    at: float
    seat: str
    table: str
    invite: str


Line = MoveLine | ChatLine | SeatLine | StartLine | HintLine | TakebackLine | VoteLine | RematchLine


class Takeback(Shown):
    """A take-back that waits for consent."""

    seat: str
    first: int
    waiting: list[str]
    """Seats that have not answered yet."""


class Now(Shown):
    """The position after the last line, for the seat that this socket looks from."""

    seat: str
    """The seat whose view this is; empty: a spectator's view."""
    phase: str
    actors: list[str]
    view: Any
    """The game's own view type (`<game>.View` in the schema); null before the start."""
    legal: list[str]
    """Moves of `seat` now."""
    whole: bool
    """`legal` lists every legal move; else only the ones worth offering."""
    clock: ClockNow
    may_take_back: bool
    """`seat` could ask to take its last move back."""
    takeback: Takeback | None
    votes: dict[str, list[str]]
    """Absent or idle seat -> the seats that voted for a bot to stand in."""
    result: Result | None


class Frame(Shown):
    """One position of a replay and the line that led to it; the first has none."""

    line: Line | None
    phase: str
    actors: list[str]
    view: Any


class Film(Shown):
    """`GET /api/tables/{table}/film`: every position in order, as one viewer may know it."""

    table: TableInfo
    seat: str
    frames: list[Frame]
    result: Result | None


class BetterMove(Shown):
    """A move that would have been better by `gain` in the mover's chance, and why."""

    move: str
    gain: float
    message: str
    params: dict[str, int | str]
    text: Texts


class Judged(Shown):
    """Each seat's chance of winning before and after a decision, and a better move where there was one."""

    before: dict[str, float]
    after: dict[str, float]
    better: BetterMove | None


class Decision(Shown):
    """A decision: made in the position `frame` of the film, by a seat.

    `known`: from what the mover could know then. `open`: with all cards open.
    """

    frame: int
    seat: str
    move: str
    known: Judged
    open: Judged


class TurningPoint(Shown):
    """A decision after which the mover's chance was another: `before`, and `after` at its next decision."""

    frame: int
    seat: str
    before: float
    after: float


class Analysis(Shown):
    """`GET` and `POST /api/tables/{table}/analysis`: a finished game looked back at, as far as it has got.

    `none`: nobody has asked for it here; `failed`: it may be asked for again.
    """

    status: Literal["none", "working", "done", "failed"]
    done: int
    of: int
    decisions: list[Decision]
    known_turns: list[TurningPoint]
    open_turns: list[TurningPoint]
    result: dict[str, float]
    """Each seat's share of the game as it ended."""


# --- Socket: server to client ----------------------------------------------------------------------


class Snapshot(Shown, tag_field="type", tag="snapshot"):
    """Everything, from nothing: after connecting, after `Look`, and after a take-back."""

    seq: int
    table: TableInfo
    now: Now
    lines: list[Line]


class Update(Shown, tag_field="type", tag="update"):
    """Everything new since the last snapshot or update: lines `seq > after`, then the position."""

    after: int
    seq: int
    table: TableInfo
    now: Now
    lines: list[Line]
    reveal: bool = False
    """Answer with `Seen` in the animation frame that shows it: the start of a reaction round."""


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
    """What would stand after the move that was asked about; to the asker only."""

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


class Rolling(Shown, tag_field="type", tag="rolling"):
    """A reaction round begins: the update with `reveal` follows, to all at one moment that nobody can foresee."""


class Ping(Shown, tag_field="type", tag="ping"):
    """Answer at once with `Pong`: the server measures the round trip."""

    n: int


class Error(Shown, tag_field="type", tag="error"):
    """A message that could not be read, so that it has no id to answer to."""

    message: str
    text: Texts


FromServer = Snapshot | Update | Ok | Refused | HintAnswer | PreviewAnswer | Presence | Rolling | Ping | Error


# --- Socket: client to server ----------------------------------------------------------------------


class Move(Wire, tag_field="type", tag="move"):
    """Make a move of a seat that this browser holds."""

    id: CommandId
    seat: SeatName
    move: MoveText


class Say(Wire, tag_field="type", tag="chat"):
    """Say something at the table; `seat` empty: as a spectator."""

    id: CommandId
    text: ChatText
    seat: Annotated[str, Meta(max_length=32)] = ""


class Look(Wire, tag_field="type", tag="look"):
    """Look from another seat: the answer is a `Snapshot` of that seat's view.

    `seat` empty: the spectator's view, which is what stands behind a cover screen. A socket is only ever
    sent the view of the one seat it looks from.
    """

    seat: Annotated[str, Meta(max_length=32)] = ""


class AskHint(Wire, tag_field="type", tag="ask-hint"):
    """Ask what a strong bot would do; answered by `HintAnswer`, or `Refused`. Marked in the log."""

    id: CommandId
    seat: SeatName


class AskPreview(Wire, tag_field="type", tag="ask-preview"):
    """Ask what a move would lead to, without making it; answered by `PreviewAnswer`, or `Refused` like the move.

    `move` empty: the position as it is. `ask`: a question of the game's own about it. Nothing is kept of it.
    """

    id: CommandId
    seat: SeatName
    move: Annotated[str, Meta(max_length=2000)] = ""
    ask: Annotated[str, Meta(max_length=64)] = ""


class AskTakeback(Wire, tag_field="type", tag="ask-takeback"):
    """Ask to take back one's last move."""

    id: CommandId
    seat: SeatName


class AnswerTakeback(Wire, tag_field="type", tag="answer-takeback"):
    """Agree to, or decline, the take-back that is asked for."""

    id: CommandId
    seat: SeatName
    agree: bool


class VoteBot(Wire, tag_field="type", tag="vote-bot"):
    """Vote to let a bot stand in for a seat whose person has gone (or idles past a relaxed clock)."""

    id: CommandId
    seat: SeatName
    target: SeatName


class Seen(Wire, tag_field="type", tag="seen"):
    """The update `seq` is on the screen now (only for updates with `reveal`)."""

    seq: int


class Pong(Wire, tag_field="type", tag="pong"):
    """Answer to `Ping`."""

    n: int


FromClient = Move | Say | Look | AskHint | AskPreview | AskTakeback | AnswerTakeback | VoteBot | Seen | Pong
