"""The archive of a store that speaks SQL."""

from collections.abc import Sequence
from typing import Any, Final, Literal

from veillee.server.evenings.domain.row import EveningRow
from veillee.server.store.archive import NAMES, WORDS, Counts, Found, Listing, Place, Quiet, Report, Rewrite, Rows
from veillee.server.store.bodies import decode_body
from veillee.server.store.schema import KIND_SIGNS, kind_prefix
from veillee.server.tables.domain.log.entries import encode_body
from veillee.server.tables.domain.row import TableRow

_AT_ONCE: Final = 20
"""Logs that are deleted in one go: what is played meanwhile is stored in between."""
_EVENING: Final = "SELECT id, '', name, host, '', created, updated, '' FROM evenings"
_TABLE: Final = "SELECT id, game, '', host, status, created, updated, evening FROM tables"
_SPOKE: Final = f"SELECT table_id FROM log WHERE substr(body, 1, {KIND_SIGNS}) IN ({{}}) AND body LIKE ?"
_UNSEEN: Final = (
    "SELECT person FROM members LEFT JOIN tables ON tables.id = table_id LEFT JOIN evenings ON evenings.id = table_id "
    "GROUP BY person HAVING max(coalesce(tables.updated, evenings.updated, 0)) < ? LIMIT ?"
)
_WORDS_FOR_DEVICES: Final = "DELETE FROM log WHERE table_id LIKE 'w%' AND length(table_id) > 16 AND at < ?"
_FOUND: Final = "SELECT table_id, seq, at, body FROM log WHERE"


def _kinds(kinds: Sequence[str]) -> str:
    """Return the beginnings of the bodies of some kinds, as SQL lists them: part of an index, so no values."""
    return ", ".join(f"'{kind_prefix(kind)}'" for kind in kinds)


_IS_WORDS: Final = f"substr(body, 1, {KIND_SIGNS}) IN ({_kinds(WORDS)})"
_IS_NAME: Final = f"substr(body, 1, {KIND_SIGNS}) IN ({_kinds(NAMES)})"


