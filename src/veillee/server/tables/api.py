"""Requests about tables outside a session, answered with messages."""

from typing import Any, Final

import msgspec

from veillee.core import Game
from veillee.core.contract.reaction_state import ReactionState
from veillee.server.messages import (
    Analysis,
    BringReplay,
    ClaimSeat,
    CreateTable,
    Film,
    GameInfo,
    History,
    SetSeat,
    TableInfo,
    TableList,
)
from veillee.server.tables.commands.records.film import film
from veillee.server.tables.commands.records.replay import replay
from veillee.server.tables.commands.setup.bring import bring
from veillee.server.tables.commands.setup.create import Secrets, create
from veillee.server.tables.commands.setup.rematch import rematch
from veillee.server.tables.commands.setup.seats import claim, leave, set_seat, start
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.secrets import Person, new_person_id
from veillee.server.tables.history import Histories
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.sentences import sentence
from veillee.server.tables.service import TableService
from veillee.server.tables.views import table_card, table_info

_LISTED: Final = 50


class Joined(msgspec.Struct, frozen=True):
    """A table that somebody has just entered: who they are now, and the secrets of their seats."""

    table: TableInfo
    person: Person | None
    secrets: Secrets


class Download(msgspec.Struct, frozen=True):
    """A file."""

    name: str
    text: str


