"""Time limits: when the running one ends, and how outages are compensated."""

from collections.abc import Iterable

import msgspec

from veillee.core.contract.reaction_state import time_limit_ms
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.table import Table


class Heartbeat(msgspec.Struct, frozen=True):
    """A period in which a server process was alive, at least until its last beat."""

    process: str
    started: float
    beat: float


def rules_limit(table: Table) -> float:
    """Return the seconds of the limit that the game's own rules set now, 0 for none."""
    return time_limit_ms(table.state) / 1000 if table.state is not None else 0.0


def limit_after(draft: Draft) -> float:
    """Return the seconds of the limit that runs after a draft in which somebody moved, 0 for none."""
    if draft.state is None or not draft.actors:
        return 0.0
    clock = draft.table.clock
    return time_limit_ms(draft.state) / 1000 or float(clock.seconds if clock.kind == "move" else 0)


def awaited(table: Table) -> list[int]:
    """Return the people who are to move."""
    if table.state is None:
        return []
    return [seat for seat in table.actors if seat >= 0 and not table.seats[seat].bot]


def deadline(table: Table) -> float | None:
    """Return when the server moves for players who have not, or None: there is no limit, or the game rests."""
    limit = rules_limit(table)
    if (not limit and table.clock.kind != "move") or table.state is None or table.status == "over" or table.paused:
        return None
    if limit > 0:
        return table.moved_at + table.grace + limit
    if table.clock.kind == "move" and awaited(table):
        return table.holidays.lengthen(table.moved_at, table.moved_at + table.grace + table.clock.seconds)
    return None


def idle_since(table: Table, now: float) -> bool:
    """Tell whether a relaxed clock lets the others vote a bot in for those who are to move."""
    return (
        table.clock.kind == "relaxed" and not table.paused and now - table.moved_at - table.grace >= table.clock.seconds
    )


def outage(heartbeats: Iterable[Heartbeat], since: float, now: float) -> float:
    """Return how many seconds between two moments passed while no server was alive."""
    down = 0.0
    alive_until = since
    for each in sorted(heartbeats, key=lambda one: one.started):
        if each.started > alive_until:
            down += min(each.started, now) - alive_until
        alive_until = max(alive_until, min(each.beat, now))
        if alive_until >= now:
            return down
    return down + max(0.0, now - alive_until)
