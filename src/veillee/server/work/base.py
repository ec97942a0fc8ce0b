"""The one interface of both ways to think."""

from typing import Protocol

import msgspec


class Task(msgspec.Struct, frozen=True):
    """A position as one seat may imagine it: what that seat cannot know is already guessed."""

    game: str
    state: bytes
    seat: int
    level: str
    seed: int


class Work(Protocol):
    """Chooses moves, never on the event loop."""

    name: str

    async def open(self) -> None:
        """Get ready."""

    async def close(self) -> None:
        """Stop; what is being thought is lost."""

    async def choose(self, task: Task) -> str:
        """Return the move that a bot of the task's level makes."""
