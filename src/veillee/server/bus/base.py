"""The interface of every bus. A note may be lost, repeated or late: the log is the truth."""

from collections.abc import Callable
from typing import Protocol

import msgspec


class Note(msgspec.Struct, omit_defaults=True, frozen=True, gc=False):
    """'Table T has reached N', who of it is connected to the process that says so, and whether that waits
    for a guided player. About an evening likewise: its id, and the numbers of its people."""

    table: str
    seq: int
    process: str
    seats: tuple[int, ...] = ()
    spectators: int = 0
    waits: bool = False
    screens: int = 0


Hear = Callable[[Note], None]


class Bus(Protocol):
    """Carries notes to every other process."""

    name: str

    async def open(self, hear: Hear) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def alone(self) -> bool:
        """Tell whether nobody else listens, so that nothing has to be sent."""

    def well(self) -> bool:
        """Tell whether notes come through; if not, it is unknown who is connected elsewhere."""

    def publish(self, note: Note) -> None:
        """Send a note, without waiting or any guarantee."""
