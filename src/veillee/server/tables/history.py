"""What became of a person's games, read from their logs."""

from collections import OrderedDict
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

import msgspec

from veillee.core import Outcome
from veillee.server.messages import Ending, GameFigures, History, Record
from veillee.server.tables.domain.log.entries import Moved, Started
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

_COUNTED: Final = 200
"""Tables of a person that are counted: the latest ones."""
_KEPT: Final = 5000
_LONGEST_PAUSE: Final = 300.0
"""Seconds between two moves that still count as playing."""


class Finished(msgspec.Struct, frozen=True):
    """A finished game: nothing about it changes any more."""

    table: str
    game: str
    ending: Ending
    persons: tuple[str, ...]
    """Who sat on each seat."""
    lead: int | None

    @classmethod
    def of(cls, table: Table) -> "Finished | None":
        """Return what is to be told of a table's game; None while it is not over."""
        outcome = table.state.outcome() if table.over and table.state is not None else None
        if outcome is None:
            return None
        ending = Ending(
            winners=[table.names[seat] for seat in outcome.winners],
            places=dict(zip(table.names, places(outcome))),
            scores=dict(zip(table.names, outcome.scores)),
            seconds=round(played_seconds(table)),
        )
        persons = tuple(seat.person for seat in table.seats)
        return cls(table.row.id, table.game.id, ending, persons, _lead(outcome))


class Histories:
    """Remembers how games ended, so that their logs are read once."""

    def __init__(self, service: TableService) -> None:
        self._service: Final = service
        self._finished: OrderedDict[str, Finished] = OrderedDict()
        service.forgetters.append(self._forget)

    def ending(self, loaded: LoadedTable) -> Ending | None:
        """Return how a table's game ended; None while it is not over."""
        finished = self._remembered(loaded)
        return finished.ending if finished is not None else None

    async def of(self, person: str) -> History:
        """Return the figures of a person's finished games."""
        titles: dict[str, list[Finished]] = {}
        for name in await self._service.store.mine(person, _COUNTED):
            finished = self._finished.get(name)
            if finished is None:
                loaded = await self._service.readable([name])
                finished = self._remembered(loaded[0]) if loaded else None
            if finished is not None and person in finished.persons:
                titles.setdefault(finished.game, []).append(finished)
        figures = [_figures(game, games, person) for game, games in titles.items()]
        return History(sorted(figures, key=lambda each: -(each.played + each.one_screen)))

    def _forget(self, table: str) -> None:
        self._finished.pop(table, None)

    def _remembered(self, loaded: LoadedTable) -> Finished | None:
        name = loaded.table.row.id
        finished = self._finished.get(name) or Finished.of(loaded.table)
        if finished is not None:
            self._finished[name] = finished
            self._finished.move_to_end(name)
            if len(self._finished) > _KEPT:
                self._finished.popitem(last=False)
        return finished


def places(outcome: Outcome) -> list[int]:
    """Return each seat's place: by what the game was worth to it, then by its score."""
    scores = outcome.scores or (0,) * len(outcome.returns)
    merits = list(zip(outcome.returns, scores))
    return [1 + sum(other > mine for other in merits) for mine in merits]


def played_seconds(table: Table) -> float:
    """Return how long a game was played, without long pauses."""
    times = [applied.entry.at for applied in table.applied if isinstance(applied.entry.body, Moved | Started)]
    return sum(later - earlier for earlier, later in pairwise(times) if later - earlier <= _LONGEST_PAUSE)


def _lead(outcome: Outcome) -> int | None:
    """Return how far the first was before the second; None without scores."""
    if len(outcome.scores) < 2:
        return None
    if len(outcome.winners) != 1:
        return 0
    first = outcome.winners[0]
    return max(0, outcome.scores[first] - max(score for seat, score in enumerate(outcome.scores) if seat != first))


def _figures(game: str, games: list[Finished], person: str) -> GameFigures:
    single = [each for each in games if each.persons.count(person) == 1]
    leads = [Record(each.table, each.lead) for each in games if each.lead is not None]
    return GameFigures(
        game=game,
        played=len(single),
        won=sum(_won(each, person) for each in single),
        one_screen=len(games) - len(single),
        longest=_most(Record(each.table, each.ending.seconds) for each in games),
        closest=min(leads, key=lambda each: each.amount, default=None),
    )


def _won(finished: Finished, person: str) -> bool:
    seats = list(finished.ending.places)
    return seats[finished.persons.index(person)] in finished.ending.winners


def _most(records: Iterable[Record]) -> Record:
    return max(records, key=lambda each: each.amount)
