"""End and delete tables and evenings; remove what was kept long enough."""

from typing import Final

from veillee.server.admin.domain.entries import LogEnded, LogsDeleted, LogsRewritten
from veillee.server.admin.domain.errors import desk_error
from veillee.server.admin.folding import Folding
from veillee.server.admin.messages import Swept
from veillee.server.admin.people import People
from veillee.server.admin.service import AdminService
from veillee.server.store.archive import Listing, Rewrite
from veillee.server.tables.domain.log.entries import Blanked, Body

_AT_ONCE: Final = 200
_DAY: Final = 86_400.0
_NEVER: Final = -1.0
"""A moment before everything: nothing is that old."""
BY_ITSELF: Final = "by itself"


class Logs:
    """Tables and evenings as a whole."""

    def __init__(self, service: AdminService, folding: Folding, people: People) -> None:
        self._service: Final = service
        self._folding: Final = folding
        self._people: Final = people

    async def end(self, log: str, by: str) -> None:
        """End a game without a result, or close an evening and end its games."""
        listing = await self._need(log)
        if listing.game:
            await self._end_table(listing)
        else:
            await self._folding.close_evening(log)
            for table in await self._service.archive.tables_of(log):
                found = await self._service.archive.listing(table)
                if found is not None and found.status != "over":
                    await self._end_table(found)
        await self._service.act(LogEnded(by, log))

    async def _end_table(self, listing: Listing) -> None:
        await self._folding.end_table(listing.id)
        if listing.evening:
            await self._folding.abandon(listing.evening, [listing.id])

    async def delete(self, log: str, by: str) -> None:
        """Delete a table, or an evening with its tables."""
        listing = await self._need(log)
        if listing.game:
            if listing.evening:
                await self._folding.abandon(listing.evening, [log])
            await self._delete([log], [], by)
        else:
            await self._delete(await self._service.archive.tables_of(log), [log], by)

    async def _delete(self, tables: list[str], evenings: list[str], by: str) -> None:
        await self._service.archive.delete([*evenings, *tables])
        await self._service.act(LogsDeleted(by, tuple(tables), tuple(evenings)))

    async def _need(self, log: str) -> Listing:
        listing = await self._service.archive.listing(log)
        if listing is None:
            raise desk_error("no-log", 404)
        return listing

    # What was kept long enough

    async def sweep(self, by: str = BY_ITSELF) -> Swept:
        """Remove what was kept for as long as it is to be kept."""
        keep, archive = self._service.keep, self._service.archive
        tables = evenings = 0
        while True:
            quiet = await archive.quiet_since(
                self._before(keep.games), self._before(keep.unfinished), self._before(keep.games), _AT_ONCE
            )
            gone = [*quiet.finished, *quiet.unfinished]
            for evening in quiet.evenings:
                gone += await archive.tables_of(evening)
            if not gone and not quiet.evenings:
                break
            tables, evenings = tables + len(gone), evenings + len(quiet.evenings)
            await self._delete(gone, quiet.evenings, by)
        words = await self._sweep_words(self._before(keep.chats), by)
        guests = 0
        for person in await archive.unseen_since(self._before(keep.guests), _AT_ONCE):
            await self._people.forget(person, by)
            guests += 1
        await archive.delete_words_for_devices(self._service.clock.time() - _DAY)
        return Swept(tables, evenings, words, guests)

    def _before(self, days: int) -> float:
        return self._service.clock.time() - days * _DAY if days else _NEVER

    async def _sweep_words(self, before: float, by: str) -> int:
        """Remove what was said before a moment; return how many lines that were."""
        count = 0
        while True:
            found = await self._service.archive.words_before(before, _AT_ONCE)
            if not found:
                return count
            logs: dict[str, dict[int, Body]] = {}
            for each in found:
                logs.setdefault(each.place.log, {})[each.place.seq] = Blanked()
            for log, bodies in logs.items():
                await self._service.archive.rewrite(Rewrite(log, bodies))
            await self._service.act(LogsRewritten(by, "words", tuple(logs)))
            count += len(found)
