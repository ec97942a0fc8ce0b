"""The moments of a night that are worth telling, from the analysis of its games and from what was measured."""

from itertools import pairwise
from typing import Final, Literal

import msgspec

from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages import Analysis
from veillee.server.messages.evenings import Moment, Moments
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.log.entries import Moved
from veillee.server.tables.domain.table import Table
from veillee.server.tables.sentences import sentence

_GAMES: Final = 8
"""Games that are looked at: the last ones of the night."""
_MOST: Final = 6
_MOST_OF_A_GAME: Final = 2
_LOST: Final = 0.35
"""Who wins from a chance of at most this has come back."""
_GREAT_CHANGE: Final = 0.2
_CLOSE_MS: Final = 150.0


class Found(msgspec.Struct):
    """Something that happened, with how much it is worth telling."""

    worth: float
    frame: int
    seat: int
    message: str
    params: dict[str, int | str]


class Chronicler:
    """Looks back at the games of an evening's last night."""

    def __init__(self, service: EveningService) -> None:
        self._service: Final = service

    async def start(self, loaded: LoadedEvening) -> Moments:
        """Begin to analyse the games, as many at once as there may be."""
        for table in await self._tables(loaded):
            try:
                self._service.tables.analyst.start(table)
            except TableError:
                break  # enough is under way: the next call begins the rest
        return await self.look(loaded)

    async def look(self, loaded: LoadedEvening) -> Moments:
        """Return the moments that are known so far."""
        tables = await self._tables(loaded)
        analyses = [self._service.tables.analyst.look(table) for table in tables]
        ended = sum(one.status in ("done", "failed") for one in analyses)
        moments = [
            (found.worth, self._moment(loaded, table, found))
            for table, analysis in zip(tables, analyses)
            for found in moments_of(table, analysis)
        ]
        moments.sort(key=lambda each: -each[0])
        begun = any(one.status != "none" for one in analyses)
        status: Literal["none", "working", "done"] = "done" if ended == len(tables) else "working" if begun else "none"
        return Moments(status, ended, len(tables), [moment for _, moment in moments[:_MOST]])

    async def _tables(self, loaded: LoadedEvening) -> list[Table]:
        night = loaded.evening.night
        ended = [
            table
            for table, begun in loaded.evening.games.items()
            if begun.night == night and not begun.abandoned and table in loaded.games and loaded.games[table].over
        ]
        found = await self._service.tables.readable(ended[-_GAMES:])
        return [each.table for each in found if each.table.over]

    def _moment(self, loaded: LoadedEvening, table: Table, found: Found) -> Moment:
        guest = loaded.evening.of_person(table.seats[found.seat].sat)
        params: dict[str, int | str] = {"name": _name(loaded, table, found.seat), **found.params}
        if "other" in params:
            params["other"] = _name(loaded, table, int(params["other"]))
        return Moment(
            table=table.row.id,
            invite=self._service.tables.signer.invite(table.row.id),
            game=table.game.id,
            person=guest.handle if guest is not None else "",
            frame=found.frame,
            message=found.message,
            params=params,
            text=sentence(None, found.message, params),
        )


def _name(loaded: LoadedEvening, table: Table, seat: int) -> str:
    """Return what somebody at a table is called."""
    guest = loaded.evening.of_person(table.seats[seat].sat)
    if guest is not None:
        return guest.name
    return table.seats[seat].name or table.names[seat]


def moments_of(table: Table, analysis: Analysis) -> list[Found]:
    """Return what is worth telling of one game, best first."""
    found = [*_comebacks(table, analysis), *_turns(table, analysis), *_close_touches(table)]
    return sorted(found, key=lambda each: -each.worth)[:_MOST_OF_A_GAME]


def _comebacks(table: Table, analysis: Analysis) -> list[Found]:
    outcome = table.state.outcome() if table.state is not None else None
    found: list[Found] = []
    for seat in outcome.winners if outcome is not None else ():
        name = table.names[seat]
        own = [(each.known.before[name], each.frame) for each in analysis.decisions if each.seat == name]
        if own and min(own)[0] <= _LOST:
            chance, frame = min(own)
            found.append(Found(1.0 - chance, frame, seat, "moment-comeback", {"percent": round(chance * 100)}))
    return found


def _turns(table: Table, analysis: Analysis) -> list[Found]:
    found: list[Found] = []
    for turn in analysis.open_turns:
        change = turn.after - turn.before
        if abs(change) >= _GREAT_CHANGE:
            message = "moment-up" if change > 0 else "moment-down"
            percents: dict[str, int | str] = {"before": round(turn.before * 100), "after": round(turn.after * 100)}
            found.append(Found(abs(change), turn.frame, table.names.index(turn.seat), message, percents))
    return found


def _close_touches(table: Table) -> list[Found]:
    """Return the touches that were decided by a hair."""
    touches: list[tuple[int, int, float]] = []
    found: list[Found] = []
    for frame, applied in enumerate(table.moves(), 1):
        body = applied.entry.body
        if isinstance(body, Moved) and body.measured is not None and "effective" in body.measured:
            touches.append((frame, body.actor, body.measured["effective"]))
    for (before, first, sooner), (frame, second, later) in pairwise(touches):
        margin = abs(later - sooner)
        if frame == before + 1 and first != second and margin <= _CLOSE_MS:
            winner, other = (first, second) if sooner <= later else (second, first)
            params: dict[str, int | str] = {"other": other, "ms": round(margin)}
            found.append(Found(1.0 - margin / _CLOSE_MS, frame, winner, "moment-touch", params))
    return found
