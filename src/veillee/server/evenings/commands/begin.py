"""Begin a proposed game; abandon one that runs."""

from typing import Any

from veillee.server.evenings.commands.submit import need_open, submit
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Abandoned, Began, KeptChair
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.proposal import Proposal
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import Abandon, Begin


async def begin(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Begin) -> int:
    """Begin a proposed game: as the host at once, as its proposer when everybody on a chair has agreed."""
    await service.refresh(loaded)
    if visitor.screen:
        return await _begin_on_screen(service, loaded, visitor, message)

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        evening = draft.evening
        proposal = evening.need_proposal(message.proposal)
        if guest.handle != evening.lamp:
            if guest.handle != proposal.body.guest:
                raise evening_error("not-host", 403)
            if not proposal.settled():
                raise evening_error("not-agreed")
        add_began(service, loaded, draft, proposal, guest, key)

    seq = await submit(service, loaded, visitor, message, fill)
    await service.attach(loaded)
    return seq


async def _begin_on_screen(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Begin) -> int:
    """Begin a game that everybody on a chair has agreed to, in the name of its proposer."""
    key = f"screen:{message.id}"

    def plan(evening: Evening, now: float) -> EveningDraft:
        visitor.need_sight(evening, service.tables.signer)
        draft = EveningDraft(evening, now)
        proposal = evening.need_proposal(message.proposal)
        if not proposal.settled():
            raise evening_error("not-agreed")
        add_began(service, loaded, draft, proposal, evening.guests[proposal.body.guest], key)
        return draft

    seq = await service.change(loaded, plan, key)
    await service.attach(loaded)
    return seq


def add_began(
    service: EveningService,
    loaded: LoadedEvening,
    draft: EveningDraft,
    proposal: Proposal,
    guest: Guest,
    key: str | None = None,
) -> None:
    """Let a game begin: bots take the chairs of nobody, and of those who play elsewhere."""
    evening, body = draft.evening, proposal.body
    need_open(evening)
    service.tables.need_open()
    if len(evening.games) >= limits.GAMES:
        raise evening_error("games", count=str(limits.GAMES))
    chairs = tuple(
        chair
        if chair.level or (chair.guest and not loaded.playing(evening.guests[chair.guest]))
        else KeptChair(level=body.level)
        for chair in proposal.chairs
    )
    if not any(chair.guest for chair in chairs):
        busy = next((evening.guests[chair.guest].name for chair in proposal.chairs if chair.guest), "")
        raise evening_error("playing", name=busy) if busy else evening_error("nobody")
    game = service.tables.games.get(body.game)
    if game is None:
        raise evening_error("no-game", 404)
    carried = [_carried(loaded, body.game, evening.guests[chair.guest]) if chair.guest else None for chair in chairs]
    options = game.carry_on(body.options, carried) if any(each is not None for each in carried) else body.options
    table = service.tables.signer.table_of(evening.row.id, proposal.number)
    draft.add(Began(guest.handle, proposal.number, table, game.id, options, chairs, body.clock), key)


def _carried(loaded: LoadedEvening, game: str, guest: Guest) -> Any:
    """Return what somebody takes along from the last game of the same kind that they finished this evening."""
    for table, begun in reversed(loaded.evening.games.items()):
        now = loaded.games.get(table)
        if begun.body.game == game and not begun.abandoned and now is not None and now.carried:
            for index, seat in enumerate(now.seats):
                if seat.person == guest.person:
                    return now.carried[index]
    return None


async def abandon(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Abandon) -> int:
    """Abandon a running game, as the host or one of its players."""
    await service.refresh(loaded)

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        game = draft.evening.need_game(message.table)
        now = loaded.games.get(message.table)
        if game.abandoned or (now is not None and now.over):
            raise evening_error("game-over")
        own = {guest.person, *(each.person for each in draft.evening.beside(guest.handle))}
        seated = now is not None and any(seat.person in own for seat in now.seats)
        if guest.handle != draft.evening.lamp and not seated:
            raise evening_error("not-player", 403)
        draft.add(Abandoned(guest.handle, message.table), key)

    return await submit(service, loaded, visitor, message, fill)
