"""Carry out somebody's command; they are authorised whenever the plan is made."""

from collections.abc import Callable
from typing import Protocol

from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService

GuestPlan = Callable[[EveningDraft, Guest, str], None]
"""Fills a draft for somebody; the key belongs to the entry that stands for the command."""


class RoomCommand(Protocol):
    """A message that needs an answer."""

    @property
    def id(self) -> str: ...


async def submit(
    service: EveningService, loaded: LoadedEvening, visitor: Visitor, command: RoomCommand, fill: GuestPlan
) -> int:
    """Store what somebody of the evening asks for and return its number."""
    key = f"{visitor.need_guest(loaded.evening).handle}:{command.id}"

    def plan(evening: Evening, now: float) -> EveningDraft:
        draft = EveningDraft(evening, now)
        fill(draft, visitor.need_guest(evening), key)
        return draft

    return await service.change(loaded, plan, key)


def need_open(evening: Evening) -> None:
    """Refuse what a closed evening no longer takes."""
    if evening.status == "closed":
        raise evening_error("closed")
