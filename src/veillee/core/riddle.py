"""A riddle as the page shows it: what the seat sees, the answers, and what each leads to."""

from typing import Any

import msgspec


class RiddleEvent(msgspec.Struct, frozen=True):
    """Something that happens, as the seat sees it."""

    kind: str
    data: dict[str, Any]


class Step(msgspec.Struct, frozen=True):
    """A move of a scene, as the seat hears it; `change` leads from the view before to the one after."""

    actor: str
    move: str
    events: list[RiddleEvent]
    phase: str
    actors: list[str]
    change: Any


class RiddleAnswer(msgspec.Struct, frozen=True):
    """An answer, what it is worth and the scene that shows what it leads to."""

    move: str
    value: float
    scene: list[Step]


class RiddleReason(msgspec.Struct, frozen=True):
    """Why the best answer is good: a sentence of the game's own."""

    key: str
    params: dict[str, Any]


class PageRiddle(msgspec.Struct, frozen=True):
    """A question about a position; `told` is what happened before, `best` the place of the best answer."""

    id: str
    kind: str
    grade: int
    seat: str
    seats: list[str]
    options: dict[str, Any]
    phase: str
    actors: list[str]
    view: Any
    told: list[RiddleEvent]
    answers: list[RiddleAnswer]
    best: int
    reason: RiddleReason | None
