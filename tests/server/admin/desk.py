"""A house with a desk, without sockets: on any store, with a clock that is stepped."""

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

from server.duel import games
from server.evenings.room import Friend, House, open_house
from server.stepped import SteppedClock, settle
from veillee.server.admin.api import AdminApi
from veillee.server.store.base import Store
from veillee.server.tables.api import TableApi
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import Person
from veillee.server.web.assembly import Desk
from veillee.server.web.settings import Settings

__all__ = ["DeskHouse", "Friend", "open_desk"]


class StillMachine:
    """A machine with figures that a test knows."""

    def __init__(self) -> None:
        self.refused: dict[str, int] = {}

    def load(self) -> list[float]:
        return [0.5, 0.4, 0.3]

    def cores(self) -> int:
        return 2

    def disk(self) -> tuple[int, int]:
        return 10, 100

    def refusals(self) -> dict[str, int]:
        return self.refused


class DeskHouse:
    """One server process of a server."""

    def __init__(self, house: House, desk: Desk) -> None:
        self.house = house
        self.desk = desk
        self.tables = TableApi(house.service.tables)

    @property
    def api(self) -> AdminApi:
        return self.desk.api

    @property
    def clock(self) -> SteppedClock:
        return self.house.clock

    async def until(self, holds: Callable[[], Any]) -> None:
        """Let time pass, and stores on disks work, until something holds."""
        for _ in range(1000):
            await settle()
            held = holds()
            if await held if inspect.isawaitable(held) else held:
                return
            await asyncio.sleep(0.01)
            await self.clock.advance(0.25)
        raise AssertionError("it never came to hold")

    def caller(self, person: Person, secrets: dict[str, str] | None = None, invite: str = "") -> Caller:
        return Caller(person, secrets or {}, invite, "here")

    async def close(self) -> None:
        await self.desk.following.close()
        await self.house.close()


async def open_desk(store: Store, clock: SteppedClock | None = None, **settings: Any) -> DeskHouse:
    """Open a server process on a store that others may have open too."""
    house = await open_house(clock, store, games())
    tables = house.service.tables
    desk = Desk(Settings(**settings), tables, house.service, house.devices, StillMachine())
    await desk.following.open()
    return DeskHouse(house, desk)
