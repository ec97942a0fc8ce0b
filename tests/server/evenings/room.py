"""An evening without sockets: people in a room, each with a session of their own on a wire in memory."""

import asyncio
import itertools
import json
from typing import Any

from server.duel import games
from server.guest import MemoryWire
from server.stepped import SteppedClock, open_service, settle
from veillee.server.devices.service import DeviceService
from veillee.server.evenings.api import EveningApi
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import ArriveRequest, CreateEvening
from veillee.server.session.conversation import Unlimited
from veillee.server.session.evening_session import EveningSession
from veillee.server.session.wire import Closed
from veillee.server.store.base import Store
from veillee.server.tables.domain.secrets import Person, new_person_id

PARTS = {"evening", "people", "proposals", "games", "nights", "score", "suggestions", "riddle"}
_ids = itertools.count(1)


class House:
    """A server in memory, with evenings."""

    def __init__(self, service: EveningService, devices: DeviceService, clock: SteppedClock) -> None:
        self.service = service
        self.devices = devices
        self.api = EveningApi(service)
        self.clock = clock

    async def close(self) -> None:
        await self.service.tables.close()


async def open_house(
    clock: SteppedClock | None = None, store: Store | None = None, found: Any = None, **settings: Any
) -> House:
    """Open a server in memory; `store`: one that another server already has."""
    clock = clock or SteppedClock()
    tables = await open_service(found or games(), clock, store, **settings)
    service, devices = EveningService(tables), DeviceService(tables)
    service.begin()
    devices.begin()
    return House(service, devices, clock)


class Friend:
    """Somebody in the room: what they are told, and what they ask for."""

    def __init__(self, house: House, name: str, person: Person | None = None, screen: bool = False) -> None:
        self.house = house
        self.name = name
        self.person = person or Person(new_person_id(), name)
        self.screen = screen
        self.evening = ""
        self.invite = ""
        self.me = ""
        self.seq = 0
        self.parts: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        """The last position of the table that was entered."""
        self.closed: tuple[int, str] | None = None
        self._wire = MemoryWire(self._hear)
        self._task: asyncio.Task[None] | None = None

    async def open(self, **more: Any) -> "Friend":
        """Open an evening and go in."""
        arrival = await self.house.api.create(self.person, CreateEvening(me=self.name, **more), "here")
        self.evening, self.invite = arrival.door.evening.id, arrival.door.evening.invite
        return await self.connect()

    async def come(self, host: "Friend") -> "Friend":
        """Arrive at somebody's evening and go in."""
        self.evening, self.invite = host.evening, host.invite
        visitor = Visitor(self.person, self.invite, "here")
        await self.house.api.arrive(visitor, self.evening, ArriveRequest(self.invite, self.name))
        return await self.connect()

    async def watch(self, host: "Friend") -> "Friend":
        """Look in without arriving, or as a big screen."""
        self.evening, self.invite = host.evening, host.invite
        return await self.connect()

    async def connect(self, house: House | None = None) -> "Friend":
        """Connect, also anew, and wait for the first message."""
        self.house = house or self.house
        self._wire = MemoryWire(self._hear)
        service = self.house.service
        loaded = await service.need(self.evening)
        visitor = Visitor(self.person, self.invite, "here", self.screen)
        visitor.need_sight(loaded.evening, service.tables.signer)
        session = EveningSession(service, loaded, visitor, self._wire, (Unlimited(), Unlimited()))
        self.parts = {}
        self._task = asyncio.create_task(self._serve(session))
        await settle()
        assert set(self.parts) == {
            "evening",
            "people",
            "proposals",
            "games",
            "nights",
            "score",
            "suggestions",
            "riddle",
        }
        return self

    async def _serve(self, session: EveningSession) -> None:
        try:
            await session.run(self.seq or None)
        except Closed as closed:
            self.closed = (closed.code, closed.reason)

    async def go(self) -> None:
        """Close the page."""
        assert self._task is not None
        self._wire.sent.put_nowait(None)
        await self._task

    def _hear(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        kind = message["type"]
        if kind in ("evening", "evening-update"):
            assert message["seq"] >= self.seq  # time does not go back
            self.lines += message["lines"]
            self.parts |= message["parts"]
            self.me = message.get("me", self.me)
            self.seq = message["seq"]
        elif kind == "evening-presence":
            self.presence = message
        elif kind == "ping":
            self.send(type="pong", n=message["n"])
        elif kind in ("snapshot", "update"):
            self.table = message["now"]

    def send(self, **message: Any) -> None:
        self._wire.send(json.dumps(message))

    async def ask(self, kind: str, **message: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        message.setdefault("id", f"c{next(_ids)}")
        self.send(type=kind, **message)
        for turn in range(1000):
            await settle()
            found = [answer for answer in self.messages if answer.get("id") == message["id"]]
            if found:
                return found[-1]
            if turn > 20:
                await asyncio.sleep(0.01)  # a store on a disk takes its time
        raise AssertionError(f"no answer to {kind} {message}")

    async def do(self, kind: str, **message: Any) -> int:
        """Send a command that is expected to be carried out; return its number."""
        answer = await self.ask(kind, **message)
        assert answer["type"] in ("ok", "entered", "exited"), answer
        await settle()
        return int(answer.get("seq", 0))

    async def refused(self, kind: str, **message: Any) -> str:
        """Send a command that is expected to be refused; return which sentence says so."""
        answer = await self.ask(kind, **message)
        assert answer["type"] == "refused", answer
        assert answer["text"]["fr"] != answer["message"]
        assert answer["text"]["en"] != answer["message"]
        return str(answer["message"]).removeprefix("refusal-")

    # The game

    async def play(self, *chairs: "Friend | str", game: str = "duel", **more: Any) -> str:
        """Propose a game for people and bots, and begin it as the host; return its table."""
        wanted = [{"level": chair} if isinstance(chair, str) else {"person": chair.me} for chair in chairs]
        proposal = await self.do("propose", game=game, chairs=wanted, **more)
        await self.do("begin", proposal=proposal)
        return str(self.parts["games"][-1]["table"])

    async def enter(self, table: str, **more: Any) -> None:
        """Go to a table."""
        await self.do("enter", table=table, **more)
        await settle()

    def game(self, table: str) -> dict[str, Any]:
        return next(game for game in self.parts["games"] if game["table"] == table)

    def shown_anew(self) -> list[dict[str, Any]]:
        """Return the lines of the last time that everything was shown."""
        found: list[dict[str, Any]] = [each for each in self.messages if each["type"] == "evening"][-1]["lines"]
        return found

    def points(self) -> dict[str, float]:
        """Return everybody's points, by name."""
        names = {person["id"]: person["name"] for person in self.parts["people"]}
        return {names[line["person"]]: line["points"] for line in self.parts["score"]}


async def play_out(*friends: Friend) -> None:
    """Play first legal moves until the game that they have entered is over."""
    for _ in range(200):
        await settle()
        await friends[0].house.clock.advance(0.1)
        if any(friend.table.get("result") for friend in friends):
            await settle()
            return
        for friend in friends:
            if friend.table["legal"]:
                move = next(move for move in friend.table["legal"] if move != "peek")
                answer = await friend.ask("move", seat=friend.table["seat"], move=move)
                assert answer["type"] == "ok", answer
                break
    raise AssertionError("the game does not end")
