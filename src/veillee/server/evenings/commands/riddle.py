"""Ask the riddle of the day, answer it, show the answer, put it away."""

from typing import Final

from veillee.games.riddles import riddle_of_day
from veillee.server.evenings.commands.submit import need_open, submit
from veillee.server.evenings.domain.draft import EveningDraft
from veillee.server.evenings.domain.entries import RiddleAnswered, RiddleClosed, RiddlePosed, RiddleShown
from veillee.server.evenings.domain.errors import evening_error
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.domain.riddle import EveningRiddle
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages.evenings import AnswerRiddle, CloseRiddle, PoseRiddle, ShowRiddle

_DAY_SECONDS: Final = 86_400.0
_DAYS_APART: Final = 1  # calendars around the world, and the server's


async def pose_riddle(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: PoseRiddle) -> int:
    """Ask everybody the riddle of the day, as the host, while no game runs."""
    await service.refresh(loaded)
    today = int(service.clock.time() / _DAY_SECONDS)
    found = riddle_of_day(message.day) if abs(message.day - today) <= _DAYS_APART else None
    if found is None:
        raise evening_error("riddle-day", 400)
    game, riddle = found

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        visitor.need_host(draft.evening)
        need_open(draft.evening)
        if loaded.running():
            raise evening_error("still-playing")
        if draft.evening.riddle_day is not None and message.day <= draft.evening.riddle_day:
            raise evening_error("riddle-known")
        draft.add(RiddlePosed(guest.handle, message.day, game, riddle), key)

    return await submit(service, loaded, visitor, message, fill)


async def answer_riddle(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: AnswerRiddle) -> int:
    """Answer the riddle, once; it is over with the first right answer, or when nobody here is left to answer."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        riddle = _need_asked(draft, message.riddle)
        if guest.handle in riddle.answers:
            raise evening_error("riddle-answered")
        if message.answer >= len(riddle.body.riddle.answers):
            raise evening_error("no-answer", 400)
        right = riddle.is_right(message.answer)
        draft.add(RiddleAnswered(guest.handle, message.answer, right), key)
        waiting = set(loaded.here()) - riddle.answers.keys() - {guest.handle}
        if not right and not waiting:
            draft.add(RiddleShown())

    return await submit(service, loaded, visitor, message, fill)


async def show_riddle(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: ShowRiddle) -> int:
    """Show the answer that nobody found, as the host."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        visitor.need_host(draft.evening)
        _need_asked(draft, message.riddle)
        draft.add(RiddleShown(guest.handle), key)

    return await submit(service, loaded, visitor, message, fill)


async def close_riddle(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: CloseRiddle) -> int:
    """Put the riddle away and go on to the games, as the host."""

    def fill(draft: EveningDraft, guest: Guest, key: str) -> None:
        visitor.need_host(draft.evening)
        draft.evening.need_riddle()
        draft.add(RiddleClosed(guest.handle), key)

    return await submit(service, loaded, visitor, message, fill)


def _need_asked(draft: EveningDraft, number: int) -> EveningRiddle:
    """Return the riddle with a number, if it is still open; refuse otherwise."""
    riddle = draft.evening.need_riddle()
    if riddle.number != number or riddle.over:
        raise evening_error("riddle-over")
    return riddle
