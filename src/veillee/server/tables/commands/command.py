"""What a client can ask of a table, and who carries it out."""

from veillee.server.messages import (
    AnswerHoliday,
    AnswerTakeback,
    AskHint,
    AskHoliday,
    AskPreview,
    AskTakeback,
    FromServer,
    Move,
    Ok,
    React,
    Say,
    SetPace,
    SetPause,
    StartGame,
    VoteBot,
)
from veillee.server.tables.commands.moves.hint import hint
from veillee.server.tables.commands.moves.play import play
from veillee.server.tables.commands.moves.preview import preview
from veillee.server.tables.commands.moves.takeback import answer_takeback, ask_takeback
from veillee.server.tables.commands.setup.seats import start
from veillee.server.tables.commands.talk.react import react
from veillee.server.tables.commands.talk.say import say
from veillee.server.tables.commands.timing.holiday import answer_holiday, ask_holiday
from veillee.server.tables.commands.timing.pace import set_pace
from veillee.server.tables.commands.timing.pause import set_pause
from veillee.server.tables.commands.timing.vote import vote_bot
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService

Command = (
    Move
    | Say
    | React
    | SetPace
    | SetPause
    | StartGame
    | AskHint
    | AskPreview
    | AskTakeback
    | AnswerTakeback
    | AskHoliday
    | AnswerHoliday
    | VoteBot
)


async def carry_out(service: TableService, loaded: LoadedTable, caller: Caller, message: Command) -> FromServer:
    """Do what was asked and return the answer; TableError says why not."""
    if isinstance(message, Move):
        return Ok(message.id, await play(service, loaded, caller, message))
    if isinstance(message, SetPause):
        return Ok(message.id, await set_pause(service, loaded, caller, message))
    if isinstance(message, StartGame):
        await start(service, loaded, caller)
        return Ok(message.id, loaded.table.seq)
    if isinstance(message, Say):
        if caller.screen:
            raise table_error("screen", 403)
        return Ok(message.id, await say(service, loaded, caller, message))
    if isinstance(message, React):
        return Ok(message.id, await react(service, loaded, caller, message))
    if isinstance(message, SetPace):
        return Ok(message.id, await set_pace(service, loaded, caller, message))
    if isinstance(message, AskPreview):
        return preview(loaded, caller, message)
    if isinstance(message, AskTakeback):
        return Ok(message.id, await ask_takeback(service, loaded, caller, message))
    if isinstance(message, AnswerTakeback):
        return Ok(message.id, await answer_takeback(service, loaded, caller, message))
    if isinstance(message, AskHoliday):
        return Ok(message.id, await ask_holiday(service, loaded, caller, message))
    if isinstance(message, AnswerHoliday):
        return Ok(message.id, await answer_holiday(service, loaded, caller, message))
    if isinstance(message, VoteBot):
        return Ok(message.id, await vote_bot(service, loaded, caller, message))
    return await hint(service, loaded, caller, message)