class SqlArchive:
    """Everything in SQLite or PostgreSQL."""

    def __init__(self, rows: Rows) -> None:
        self._rows: Final = rows

    # Looking

    async def counts(self) -> Counts:
        query = (
            "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE status <> 'over'), "
            "(SELECT count(*) FROM evenings), (SELECT count(DISTINCT person) FROM members), "
            "(SELECT count(*) FROM log)"
        )
        tables, running, evenings, people, entries = (await self._rows.fetch(query))[0]
        return Counts(tables, running, evenings, people, entries, await self._rows.size())

    async def listings(self, kind: Literal["table", "evening"], limit: int, running: bool = False) -> list[Listing]:
        query = _TABLE + (" WHERE status <> 'over'" if running else "") if kind == "table" else _EVENING
        return [Listing(*row) for row in await self._rows.fetch(f"{query} ORDER BY updated DESC LIMIT ?", limit)]

    async def listing(self, log: str) -> Listing | None:
        rows = await self._rows.fetch(f"{_TABLE} WHERE id = ?", log)
        rows = rows or await self._rows.fetch(f"{_EVENING} WHERE id = ?", log)
        return Listing(*rows[0]) if rows else None

    async def tables_of(self, evening: str) -> list[str]:
        return await self._column("SELECT id FROM tables WHERE evening = ? ORDER BY created", evening)

    async def logs_of(self, person: str) -> list[str]:
        found = await self._column("SELECT table_id FROM members WHERE person = ?", person)
        found += await self._column("SELECT id FROM tables WHERE host = ?", person)
        found += await self._column("SELECT id FROM evenings WHERE host = ?", person)
        found += await self._column(_SPOKE.format(_kinds(WORDS)), f'%"person":"{person}"%')
        return sorted(set(found))

    async def members(self, log: str) -> list[str]:
        return await self._column("SELECT person FROM members WHERE table_id = ? ORDER BY person", log)

    async def names(self, after: Place, most: int) -> list[Found]:
        query = f"{_FOUND} {_IS_NAME} AND (table_id, seq) > (?, ?) ORDER BY table_id, seq LIMIT ?"
        return await self._found(query, after.log, after.seq, most)

    async def words_before(self, at: float, most: int) -> list[Found]:
        return await self._found(f"{_FOUND} {_IS_WORDS} AND at < ? ORDER BY at LIMIT ?", at, most)

    async def quiet_since(self, finished: float, unfinished: float, evenings: float, most: int) -> Quiet:
        alone = "SELECT id FROM tables WHERE evening = '' AND status {} 'over' AND updated < ? LIMIT ?"
        quiet = (
            "SELECT id FROM evenings WHERE updated < ? AND NOT EXISTS "
            "(SELECT 1 FROM tables WHERE evening = evenings.id AND tables.updated >= ?) LIMIT ?"
        )
        return Quiet(
            await self._column(alone.format("="), finished, most),
            await self._column(alone.format("<>"), unfinished, most),
            await self._column(quiet, evenings, evenings, most),
        )

    async def unseen_since(self, at: float, most: int) -> list[str]:
        return await self._column(_UNSEEN, at, most)

    async def _column(self, query: str, *values: Any) -> list[str]:
        return [row[0] for row in await self._rows.fetch(query, *values)]

    async def _found(self, query: str, *values: Any) -> list[Found]:
        rows = await self._rows.fetch(query, *values)
        return [Found(Place(log, seq), at, decode_body(body)) for log, seq, at, body in rows]

    # Changing

    async def rewrite(self, rewrite: Rewrite) -> None:
        statements: list[tuple[str, tuple[Any, ...]]] = [
            (
                "UPDATE log SET body = ?, key = NULL WHERE table_id = ? AND seq = ?",
                (encode_body(body), rewrite.log, seq),
            )
            for seq, body in rewrite.bodies.items()
        ]
        row = rewrite.row
        if isinstance(row, TableRow):
            statements.append(("UPDATE tables SET host = ? WHERE id = ?", (row.host, row.id)))
        elif isinstance(row, EveningRow):
            statements.append(("UPDATE evenings SET host = ?, name = ? WHERE id = ?", (row.host, row.name, row.id)))
        if rewrite.without:
            statements.append(("DELETE FROM members WHERE person = ? AND table_id = ?", (rewrite.without, rewrite.log)))
        await self._rows.run(statements)

    async def delete(self, logs: Sequence[str]) -> None:
        for start in range(0, len(logs), _AT_ONCE):
            statements: list[tuple[str, tuple[Any, ...]]] = []
            for log in logs[start : start + _AT_ONCE]:
                statements += [
                    ("DELETE FROM tables WHERE id = ?", (log,)),
                    ("DELETE FROM evenings WHERE id = ?", (log,)),
                    ("DELETE FROM members WHERE table_id = ?", (log,)),
                    ("DELETE FROM log WHERE table_id = ?", (log,)),
                ]
            await self._rows.run(statements)

    async def delete_words_for_devices(self, before: float) -> None:
        await self._rows.run([(_WORDS_FOR_DEVICES, (before,))])

    # The processes

    async def tell(self, report: Report) -> None:
        statements: list[tuple[str, tuple[Any, ...]]] = [
            ("DELETE FROM reports WHERE process = ?", (report.process,)),
        ]
        if report.body:
            statements.append(
                ("INSERT INTO reports VALUES (?, ?, ?)", (report.process, report.at, report.body)),
            )
        await self._rows.run(statements)

    async def reports(self, since: float) -> list[Report]:
        await self._rows.run([("DELETE FROM reports WHERE at < ?", (since,))])
        rows = await self._rows.fetch("SELECT process, at, body FROM reports WHERE at >= ? ORDER BY process", since)
        return [Report(*row) for row in rows]
