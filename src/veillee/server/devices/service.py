"""The same person on several devices: a word said on another one, a yes on the first, a list, an end."""

import contextlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal

from veillee.server.devices.domain.devices import DeviceDraft, Devices
from veillee.server.devices.domain.entries import (
    AnyDeviceBody,
    DeviceAdded,
    DeviceRemoved,
    WordAnswered,
    WordGiven,
    WordSaid,
)
from veillee.server.devices.domain.errors import device_error
from veillee.server.devices.domain.words import LENGTH, new_word, tidy_word
from veillee.server.messages import AskingDevice, DeviceAnswer, DeviceAsked, DeviceInfo, DeviceList, DeviceWord
from veillee.server.store.base import Append, StoreError
from veillee.server.tables.domain.log.entries import Body, Entry
from veillee.server.tables.domain.names import tidy
from veillee.server.tables.domain.secrets import Person, hash_secret, new_seat_secret
from veillee.server.tables.log_door import LoadedLog, LogDoor
from veillee.server.tables.service import TableService

WORD_SECONDS: Final = 120.0
COLLECT_SECONDS: Final = 600.0
"""How long after its word a ticket may still be shown."""
MOST_DEVICES: Final = 12
FIRST_NAME: Final = "first"
"""What the first device is called in addresses."""
_KEPT: Final = 10_000
_USED_SECONDS: Final = 60.0
_DEVICE_BYTES: Final = 8
_log: Final = logging.getLogger("veillee.devices")

LoadedDevices = LoadedLog[Devices]
Step = tuple[WordGiven, WordSaid | None, WordAnswered | None]


