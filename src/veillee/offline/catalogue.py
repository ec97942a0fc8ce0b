"""The games as the page lists them before any Python runs there; written while building."""

import msgspec

from veillee.games.registry import own_games
from veillee.server.bus.local import LocalBus
from veillee.server.store.memory import MemoryStore
from veillee.server.tables.api import TableApi
from veillee.server.tables.service import TableService
from veillee.server.work.inline import InlineWork


def games_json() -> bytes:
    """Return what `GET /api/games` answers."""
    games = own_games()
    service = TableService(games, MemoryStore(), LocalBus("catalogue"), InlineWork(games))
    return msgspec.json.encode(TableApi(service).games())


if __name__ == "__main__":
    print(games_json().decode())
