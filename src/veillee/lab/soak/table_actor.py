"""A table of the night: made, played to its end by people and bots, checked, and laid anew."""

import asyncio
import contextlib
from typing import Any, Final, Protocol

from veillee.lab.soak.browser import Browser, Refused
from veillee.lab.soak.games import CANARY_GAME
from veillee.lab.soak.onlookers import SlowReader, Stranger
from veillee.lab.soak.player import Player
from veillee.lab.soak.stage import Night, Stage
from veillee.lab.soak.viewer import Viewer

_STRANGERS, _SLOW = 0.2, 0.05


class Actor(Protocol):
    """Something that goes on all night: a table, and whatever else people do."""

    async def run(self) -> None:
        """Go on until the night is over, and check everything then."""


class TableActor:
    """Lays one table after the other."""

    def __init__(self, night: Night, number: int) -> None:
        self._night: Final = night
        self._number: Final = number

    async def run(self) -> None:
        while not self._night.over:
            game = self._night.games[self._number % len(self._night.games)]
            await self._game(game)

    async def _game(self, game: dict[str, Any]) -> None:
        people = [Browser(self._night.base, name) for name in ("Anna", "Ben")]
        if game["id"] != CANARY_GAME and self._night.chance.random() < 0.5:
            people.pop()
        guest = Browser(self._night.base, "Carla")
        try:
            stage, seats = await self._lay(game, people)
            players = [Player(stage, browser, seat) for browser, seat in zip(people, seats)]
            others: list[Viewer] = [Viewer(stage, guest)]
            if self._night.chance.random() < _SLOW:
                others.append(SlowReader(stage, guest))
            if self._night.chance.random() < _STRANGERS:
                await Stranger(stage, seats[0]).run()
            looking = [asyncio.create_task(other.run()) for other in others]
            await asyncio.gather(*(player.run() for player in players))
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)
            for player in players:
                await player.audit()
            stage.audit()
            self._night.ledger.counts["games"] += 1
        finally:
            for browser in (*people, guest):
                await browser.close()

    async def _lay(self, game: dict[str, Any], people: list[Browser]) -> tuple[Stage, list[str]]:
        """Make a table with these people and bots, and start it."""
        for browser in people:
            await browser.call("PUT", "/api/me", {"name": browser.name})
        count = max(game["fewest"], len(people))
        options = {"players": count} if "players" in _fields(game["options"]) else {}
        seats = [{"kind": "human"}, *({"kind": "open"} for _ in people[1:])]
        seats += [{"kind": "bot", "level": game["levels"][0]} for _ in range(count - len(people))]
        body = {"game": game["id"], "seats": seats, "options": options}
        table = (await people[0].call("POST", "/api/tables", body))["table"]
        names = [seat["seat"] for seat in table["seats"]][: len(people)]
        for browser, seat in zip(people[1:], names[1:]):
            claim = {"invite": table["invite"], "name": browser.name}
            await browser.call("POST", f"/api/tables/{table['id']}/seats/{seat}", claim)
        if len(people) > 1:
            with contextlib.suppress(Refused):  # asked again after a broken line: it has started
                await people[0].call("POST", f"/api/tables/{table['id']}/start")
        stage = Stage(self._night, table)
        stage.secrets = [secret for browser in people for secret in browser.secrets()]
        return stage, names


def _fields(schema: dict[str, Any]) -> set[str]:
    """Return the names of the fields that a JSON Schema defines anywhere."""
    parts = [schema, *schema.get("$defs", {}).values()]
    return {name for part in parts for name in part.get("properties", {})}