class DeviceService(LogDoor[LoadedDevices, Devices, DeviceDraft]):
    """Knows which devices are whom; a device that was removed is nobody."""

    def __init__(self, tables: TableService) -> None:
        super().__init__(tables.store, tables.clock, tables.metrics)
        self._tables: Final = tables
        self._people: OrderedDict[str, LoadedDevices] = OrderedDict()
        tables.barred = self.barred

    def begin(self) -> None:
        """Begin to look for devices that other processes removed; it ends with the table service."""
        self._tables.spawn(self._poll())

    # Who is who

    async def learn(self, person: Person) -> None:
        """Read up on a person's devices, unless that is known; while the store does not answer, nobody is barred."""
        with contextlib.suppress(StoreError):
            await self._loaded(person.id)

    def barred(self, person: Person) -> bool:
        """Tell whether the device of a person was removed, as far as is known."""
        loaded = self._people.get(person.id)
        if loaded is None:
            return False
        loaded.touch()
        return person.device in loaded.fold.removed

    def forget(self, wanted: Callable[[str], bool]) -> None:
        """Forget the devices of people whose logs were deleted."""
        for person in [person for person in self._people if wanted(person)]:
            del self._people[person]

    async def _loaded(self, person: str) -> LoadedDevices:
        loaded = self._people.get(person)
        if loaded is None:
            loaded = LoadedLog(self._tables.signer.log_of("p", person), Devices(), self.clock)
            for entry in await self.store.read(loaded.name, 0):
                loaded.fold.read(entry)
            self._people[person] = loaded
            if len(self._people) > _KEPT:
                self._people.popitem(last=False)
        loaded.touch()
        return loaded

    async def _poll(self) -> None:
        while True:
            await self.clock.sleep(self._tables.settings.poll_seconds)
            since = self.clock.monotonic() - _USED_SECONDS
            used = {each.name: each for each in self._people.values() if each.touched >= since}
            try:
                heads = await self.store.last_numbers(list(used)) if used else {}
                for name, head in heads.items():
                    if head > used[name].fold.seq:
                        await self.follow(used[name])
            except StoreError as error:
                _log.warning("store: %s", error)
            for person, each in list(self._people.items()):
                if each.touched < since:
                    del self._people[person]

    # The log

    async def _store(self, loaded: LoadedDevices, draft: DeviceDraft) -> bool:
        return await self.store.append(Append(loaded.name, draft.entries))

    def _take(self, loaded: LoadedDevices, draft: DeviceDraft) -> None:
        for entry in draft.entries:
            loaded.fold.read(entry)

    def _heard(self, loaded: LoadedDevices) -> None:
        """Nobody waits for it: requests and sockets look by themselves."""

    async def _add(self, loaded: LoadedDevices, make: Callable[[Devices], AnyDeviceBody]) -> None:
        await self.change(loaded, lambda devices, now: DeviceDraft(devices, now, make(devices)))

    # On the first device

    async def devices(self, person: Person) -> DeviceList:
        """Return a person's devices, the word that is valid, and the device that asks."""
        loaded = await self._fresh(person)
        infos = [
            DeviceInfo(each.id or FIRST_NAME, each.name, each.since or None, each.id == person.device)
            for each in loaded.fold.devices.values()
        ]
        given, said, answered = await self._step(loaded)
        if given is None or answered is not None or given.until < self.clock.time():
            return DeviceList(infos, None, None)
        if said is None:
            return DeviceList(infos, DeviceWord(given.word, given.until), None)
        return DeviceList(infos, None, AskingDevice(said.name, said.address))

    async def give_word(self, person: Person) -> DeviceWord:
        """Return a new word, which replaces the one before."""
        loaded = await self._fresh(person)
        if len(loaded.fold.devices) >= MOST_DEVICES:
            raise device_error("many", count=str(MOST_DEVICES))
        while True:
            given = WordGiven(new_word(), self.clock.time() + WORD_SECONDS, person.id, person.name)
            if await self._append(self._log_of(given.word), 1, given):
                break
        await self._add(loaded, lambda _: given)
        return DeviceWord(given.word, given.until)

    async def answer(self, person: Person, agree: bool) -> None:
        """Let the device that asks in, or not."""
        loaded = await self._fresh(person)
        given, said, answered = await self._step(loaded)
        if given is None or said is None or answered is not None or given.until < self.clock.time():
            raise device_error("nobody-asks")
        device = secrets.token_hex(_DEVICE_BYTES) if agree else ""
        if agree:
            await self._add(loaded, lambda _: DeviceAdded(device, said.name))
        if not await self._append(self._log_of(given.word), 3, WordAnswered(agree, device)):
            raise device_error("nobody-asks")

    async def remove(self, person: Person, device: str) -> None:
        """Make a device nobody."""
        wanted = "" if device == FIRST_NAME else device
        loaded = await self._fresh(person)

        def make(devices: Devices) -> AnyDeviceBody:
            if wanted not in devices.devices:
                raise device_error("no-device", 404)
            return DeviceRemoved(wanted)

        await self._add(loaded, make)

    async def _fresh(self, person: Person) -> LoadedDevices:
        loaded = await self._loaded(person.id)
        await self.read_on(loaded)
        return loaded

    # On the other device

    async def say(self, person: Person | None, text: str, name: str, address: str) -> DeviceAsked:
        """Take a word from another device and return the ticket by which it is known from now on."""
        word = tidy_word(text)
        log = self._log_of(word)
        given, said, _ = await self._read(log) if len(word) == LENGTH else (None, None, None)
        if given is None or said is not None or given.until < self.clock.time():
            raise device_error("word", 404)
        if person is not None and person.id == given.person:
            raise device_error("own-word")
        owner = await self._fresh(Person(given.person))
        if owner.fold.word is None or owner.fold.word.word != word:
            raise device_error("word", 404)
        secret = new_seat_secret()
        if not await self._append(log, 2, WordSaid(hash_secret(secret), tidy(name), address)):
            raise device_error("word", 404)
        return DeviceAsked(f"{log}.{secret}", given.until)

    async def show(self, ticket: str) -> tuple[DeviceAnswer, Person | None]:
        """Return what has become of a ticket, and who its device is now."""
        log, _, secret = ticket.partition(".")
        given, said, answered = await self._read(log)
        if given is None or said is None or not hmac.compare_digest(said.ticket, hash_secret(secret)):
            raise device_error("word", 404)
        now = self.clock.time()
        if answered is None:
            return _answer("late" if given.until < now else "waiting"), None
        if not answered.agree:
            return _answer("declined"), None
        if given.until + COLLECT_SECONDS < now:
            return _answer("late"), None
        return DeviceAnswer("agreed", given.name), Person(given.person, given.name, answered.device)

    # Words

    def _log_of(self, word: str) -> str:
        return self._tables.signer.log_of("w", word)

    async def _step(self, loaded: LoadedDevices) -> Step | tuple[None, None, None]:
        word = loaded.fold.word
        return await self._read(self._log_of(word.word)) if word is not None else (None, None, None)

    async def _read(self, log: str) -> Step | tuple[None, None, None]:
        """Return how far a word has got: given, said, answered."""
        bodies = [entry.body for entry in await self.store.read(log, 0)]
        given = bodies[0] if bodies else None
        if not isinstance(given, WordGiven):
            return None, None, None
        said = bodies[1] if len(bodies) > 1 else None
        answered = bodies[2] if len(bodies) > 2 else None
        return (
            given,
            said if isinstance(said, WordSaid) else None,
            answered if isinstance(answered, WordAnswered) else None,
        )

    async def _append(self, log: str, number: int, body: Body) -> bool:
        return await self.store.append(Append(log, (Entry(number, self.clock.time(), body),)))


def _answer(status: Literal["waiting", "declined", "late"]) -> DeviceAnswer:
    return DeviceAnswer(status, "")
