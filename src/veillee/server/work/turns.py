"""Who may think next: fair shares, so that nobody takes the thinkers' time from the others."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

Waiting = deque[asyncio.Future[None]]


class Share(msgspec.Struct, frozen=True):
    """On whose account a thought goes: a table's, and that of the addresses which look at it."""

    table: str
    addresses: tuple[str, ...] = ()
    people: bool = False
    """Somebody is seated and connected: those tables go before tables of bots."""


class Turns:
    """Lets so many think at once. The others wait: people first, then each address in turn, and in it each table."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._people: Final = _Line()
        self._bots: Final = _Line()

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        await self._enter(share)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, share: Share) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._people if share.people else self._bots).add(share, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came in the same moment
                self._leave()
            raise

    def _leave(self) -> None:
        turn = self._people.take() or self._bots.take()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)


class _Line:
    """Those who wait: address -> table -> turns, each level served in rotation."""

    def __init__(self) -> None:
        self._addresses: Final[OrderedDict[str, OrderedDict[str, Waiting]]] = OrderedDict()

    def add(self, share: Share, turn: asyncio.Future[None]) -> None:
        """Queue at the address that fewest wait for."""
        address = min(share.addresses or ("",), key=self._length)
        self._addresses.setdefault(address, OrderedDict()).setdefault(share.table, deque()).append(turn)

    def take(self) -> asyncio.Future[None] | None:
        """Return the next turn that is still waited for."""
        while self._addresses:
            address, tables = next(iter(self._addresses.items()))
            table, waiting = next(iter(tables.items()))
            turn = waiting.popleft()
            tables.move_to_end(table)
            if not waiting:
                del tables[table]
            self._addresses.move_to_end(address)
            if not tables:
                del self._addresses[address]
            if not turn.done():
                return turn
        return None

    def _length(self, address: str) -> int:
        return sum(len(waiting) for waiting in self._addresses.get(address, {}).values())
