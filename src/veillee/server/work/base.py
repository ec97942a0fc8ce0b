"""The questions that workers answer, and the interface of every kind of work."""

from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

Params = dict[str, int | str]
Answer = TypeVar("Answer")


class WorkError(Exception):
    """No worker can be reached now."""


class Task(msgspec.Struct, frozen=True):
    """A position as one seat may imagine it, in which everything it cannot know is guessed."""

    game: str
    state: bytes
    seat: int
    level: str
    seed: int
    player: str = ""
    """`FILE.py:Class`: a player of the host's own thinks, instead of a level."""
    seconds: float = 0.0
    """How long that player may think."""


class Advice(msgspec.Struct, frozen=True):
    """A move and why: `message` with `params` is the sentence."""

    move: str
    message: str
    params: Params
    gain: float = 0.0


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game: every move in order, chance included."""

    game: str
    options: dict[str, Any]
    moves: list[tuple[int, str]]


class Choice(msgspec.Struct, frozen=True):
    """A decision of a finished game: the true position, who moved and what; `made` moves came before."""

    game: str
    made: int
    state: bytes
    seat: int
    move: str


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance before a decision and after it."""

    before: list[float]
    after: list[float]


class Judgement(msgspec.Struct, frozen=True):
    """What a decision was worth: from the mover's knowledge, and with all cards open."""

    known: Chances
    open: Chances


class Better(msgspec.Struct, frozen=True):
    """The better moves of a decision, where there are any."""

    known: Advice | None
    open: Advice | None


class AnalysisRequest(msgspec.Struct, frozen=True):
    """A decision to judge or to improve; `games` is how many random games may answer one question."""

    choice: Choice
    games: Annotated[int, Meta(ge=1)]
    seed: int


class Work:
    """Thinks outside the event loop; a question goes out as bytes and its answer comes back as bytes."""

    name = ""
    at_once = 1
    """How many questions are worth asking at a time; the others wait for their turn."""

    async def open(self) -> None:
        """Get ready."""

    async def close(self) -> None:
        """Stop; unfinished answers are lost."""

    async def run(self, kind: str, question: bytes) -> bytes:
        """Have a question answered; `kind` says which."""
        raise NotImplementedError

    async def choose(self, task: Task) -> str:
        """Return the move that a bot of the task's level makes."""
        return await self._ask("choose", task, str)

    async def advise(self, task: Task) -> Advice:
        """Return that move and why."""
        return await self._ask("advise", task, Advice)

    async def choices(self, game: FinishedGame) -> list[Choice]:
        """Return every real decision of a finished game."""
        return await self._ask("choices", game, list[Choice])

    async def judge(self, request: AnalysisRequest) -> Judgement:
        """Return what a decision was worth."""
        return await self._ask("judge", request, Judgement)

    async def improve(self, request: AnalysisRequest) -> Better:
        """Return the better moves of a decision."""
        return await self._ask("improve", request, Better)

    async def _ask(self, kind: str, question: msgspec.Struct, answer: type[Answer]) -> Answer:
        return msgspec.msgpack.decode(await self.run(kind, msgspec.msgpack.encode(question)), type=answer)
