"""Time limits: when the running one ends, and how an outage is given back."""

from collections.abc import Iterable
from typing import Final

from veillee.core.contract.reaction_state import time_limit_ms
from veillee.server.messages import ClockNow
from veillee.server.store.base import Life
from veillee.server.table import Draft, Table

NO_CLOCK: Final = ClockNow("none")


def rules_limit(table: Table) -> float:
    """Return the seconds of the limit that the game's own rules set now, 0 for none."""
    return time_limit_ms(table.state) / 1000 if table.state is not None else 0.0


def limit_after(draft: Draft) -> float:
    """Return the seconds of the limit that runs after a draft, 0 for none."""
    if draft.state is None or not draft.state.actors():
        return 0.0
    clock = draft.table.clock
    return time_limit_ms(draft.state) / 1000 or float(clock.seconds if clock.kind == "move" else 0)


def awaited(table: Table) -> list[int]:
    """Return the people who are to move."""
    if table.state is None:
        return []
    return [seat for seat in table.actors if seat >= 0 and not table.seats[seat].bot]


def deadline(table: Table) -> float | None:
    """Return when the server moves for those who have not, or None."""
    limit = rules_limit(table)
    if (not limit and table.clock.kind != "move") or table.state is None or table.over:
        return None
    if limit > 0:
        return table.moved_at + table.grace + limit
    if table.clock.kind == "move" and awaited(table):
        return table.moved_at + table.grace + table.clock.seconds
    return None


def idle_since(table: Table, now: float) -> bool:
    """Tell whether a relaxed clock lets the others vote a bot in for those who are to move."""
    return table.clock.kind == "relaxed" and now - table.moved_at - table.grace >= table.clock.seconds


def clock_now(table: Table, now: float) -> ClockNow:
    """Return the running limit as clients are told."""
    if table.clock.kind == "none" and not rules_limit(table):
        return NO_CLOCK
    end = deadline(table)
    if end is not None:
        seats = [table.game.seats[seat] for seat in awaited(table)]
        return ClockNow("rules" if rules_limit(table) > 0 else "move", seats, max(0, round((end - now) * 1000)))
    if table.clock.kind == "relaxed" and table.status == "playing":
        left = table.moved_at + table.grace + table.clock.seconds - now
        return ClockNow("relaxed", [table.game.seats[seat] for seat in awaited(table)], max(0, round(left * 1000)))
    return NO_CLOCK


def outage(lives: Iterable[Life], since: float, now: float) -> float:
    """Return for how many seconds between two moments no server was alive."""
    down = 0.0
    alive_until = since
    for life in sorted(lives, key=lambda each: each.started):
        if life.started > alive_until:
            down += min(life.started, now) - alive_until
        alive_until = max(alive_until, min(life.beat, now))
        if alive_until >= now:
            return down
    return down + max(0.0, now - alive_until)
