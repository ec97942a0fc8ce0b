"""The same person on another device."""

from typing import Annotated, Literal

from msgspec import Meta

from veillee.server.messages.base import Received, Shown

DeviceName = Annotated[str, Meta(max_length=40)]


class DeviceInfo(Shown):
    """A device on which this person is at home. `id` is `first` for the first one."""

    id: str
    name: str
    """What the device called itself; empty for the first one."""
    since: float | None
    """Null for the first one."""
    here: bool
    """It is the one that asks."""


class AskingDevice(Shown):
    """A device that has said the word and waits for a yes."""

    name: str
    address: str
    """Where it asks from."""


class DeviceWord(Shown):
    """A word of six letters that lets another device ask to be this person, once."""

    word: str
    until: float
    """Two minutes after it was given."""


class DeviceList(Shown):
    """`GET /api/me/devices`."""

    devices: list[DeviceInfo]
    word: DeviceWord | None
    """The word that is valid now and was not said yet."""
    asking: AskingDevice | None


class AnswerDevice(Received):
    """`POST /api/me/devices/answer`: let the device that asks in, or not."""

    agree: bool


class SayWord(Received):
    """`POST /api/devices`: say the word on the other device; case and blanks do not matter."""

    word: Annotated[str, Meta(min_length=1, max_length=32)]
    name: DeviceName = ""
    """What to call the device, such as “Firefox, Android”."""


class DeviceAsked(Shown):
    """The word was right: ask `POST /api/devices/ticket` now and then until the first device has answered."""

    ticket: str
    until: float


class ShowTicket(Received):
    """`POST /api/devices/ticket`."""

    ticket: Annotated[str, Meta(min_length=1, max_length=64)]


class DeviceAnswer(Shown):
    """What has become of a ticket. `agreed`: the cookie of this answer makes this device the same person."""

    status: Literal["waiting", "agreed", "declined", "late"]
    name: str
    """The person's name, once agreed."""
