"""Propose a game, answer, withdraw."""

from veillee.core import Game, Misfit
from veillee.server.evenings.commands.begin import add_began
from veillee.server.evenings.commands.submit import need_open, submit
from veillee.server.evenings.domain import limits
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import Answered, KeptChair, Proposed, Withdrawn
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.evening import Evening
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import Agree, ChairRequest, Decline, Propose, Withdraw
from veillee.server.tables.domain.errors import TableError, table_error
from veillee.server.tables.domain.levels import Levels, middle_level


async def propose(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Propose) -> int:
    """Store a proposal and return its number, by which it is known."""
    game = service.tables.games.get(message.game)
    if game is None:
        raise table_error("no-game", 404, game=message.game)
    count = _seats(game, message)
    if len(message.chairs) > count:
        raise table_error("seats", 400, count=str(count))
    levels = service.tables.levels
    level = levels.pick(message.level) if message.level else middle_level()

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        evening = draft.evening
        need_open(evening)
        _need_few(evening, guest)
        wanted = [*message.chairs, *(ChairRequest() for _ in range(count - len(message.chairs)))]
        chairs = tuple(_chair(evening, chair, levels) for chair in wanted)
        people = [chair.guest for chair in chairs if chair.guest]
        if len(set(people)) < len(people):
            raise evening_error("two-chairs", 400)
        if all(chair.level for chair in chairs):
            raise evening_error("nobody", 400)
        draft.add(Proposed(guest.handle, game.id, message.options, chairs, level, message.clock), key)
        number = draft.entries[-1].seq
        for other in evening.beside(guest.handle):
            if other.handle in people:
                draft.add(Answered(other.handle, number, True))

    return await submit(service, loaded, visitor, message, fill)


def _seats(game: Game, message: Propose) -> int:
    """Return how many seats a proposed game has; refuse options that cannot be played."""
    try:
        options = game.read_options(message.options)
        refusal = game.check_options(options)
        if refusal is None:
            return game.players(options)
    except Misfit as error:
        raise TableError(error.refusal, 400, game) from error
    except ValueError as error:
        raise table_error("options", 400, why=str(error)) from error
    raise TableError(refusal, 400, game)


def _need_few(evening: Evening, guest: Guest) -> None:
    if len(evening.games) >= limits.GAMES:
        raise evening_error("games", count=str(limits.GAMES))
    own = sum(proposal.body.guest == guest.handle for proposal in evening.proposals.values())
    if own >= limits.OWN_PROPOSALS:
        raise evening_error("own-proposals", count=str(limits.OWN_PROPOSALS))
    if len(evening.proposals) >= limits.OPEN_PROPOSALS:
        raise evening_error("proposals", count=str(limits.OPEN_PROPOSALS))


def _chair(evening: Evening, chair: ChairRequest, levels: Levels) -> KeptChair:
    if chair.person:
        return KeptChair(evening.need_guest(chair.person).handle)
    return KeptChair(level=levels.pick(chair.level)) if chair.level else KeptChair()


async def agree(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Agree) -> int:
    """Agree to a proposal; the last one to agree begins the game."""
    await service.refresh(loaded)

    def fill(draft: EveningDraft, _: Guest, key: str) -> None:
        guest = visitor.need_own(draft.evening, message.who)
        proposal = draft.evening.need_proposal(message.proposal)
        if proposal.chair_of(guest.handle) is None and proposal.free_chair() is None:
            raise evening_error("no-chair")
        if loaded.playing(guest):
            raise evening_error("playing", name=guest.name)
        draft.add(Answered(guest.handle, proposal.number, True), key)
        after = proposal.with_answer(guest.handle)
        if after.free_chair() is None and after.settled():
            add_began(service, loaded, draft, after, guest)

    seq = await submit(service, loaded, visitor, message, fill)
    await service.attach(loaded)
    return seq


async def decline(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Decline) -> int:
    """Decline a proposal."""

    def fill(draft: EveningDraft, _: Guest, key: str) -> None:
        guest = visitor.need_own(draft.evening, message.who)
        proposal = draft.evening.need_proposal(message.proposal)
        draft.add(Answered(guest.handle, proposal.number, False), key)

    return await submit(service, loaded, visitor, message, fill)


async def withdraw(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: Withdraw) -> int:
    """Withdraw one's own proposal, or anybody's as the host."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        proposal = draft.evening.need_proposal(message.proposal)
        if guest.handle not in (proposal.body.guest, draft.evening.lamp):
            raise evening_error("not-host", 403)
        draft.add(Withdrawn(guest.handle, proposal.number), key)

    return await submit(service, loaded, visitor, message, fill)