class TableApi:
    """Answers requests from anywhere: REST, a page without a server, a test."""

    def __init__(self, service: TableService) -> None:
        self.service: Final = service
        self._histories: Final = Histories(service)

    # Games and people

    def games(self) -> list[GameInfo]:
        """Return the games, their options and bot levels."""
        return [_game_info(game, self.service.levels.names()) for game in self.service.games.values()]

    def rename(self, person: Person | None, name: str) -> Person:
        """Return a person under a new nickname."""
        shown = tidy(name)
        if not shown:
            raise table_error("no-name", 400)
        return Person(person.id, shown, person.device) if person is not None else Person(new_person_id(), shown)

    # Tables

    async def my_tables(self, person: Person | None) -> TableList:
        """Return the tables where a person sits, latest first."""
        cards = []
        if person is not None:
            for loaded in await self.service.readable(await self.service.store.mine(person.id, _LISTED)):
                seats = tuple(i for i, seat in enumerate(loaded.table.seats) if seat.keeper == person.id)
                cards.append(table_card(loaded, seats, self._histories.ending(loaded)))
        return TableList(cards)

    async def history(self, person: Person | None) -> History:
        """Return what the finished games of a person come to."""
        return await self._histories.of(person.id) if person is not None else History([])

    async def public_tables(self) -> TableList:
        """Return the public tables, latest first."""
        found = await self.service.readable(await self.service.store.public(_LISTED))
        return TableList([table_card(loaded, (), self._histories.ending(loaded)) for loaded in found])

    async def create(self, caller: Caller, message: CreateTable) -> Joined:
        """Make a table; somebody unknown becomes a person with the first name given."""
        names = [tidy(seat.name) for seat in message.seats if seat.kind == "human"]
        person = caller.person or Person(new_person_id(), next((name for name in names if name), ""))
        loaded, secrets = await create(self.service, person, message)
        return self._joined(loaded, caller.known_as(person), secrets)

    async def bring(self, caller: Caller, message: BringReplay) -> Joined:
        """Store a finished game from elsewhere, for its bringer alone."""
        person = caller.person or Person(new_person_id())
        loaded = await bring(self.service, person, message.text)
        return self._joined(loaded, caller.known_as(person), {})

    async def table(self, caller: Caller, table: str) -> TableInfo:
        """Return what a caller may know about a table."""
        return self._info(await self._visible(caller, table), caller)

    async def start(self, caller: Caller, table: str) -> TableInfo:
        """Begin the game."""
        loaded = await self.service.need(table)
        await start(self.service, loaded, caller)
        return self._info(loaded, caller)

    async def rematch(self, caller: Caller, table: str) -> Joined:
        """Ask for the next game, or follow to it."""
        loaded = await self.service.need(table)
        following, secrets = await rematch(self.service, loaded, caller)
        return self._joined(following, caller, secrets)

    # Seats

    async def claim(self, caller: Caller, table: str, seat: str, message: ClaimSeat) -> Joined:
        """Take an open seat; somebody unknown becomes a person with the name given."""
        loaded = await self.service.need(table)
        known = caller if caller.person is not None else caller.known_as(Person(new_person_id(), tidy(message.name)))
        secret = await claim(self.service, loaded, known, seat, message)
        return self._joined(loaded, known, {seat: secret})

    async def set_seat(self, caller: Caller, table: str, seat: str, message: SetSeat) -> TableInfo:
        """Open a seat or give it a bot, before the start."""
        loaded = await self.service.need(table)
        await set_seat(self.service, loaded, caller, seat, message)
        return self._info(loaded, caller)

    async def leave(self, caller: Caller, table: str, seat: str) -> None:
        """Leave a seat."""
        await leave(self.service, await self.service.need(table), caller, seat)

    # Looking back

    async def film(self, caller: Caller, table: str, seat: str, after: int = 0) -> Film:
        """Return every position, for the replay viewer; after an entry, for somebody who comes back."""
        return await film(self.service, await self._visible(caller, table), caller, seat, after)

    async def replay(self, caller: Caller, table: str, seat: str) -> Download:
        """Return the game as text."""
        loaded = await self._visible(caller, table)
        text = replay(loaded.table, loaded.referee.moves_shown(), caller, seat)
        return Download(f"{loaded.table.game.id}-{loaded.table.row.id}.txt", text)

    async def analyse(self, caller: Caller, table: str) -> Analysis:
        """Look back at a finished game, in the background."""
        return self.service.analyst.start((await self._finished(caller, table)).table)

    async def analysis(self, caller: Caller, table: str) -> Analysis:
        """Return how far the look back has got."""
        return self.service.analyst.look((await self._finished(caller, table)).table)

    async def shown(self, table: str, key: str) -> Film:
        """Return every position of a finished game to somebody who has its key, and is nobody else."""
        return await film(self.service, await self.shown_table(table, key), Caller(None, {}, "", ""), "")

    async def shown_table(self, table: str, key: str) -> LoadedTable:
        """Return a table whose game is over to somebody who has its key."""
        loaded = await self.service.need(table)
        if not self.service.signer.shows(table, key):
            raise table_error("private", 403)
        if not loaded.table.over:
            raise table_error("not-over")
        return loaded

    # Who may

    async def _visible(self, caller: Caller, table: str) -> LoadedTable:
        loaded = await self.service.need(table)
        caller.need_sight(loaded.table, self.service.signer)
        return loaded

    async def _finished(self, caller: Caller, table: str) -> LoadedTable:
        """Return a table whose game is over: nothing of a running game is ever analysed."""
        loaded = await self._visible(caller, table)
        if not loaded.table.over:
            raise table_error("not-over")
        return loaded

    def _info(self, loaded: LoadedTable, caller: Caller) -> TableInfo:
        return table_info(loaded, caller, self.service.signer)

    def _joined(self, loaded: LoadedTable, caller: Caller, secrets: Secrets) -> Joined:
        invite = self.service.signer.invite(loaded.table.row.id)
        holder = caller.invited_by(invite).holding(secrets)
        return Joined(self._info(loaded, holder), caller.person, secrets)


def _game_info(game: Game, levels: list[str]) -> GameInfo:
    schema: dict[str, Any] = msgspec.json.schema(game.option_type())
    return GameInfo(
        id=game.id,
        prefix=game.prefix,
        name=sentence(game, "game-name", {}),
        pitch=sentence(game, "game-pitch", {}),
        seats=list(game.seats),
        fewest=game.fewest,
        options=schema,
        levels=levels,
        clauses=list(game.clauses()),
        realtime=isinstance(game.new(game.read_options(game.examples()[0])), ReactionState),
        page=f"/games/{game.id}/index.js" if game.page() else "",
    )
