"""The position that a viewer is shown, live or in a replay."""

from typing import Any

from veillee.server.messages.base import Shown
from veillee.server.messages.line import Line
from veillee.server.messages.table import ClockNow, Result, TableInfo


class Takeback(Shown):
    """A take-back that waits for consent."""

    seat: str
    first: int
    waiting: list[str]
    """Seats that have not answered yet."""


class HolidayWish(Shown):
    """Holidays that wait for consent."""

    seat: str
    days: int
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
    holiday: HolidayWish | None = None
    """Holidays that somebody asks for; those that are on are `TableInfo.holiday`."""


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
