"""What the log of a person's devices holds, and the log of a word."""

from veillee.server.tables.domain.log.entries import Body


class WordGiven(Body, tag="word", frozen=True):
    """A word was given to a person: the first entry of the word's own log, and an entry of the person's."""

    word: str
    until: float
    person: str
    name: str = ""
    """What the person is called."""


class WordSaid(Body, tag="word-said", frozen=True):
    """A device has said the word; it proves that by a ticket, of which the hash is kept."""

    ticket: str
    name: str
    address: str


class WordAnswered(Body, tag="word-answered", frozen=True):
    """The first device has answered; `device` is the id of the new one."""

    agree: bool
    device: str = ""


class DeviceAdded(Body, tag="device", frozen=True):
    """Another device is the same person from now on."""

    device: str
    name: str


class DeviceRemoved(Body, tag="device-gone", frozen=True):
    """A device is no longer this person."""

    device: str


AnyDeviceBody = WordGiven | WordSaid | WordAnswered | DeviceAdded | DeviceRemoved
