"""An evening of the night: friends in a room, one game after the other, a screen on the wall."""

import asyncio
from typing import Any, Final

from veillee.lab.soak.browser import Browser
from veillee.lab.soak.games import CANARY_GAME
from veillee.lab.soak.roommate import Roommate
from veillee.lab.soak.stage import Night

_NAMES: Final = ("Anna", "Ben", "Chloé")
_LOOK_SECONDS: Final = 5.0
_AUDIT_SECONDS: Final = 120.0
"""Often enough to find every word among the last lines, which are all that a screen is told."""


class RoomActor:
    """Opens an evening, and has its host propose games all night."""

    def __init__(self, night: Night) -> None:
        self._night: Final = night

    async def run(self) -> None:
        people = [Browser(self._night.base, name) for name in _NAMES]
        wall = Browser(self._night.base, "")
        for browser in people:
            await browser.call("PUT", "/api/me", {"name": browser.name})
        door = await people[0].call("POST", "/api/evenings", {"name": "A long night"})
        evening, invite = door["evening"]["id"], door["evening"]["invite"]
        for browser in people[1:]:
            await browser.call("POST", f"/api/evenings/{evening}/people", {"invite": invite, "name": browser.name})
        mates = [Roommate(self._night, browser, evening, invite) for browser in people]
        screen = Roommate(self._night, wall, evening, invite, screen=True)
        work = [asyncio.create_task(self._host(mates[0])), asyncio.create_task(_audit(mates))]
        await asyncio.gather(*(mate.run() for mate in (*mates, screen)))
        for task in work:
            task.cancel()
        for mate in mates:
            await mate.audit()
        self._night.ledger.counts["evenings"] += 1
        self._night.ledger.counts["games of evenings"] += len(mates[0].parts.get("games", []))
        for browser in (*people, wall):
            await browser.close()

    async def _host(self, host: Roommate) -> None:
        """Propose a game to two of the room whenever none runs."""
        games = [game for game in self._night.games if game["id"] != CANARY_GAME]
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            if not host.parts or host.parts["proposals"] or _running(host.parts):
                continue
            game = self._night.chance.choice(games)
            two = self._night.chance.sample([person["id"] for person in host.parts["people"]], 2)
            chairs = [{"person": person} for person in two]
            chairs += [{"level": game["levels"][0]}] * max(0, game["fewest"] - len(chairs))
            options = {"players": len(chairs)} if "players" in str(game["options"]) else {}
            await host.say(type="propose", game=game["id"], options=options, chairs=chairs)


async def _audit(mates: list[Roommate]) -> None:
    while True:
        await asyncio.sleep(_AUDIT_SECONDS)
        for mate in mates:
            await mate.audit()


def _running(parts: dict[str, Any]) -> bool:
    return any(game["status"] == "playing" for game in parts["games"])
