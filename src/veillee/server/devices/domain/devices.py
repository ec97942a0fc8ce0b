"""A person's devices: the fold of their log."""

from typing import Final

import msgspec

from veillee.server.devices.domain.entries import AnyDeviceBody, DeviceAdded, DeviceRemoved, WordGiven
from veillee.server.tables.domain.log.entries import Entry

FIRST: Final = ""
"""The device on which the person came to be."""


class Device(msgspec.Struct, frozen=True):
    """A further device."""

    id: str
    name: str
    since: float


class Devices:
    """Which devices are one person, and the last word that was given."""

    def __init__(self) -> None:
        self.seq = 0
        self.keys: dict[str, int] = {}
        self.devices: dict[str, Device] = {FIRST: Device(FIRST, "", 0.0)}
        self.removed: set[str] = set()
        self.word: WordGiven | None = None

    def read(self, entry: Entry) -> None:
        """Apply an entry of the stored log."""
        self.seq = entry.seq
        body = entry.body
        if isinstance(body, WordGiven):
            self.word = body
        elif isinstance(body, DeviceAdded):
            self.devices[body.device] = Device(body.device, body.name, entry.at)
        elif isinstance(body, DeviceRemoved):
            self.devices.pop(body.device, None)
            self.removed.add(body.device)


class DeviceDraft:
    """One entry that is about to be stored."""

    def __init__(self, devices: Devices, at: float, body: AnyDeviceBody) -> None:
        self.entries: Final[tuple[Entry, ...]] = (Entry(devices.seq + 1, at, body),)
