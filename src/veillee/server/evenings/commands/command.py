"""What a client can ask of an evening, and who carries it out."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from veillee.server.evenings.commands.begin import abandon, begin
from veillee.server.evenings.commands.bring import bring
from veillee.server.evenings.commands.closing import close, reopen
from veillee.server.evenings.commands.lamp import pass_lamp, set_until
from veillee.server.evenings.commands.people import come_back, leave, remove, set_name, set_wish
from veillee.server.evenings.commands.proposals import agree, decline, propose, withdraw
from veillee.server.evenings.commands.riddle import answer_riddle, close_riddle, pose_riddle, show_riddle
from veillee.server.evenings.commands.talk import react, speak
from veillee.server.evenings.domain.visitor import Visitor
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.service import EveningService
from veillee.server.messages import Ok
from veillee.server.messages.evenings import (
    Abandon,
    Agree,
    AnswerRiddle,
    Begin,
    Bring,
    CloseEvening,
    CloseRiddle,
    ComeBack,
    Decline,
    EveningCommand,
    Leave,
    PassLamp,
    PoseRiddle,
    Propose,
    ReactInRoom,
    Remove,
    Reopen,
    SetName,
    SetUntil,
    SetWish,
    ShowRiddle,
    Speak,
    Withdraw,
)

_COMMANDS: Final[dict[type, Callable[[EveningService, LoadedEvening, Visitor, Any], Awaitable[int]]]] = {
    Abandon: abandon,
    Agree: agree,
    AnswerRiddle: answer_riddle,
    Begin: begin,
    Bring: bring,
    CloseEvening: close,
    CloseRiddle: close_riddle,
    ComeBack: come_back,
    Decline: decline,
    Leave: leave,
    PassLamp: pass_lamp,
    PoseRiddle: pose_riddle,
    Propose: propose,
    ReactInRoom: react,
    Remove: remove,
    Reopen: reopen,
    SetName: set_name,
    SetUntil: set_until,
    SetWish: set_wish,
    ShowRiddle: show_riddle,
    Speak: speak,
    Withdraw: withdraw,
}


async def carry_out(service: EveningService, loaded: LoadedEvening, visitor: Visitor, message: EveningCommand) -> Ok:
    """Do what was asked and return the answer; TableError says why not."""
    return Ok(message.id, await _COMMANDS[type(message)](service, loaded, visitor, message))
