"""Say something in the room, or react."""

from veillee.server.evenings.commands.submit import submit
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Reacted, Spoke
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import ReactInRoom, Speak
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.names import tidy_line


async def speak(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Speak) -> int:
    """Store what somebody says and return its number."""
    text = tidy_line(message.text)
    if not text:
        raise table_error("blank", 400)

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        if draft.evening.words >= limits.WORDS:
            raise evening_error("said-enough", count=str(limits.WORDS))
        draft.add(Spoke(guest.handle, guest.name, text), key)

    return await submit(service, loaded, visitor, message, fill)


async def react(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: ReactInRoom) -> int:
    """Store a reaction and return its number."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        if draft.evening.reactions >= limits.REACTIONS:
            raise evening_error("reacted-enough", count=str(limits.REACTIONS))
        draft.add(Reacted(guest.handle, message.reaction), key)

    return await submit(service, loaded, visitor, message, fill)
