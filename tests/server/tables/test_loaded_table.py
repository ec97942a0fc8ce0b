"""A table in memory: who is gone, and how much of the chat a screen is told."""

from server.duel import GAME
from server.stepped import SteppedClock
from veillee.server.tables.domain.log.entries import Entry, Said
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.secrets import Signer
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.views import lines_for


def lay(clock: SteppedClock) -> LoadedTable:
    return LoadedTable(Table(TableRow("t", "duel", "{}", b"s" * 32, "h", False, '{"kind": "none"}', 0.0), GAME), clock)


def test_nobody_is_gone_while_the_other_servers_cannot_tell_who_is_with_them() -> None:
    clock = SteppedClock()
    loaded = lay(clock)
    loaded.note_presence()
    clock.now += 60
    assert loaded.gone_for(1) == 60
    loaded.note_presence(known=False)
    assert loaded.gone_for(1) == 0


def test_presence_counts_changes_only() -> None:
    loaded = lay(SteppedClock())
    loaded.note_presence()
    before = loaded.presence
    loaded.note_presence()
    assert loaded.presence == before


def test_a_screen_is_told_the_last_lines_of_a_long_chat() -> None:
    table = lay(SteppedClock()).table
    for number in range(1, 301):
        table.read(Entry(number, 1.0, Said("Anna", str(number), 0)))
    told = [line.text for line in lines_for(table, 0, 0, Signer(b"k" * 32), False) if hasattr(line, "text")]
    assert told == [str(number) for number in range(101, 301)]
