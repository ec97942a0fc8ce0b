"""Who plays in this browser, and the secrets of the seats they hold: what cookies are to a server."""

from typing import Final

import msgspec

from veillee.offline.shelf import Shelf, ask, store
from veillee.server.tables.commands.setup.create import Secrets
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.secrets import Person

ME: Final = "me"


class Purse:
    """Keeps the person and their secrets on the shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf: Final = shelf

    async def person(self) -> Person | None:
        """Return who plays here, once they have a name."""
        found = await ask(self._shelf, "meta", name=ME)
        return None if found is None else msgspec.json.decode(found, type=Person)

    async def caller(self, table: str = "") -> Caller:
        """Return this browser as a table knows it."""
        held = await ask(self._shelf, "meta", name=_seats_of(table)) if table else None
        secrets: Secrets = {} if held is None else msgspec.json.decode(held, type=Secrets)
        return Caller(await self.person(), secrets, "", "")

    async def keep_person(self, person: Person) -> None:
        """Remember who plays here."""
        await self._put(ME, msgspec.json.encode(person).decode())

    async def keep_secrets(self, table: str, secrets: Secrets) -> None:
        """Remember the secrets of further seats at a table."""
        name = _seats_of(table)
        held = await ask(self._shelf, "meta", name=name)
        known: Secrets = {} if held is None else msgspec.json.decode(held, type=Secrets)
        await self._put(name, msgspec.json.encode({**known, **secrets}).decode())

    async def _put(self, name: str, value: str) -> None:
        await store(self._shelf, {"put": {"meta": [{"name": name, "value": value}]}})


def _seats_of(table: str) -> str:
    return f"seats:{table}"
