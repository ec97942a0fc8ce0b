"""Close an evening, and open it again."""

from veillee.server.evenings.commands.submit import need_open, submit
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Closed, Reopened
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import CloseEvening, Reopen


async def close(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: CloseEvening) -> int:
    """Close the evening, as the host, once no game runs."""
    await service.refresh(loaded)

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        visitor.need_host(draft.evening)
        need_open(draft.evening)
        if loaded.running():
            raise evening_error("still-playing")
        draft.add(Closed(guest.handle), key)

    return await submit(service, loaded, visitor, message, fill)


async def reopen(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Reopen) -> int:
    """Open a closed evening again."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        if draft.evening.status == "open":
            raise evening_error("open")
        draft.add(Reopened(guest.handle), key)

    return await submit(service, loaded, visitor, message, fill)
