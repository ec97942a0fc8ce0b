"""Everything that anybody is sent about a table: live frames of all seats and a spectator, and all they can ask for.

A `House` is a table service in memory with one table at which everybody sits. What is random in it is fixed, so that
two houses in which the same happened send the same bytes.
"""

import json
from typing import Any

import msgspec

from server.guest import Guest
from server.stepped import SteppedClock, open_service, settle
from veillee.core import SPECTATOR, Game
from veillee.server.store.base import Append
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.errors import TableError
from veillee.server.tables.domain.log.entries import Entry, Moved, SeatSet, Started
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.secrets import Person, hash_secret
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

NAME = "aaaaaaaaaaaaaaaa"
KEY = "11" * 32
ROUND_SECONDS = 3.0
"""After this time the start of a reaction round has been shown."""
NONSENSE = ("", "dance", "ghost 9", "end end", "touch", "plan large:z9", "walk up")


class House:
    """One table, with a socket for every seat and one for a spectator who has the link."""

    service: TableService
    loaded: LoadedTable

    def __init__(self, game: Game, options: dict[str, Any], seed: bytes, drawn: bytes = b"") -> None:
        """`drawn`: the seed by which the set-up was drawn, where that is another one."""
        self.game = game
        self._drawn = drawn or seed
        self.clock = SteppedClock()
        self.store = MemoryStore()
        text = msgspec.json.encode(options).decode()
        self.row = TableRow(NAME, game.id, text, seed, "host", False, '{"kind": "none"}', 1.0)
        self.guests: dict[str, Guest] = {}
        self._asked = 0

    async def open(self) -> "House":
        """Store the table with people at all seats, start the game, and connect everybody."""
        await self.store.meta("key", KEY)
        await self.store.append(Append(NAME, self._first_entries(), None, self.row))
        self.service = await open_service({self.game.id: self.game}, self.clock, store=self.store)
        self.loaded = await self.service.need(NAME)
        for seat in self.loaded.table.names:
            self.guests[seat] = await Guest(self.service, self.clock, self.caller(seat), NAME).sit(seat)
        self.guests[""] = await Guest(self.service, self.clock, self.caller(""), NAME).sit("")
        await self.clock.advance(ROUND_SECONDS)
        return self

    def _first_entries(self) -> list[Entry]:
        table = Table(msgspec.structs.replace(self.row, seed=self._drawn), self.game)
        draft = Draft(table, 1.0)
        for seat, name in enumerate(table.names):
            secret = hash_secret(f"secret of {name}")
            draft.add(SeatSet(seat, "human", "join", name=f"P{seat}", person=name, secret=secret))
        draft.add(Started())
        return draft.entries

    async def close(self) -> None:
        for guest in self.guests.values():
            await guest.leave()
        await self.service.close()

    def caller(self, seat: str) -> Caller:
        """Return the browser of a seat, or of a spectator."""
        secrets = {seat: f"secret of {seat}"} if seat else {}
        invite = "" if seat else self._invite()
        return Caller(Person(seat or "guest", seat or "Guest"), secrets, invite, "")

    def _invite(self) -> str:
        return self.service.signer.invite(NAME)

    # What happens

    async def apply(self, actor: int, move: str) -> None:
        """Store a move as another process would, and let everybody hear of it."""
        entry = Entry(self.loaded.table.seq + 1, 1.0, Moved(actor, move, "person"))
        await self.store.append(Append(NAME, (entry,)))
        await self.service.read_on(self.loaded)
        await self.clock.advance(ROUND_SECONDS)

    # What is sent

    def frames(self, viewer: str) -> list[str]:
        """Return what a viewer was sent unasked; pings measure nothing here."""
        guest = self.guests[viewer]
        sent = [message for message in guest.messages if message.get("id") not in guest.asked]
        return [json.dumps(message) for message in sent if message["type"] != "ping"]

    async def ask(self, viewer: str, hint: bool = False, asks: tuple[str, ...] = ()) -> list[str]:
        """Return all that a viewer is answered who asks for everything."""
        answers: list[Any] = [await self._rest(viewer)]
        guest = self.guests[viewer]
        seats = [viewer] if viewer else list(self.loaded.table.names)
        for seat in seats:
            for move in NONSENSE:
                answers.append(await guest.ask(type="move", id=self._id(), seat=seat, move=move or "?"))
            for ask in ("", *asks):
                answers.append(await guest.ask(type="ask-preview", id=self._id(), seat=seat, ask=ask))
            if hint:
                answers.append(await guest.ask(type="ask-hint", id=self._id(), seat=seat))
        await settle()
        return [json.dumps(answer, sort_keys=True) for answer in answers]

    def _id(self) -> str:
        self._asked += 1
        return f"q{self._asked}"

    async def _rest(self, viewer: str) -> list[str]:
        """Return what a viewer is told outside the socket: the table, films, replays, lists, analyses."""
        api, caller = TableApi(self.service), self.caller(viewer)
        told: list[str] = [str(msgspec.to_builtins(await api.table(caller, NAME)))]
        for seat in ("", *self.loaded.table.names):
            for make in (api.film, api.replay):
                told.append(await _told(make(caller, NAME, seat)))
        told.append(await _told(api.analyse(caller, NAME)))
        told.append(await _told(api.analysis(caller, NAME)))
        told.append(await _told(api.my_tables(caller.person)))
        return told


async def _told(answer: Any) -> str:
    try:
        return msgspec.json.encode(await answer).decode()
    except TableError as refused:
        return f"{refused.status} {refused.refusal}"


def viewers(house: House) -> dict[str, int]:
    """Return everybody who looks on, with the number by which the game knows them."""
    return {**{name: seat for seat, name in enumerate(house.loaded.table.names)}, "": SPECTATOR}
