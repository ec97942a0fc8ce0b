"""The socket of an evening, for tests: the room, and the table that was entered."""

from typing import Any

from server.client import Browser, Socket


class RoomSocket(Socket):
    """Keeps what the room shows; `now` is the table's."""

    parts: dict[str, Any]
    me: str
    room_seq: int
    room_lines: list[dict[str, Any]]

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("evening", "evening-update"):
            if message["type"] == "evening":
                self.parts, self.room_lines, self.room_seq, self.me = {}, [], 0, ""
            assert message["seq"] >= self.room_seq
            self.parts |= message["parts"]
            self.room_lines += message["lines"]
            self.me = message.get("me", self.me)
            self.room_seq = message["seq"]
        elif message["type"] == "entered":
            self.now = {}
        await super()._take(message)

    async def do(self, kind: str, **message: Any) -> int:
        """Ask for something that is expected to be carried out; return its number."""
        answer = await self.ask(type=kind, **message)
        assert answer["type"] in ("ok", "entered", "exited"), answer
        return int(answer.get("seq", 0))

    async def shows(self, holds: Any, what: str = "") -> None:
        """Wait until something holds for the parts of the evening."""
        await self.until(lambda s: holds(s.parts), what)

    async def begin(self, *people: str, **more: Any) -> str:
        """Propose a game for people (bots take what is free) and begin it as the host; return its table."""
        chairs = [{"person": person} for person in people]
        proposal = await self.do("propose", game="duel", chairs=chairs, **more)
        await self.do("begin", proposal=proposal)
        await self.shows(lambda parts: any(game["proposal"] == proposal for game in parts["games"]), "for the game")
        return str(next(game["table"] for game in self.parts["games"] if game["proposal"] == proposal))

    async def enter(self, table: str, **more: Any) -> None:
        """Go to a table and wait for its position."""
        await self.do("enter", table=table, **more)
        await self.until(lambda s: s.now, "for the table")


async def open_evening(browser: Browser, **more: Any) -> dict[str, Any]:
    """Open an evening and return its door."""
    door: dict[str, Any] = await browser.call("POST", "/api/evenings", {"me": browser.name, **more})
    return door


async def arrive(browser: Browser, door: dict[str, Any]) -> dict[str, Any]:
    """Arrive at an evening."""
    evening = door["evening"]
    body = {"invite": evening["invite"], "name": browser.name}
    answer: dict[str, Any] = await browser.call("POST", f"/api/evenings/{evening['id']}/people", body)
    return answer


async def room(browser: Browser, evening: str, **query: Any) -> RoomSocket:
    """Connect to an evening and wait for its first message."""
    socket = await browser.connect_to(f"/api/evenings/{evening}/socket", RoomSocket, **query)
    await socket.until(lambda s: s.messages and s.messages[0]["type"] == "evening", "for the evening")
    return socket


async def two_friends(server: Any, open_browser: Any) -> tuple[RoomSocket, RoomSocket]:
    """Return the sockets of two people in one evening; the first holds the lamp."""
    anna, ben = await open_browser(server, "Anna"), await open_browser(server, "Ben")
    door = await open_evening(anna)
    await arrive(ben, door)
    rooms = [await room(browser, door["evening"]["id"]) for browser in (anna, ben)]
    return rooms[0], rooms[1]
