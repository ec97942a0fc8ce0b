"""A table in memory: who is gone, and how much of the chat a screen is told."""

import time

from server.duel import GAME
from veillee.server.store import TableRow
from veillee.server.tables.domain.entries import Entry, Said
from veillee.server.tables.domain.secrets import Signer
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.views import lines_for


def lay() -> LoadedTable:
    return LoadedTable(Table(TableRow("t", "duel", "{}", b"s" * 32, "h", False, '{"kind": "none"}', 0.0), GAME))


def test_nobody_is_gone_while_the_other_servers_cannot_tell_who_is_with_them() -> None:
    loaded = lay()
    loaded.note_presence()
    loaded.gone_since[1] = time.monotonic() - 60
    assert loaded.gone_for(1) >= 60
    loaded.note_presence(known=False)
    assert loaded.gone_for(1) < 1


def test_presence_counts_changes_only() -> None:
    loaded = lay()
    loaded.note_presence()
    before = loaded.presence
    loaded.note_presence()
    assert loaded.presence == before


def test_a_screen_is_told_the_last_lines_of_a_long_chat() -> None:
    table = lay().table
    for number in range(1, 301):
        table.read(Entry(number, 1.0, Said("Anna", str(number), 0)))
    told = [line.text for line in lines_for(table, 0, 0, Signer(b"k" * 32), False) if hasattr(line, "text")]
    assert told == [str(number) for number in range(101, 301)]
