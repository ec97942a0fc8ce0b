"""Bring a finished game from elsewhere, as its replay file tells it."""

import base64
import hashlib
from typing import Final

import msgspec

from veillee.core import CHANCE, Game
from veillee.core.replay import Replay, ReplayError, parse_replay, verify
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.levels import BOT_LEVELS
from veillee.server.tables.domain.log.applied import AppliedEntry, perform
from veillee.server.tables.domain.log.entries import AnyBody, Entry, Moved, SeatSet, Started
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.rules import ClockRule
from veillee.server.tables.domain.secrets import Person
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

_ID_BYTES: Final = 10


async def bring(service: TableService, person: Person, text: str) -> LoadedTable:
    """Store a finished game at a table that only its bringer sees; the same file twice is one table.

    Nobody holds a seat of it, so that it counts for nobody. Its moves keep their numbers: each die can still be checked
    against the seed.
    """
    service.need_open()
    replay, game = _read(service, text)
    now = service.clock.time()
    table = Table(_row(game, replay, person, text, now), game)
    draft = Draft(table, now)
    for index, seat in enumerate(table.names):
        _add(draft, index + 1, _seat(index, replay.seats.get(seat, "")))
    _add(draft, table.count + 1, Started())
    if replay.moves and replay.moves[0][0] <= table.count + 1:
        raise table_error("replay", 400, why="its moves are not numbered as at a table")
    bots = {seat for seat in table.names if replay.seats.get(seat, "") in BOT_LEVELS}
    for number, name, move in replay.moves:
        actor = CHANCE if name == "chance" else game.seats.index(name)
        _add(draft, number, Moved(actor, move, "chance" if actor == CHANCE else "bot" if name in bots else "person"))
    assert draft.state is not None
    draft.actors = draft.state.actors()
    if draft.actors:
        raise table_error("replay-running", 400)
    draft.persons = (person.id,)
    return await service.add_table(draft)


def _read(service: TableService, text: str) -> tuple[Replay, Game]:
    """Return a replay whose every move is allowed and whose every die is the seed's; refuse any other."""
    try:
        replay = parse_replay(text)
        game = service.games.get(replay.game)
        if game is None:
            raise table_error("no-game", 404, game=replay.game)
        if not replay.seed:
            raise table_error("replay-running", 400)
        verify(game, replay)
    except ReplayError as error:
        raise table_error("replay", 400, why=str(error)) from error
    return replay, game


def _row(game: Game, replay: Replay, person: Person, text: str, now: float) -> TableRow:
    digest = hashlib.sha256(f"{person.id}:{text}".encode()).digest()
    return TableRow(
        id=base64.b32encode(digest[:_ID_BYTES]).decode().lower(),
        game=game.id,
        options=msgspec.json.encode(replay.options).decode(),
        seed=bytes.fromhex(replay.seed),
        host=person.id,
        public=False,
        clock=msgspec.json.encode(ClockRule()).decode(),
        created=now,
    )


def _seat(index: int, name: str) -> SeatSet:
    """Return who sat there: a bot without a name is told by its level."""
    if name in BOT_LEVELS:
        return SeatSet(index, "bot", "set", level=name)
    return SeatSet(index, "human", "join", name=tidy(name))


def _add(draft: Draft, number: int, body: AnyBody) -> None:
    """Add an entry under its own number: what was said or taken back in between is not told."""
    applied = AppliedEntry(Entry(number, draft.at, body))
    if isinstance(body, Started):
        draft.state = draft.table.game.new(draft.table.settings)
    elif isinstance(body, Moved):
        assert draft.state is not None
        perform(draft.state, applied, body, draft.table.count)
    draft.put(applied)
