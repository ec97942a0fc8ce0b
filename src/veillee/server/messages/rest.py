"""Bodies and answers of the REST part."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from veillee.server.messages.base import Name, Received, Shown, Texts
from veillee.server.messages.history import Ending
from veillee.server.messages.table import SeatInfo, TableInfo
from veillee.server.tables.domain.rules import ClockRule, Pace, SeatKind, Status

REPLAY_SIGNS: Final = 300_000


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
    """Bot levels, easiest first, then the host's own players."""
    clauses: list[str]
    realtime: bool = False
    page: str = ""
    """Address of the game's own board, a JavaScript module, if a game from outside brings one."""


class Me(Shown):
    """The person of the cookie; `name` is empty before one is given."""

    name: str


class Rename(Received):
    """`PUT /api/me`."""

    name: Name


class SeatRequest(Received):
    """A seat of a new table: `human` is held by this browser (several: same-screen play)."""

    kind: SeatKind = "open"
    name: Annotated[str, Meta(max_length=32)] = ""
    level: Annotated[str, Meta(max_length=32)] = ""


class CreateTable(Received):
    """`POST /api/tables`. `seats` in the game's seat order; those left out are open.

    `start`: begin at once when no seat is open. `guided`: its one person is about to connect a guided socket; bots wait
    for it. `pace` left out: calm where somebody learns (`guided`, or a bot of the first level), else normal.
    """

    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=8)] = []
    public: bool = False
    clock: ClockRule = ClockRule()
    start: bool = True
    guided: bool = False
    pace: Pace | None = None


class BringReplay(Received):
    """`POST /api/replays`: a finished game from elsewhere, as its replay file."""

    text: Annotated[str, Meta(max_length=REPLAY_SIGNS)]


class ClaimSeat(Received):
    """`POST /api/tables/{table}/seats/{seat}`; the invite is needed unless the table is public."""

    invite: Annotated[str, Meta(max_length=128)] = ""
    name: Annotated[str, Meta(max_length=32)] = ""


class SetSeat(Received):
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
    ending: Ending | None = None
    """Once the game is over."""
    due: float = 0.0
    """When the server moves for those who have not; 0: it does not."""
    holiday: float = 0.0
    """Until when the table has agreed to rest, also when that is over; 0: it never did."""


class TableList(Shown):
    """`GET /api/tables` (public ones) and `GET /api/me/tables`."""

    tables: list[TableCard]


class Health(Shown):
    """`GET /api/health`."""

    status: Literal["ok"]
    version: str
    store: str
    bus: str


class Sharing(Shown):
    """`/api/share`: whether people elsewhere can reach this server, for whoever runs it."""

    status: Literal["closed", "opening", "open", "broken"]
    address: str
    """What to send to people elsewhere; "" while it is not open."""
    program: str
    """What keeps the tunnel open: `cloudflared`, `tailscale` or `ssh`."""
    trouble: str
    """Why it is not open."""
    port: int
    """The port of this server, to be forwarded by a router where there is no tunnel."""


class Problem(Shown):
    """Every REST refusal: the same sentence in both languages, and the id it has in the texts."""

    clause: str
    message: str
    params: dict[str, str]
    text: Texts
