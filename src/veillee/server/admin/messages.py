"""What is said at the desk: REST alone, for whoever runs the server."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from veillee.server.admin.domain.entries import BannedKind, Keep
from veillee.server.messages import Notice, Received, Shown

Days = Annotated[int, Meta(ge=0, le=36_500)]
LogId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
PersonId = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,64}$")]
LONGEST_BAN: Final = 10 * 365 * 24 * 60


class EnterDesk(Received):
    """The secret that was shown at the first start."""

    secret: Annotated[str, Meta(max_length=128)]


class ShutHouse(Received):
    """Whether the server takes no new tables."""

    shut: bool


class TellEverybody(Received):
    """What everybody is told; empty: nothing any more. `minutes`: when the server restarts."""

    text: Annotated[str, Meta(max_length=300)]
    minutes: Annotated[int, Meta(ge=0, le=10_080)] | None = None


class SetBan(Received):
    """Turn a person (by id) or an address away for so many minutes; 0: let them in again."""

    kind: BannedKind
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    minutes: Annotated[int, Meta(ge=0, le=LONGEST_BAN)]
    note: Annotated[str, Meta(max_length=120)] = ""


class SetKeep(Received):
    """How many days things are kept; 0: for ever."""

    games: Days
    unfinished: Days
    chats: Days
    guests: Days


class Here(Shown):
    """Somebody who is connected."""

    name: str
    person: str
    """Empty: somebody without a cookie, or a big screen."""
    address: str
    table: str = ""
    evening: str = ""
    seats: list[str] = []
    screen: bool = False


class ProcessReport(Shown):
    """What one server process tells about itself."""

    process: str
    started: float
    sockets: int
    tables: int
    """In memory."""
    load: list[float]
    """Of its machine, over 1, 5 and 15 minutes; empty where it is not known."""
    cores: int
    disk_free: int
    disk_bytes: int
    refusals: dict[str, int]
    """Why -> how often since the process started."""
    here: list[Here]


class Stored(Shown):
    """How much is stored."""

    name: str
    tables: int
    running: int
    evenings: int
    people: int
    entries: int
    bytes: int


class BanInfo(Shown):
    """Somebody who is turned away; a person is shown by a fingerprint of their id."""

    kind: BannedKind
    who: str
    until: float
    note: str


class AdminStatus(Shown):
    """How the server is."""

    version: str
    now: float
    shut: bool
    notice: Notice | None
    keep: Keep
    stored: Stored
    processes: list[ProcessReport]
    bans: list[BanInfo]


class AdminSeat(Shown):
    """Who sits at a table."""

    seat: str
    name: str
    level: str
    person: str


class AdminTable(Shown):
    """A table."""

    id: str
    game: str
    status: str
    created: float
    updated: float
    evening: str
    seats: list[AdminSeat]
    watchers: int


class AdminEvening(Shown):
    """An evening."""

    id: str
    name: str
    status: str
    created: float
    updated: float
    games: int
    people: list[AdminSeat]


class AdminTables(Shown):
    """Tables, latest first."""

    tables: list[AdminTable]


class AdminEvenings(Shown):
    """Evenings, latest first."""

    evenings: list[AdminEvening]


class AdminPerson(Shown):
    """Somebody who gave a name here."""

    person: str
    names: list[str]
    logs: list[str]
    """Tables and evenings."""
    last: float


class AdminPeople(Shown):
    """People, latest first."""

    people: list[AdminPerson]


class KeptLog(Shown):
    """What a table or evening keeps about somebody."""

    log: str
    game: str
    created: float
    entries: list[dict[str, Any]]


class KeptPerson(Shown):
    """Everything that is kept about somebody."""

    person: str
    names: list[str]
    logs: list[KeptLog]
    devices: list[dict[str, Any]]


class Forgotten(Shown):
    """In how many tables and evenings somebody was made nobody, and how many were deleted whole."""

    rewritten: int
    deleted: int


class Swept(Shown):
    """What was removed because it was kept long enough."""

    tables: int
    evenings: int
    words: int
    guests: int


class AdminLine(Shown):
    """An entry of the desk's own log."""

    seq: int
    at: float
    kind: str
    by: str
    about: dict[str, Any]


class AdminLog(Shown):
    """The desk's own log, latest first."""

    lines: list[AdminLine]


class HouseNow(Shown):
    """What everybody may know about the server."""

    shut: bool
    notice: Notice | None


class Done(Shown):
    """It is done."""

    done: Literal[True] = True
