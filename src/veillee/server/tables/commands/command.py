"""What a client can ask of a table, and who carries it out."""

import contextlib

import msgspec

from veillee.server.messages import (
    AnswerTakeback,
    AskHint,
    AskPreview,
    AskTakeback,
    Error,
    FromServer,
    Move,
    Ok,
    Refused,
    Say,
    VoteBot,
)
from veillee.server.tables.commands.hint import hint
from veillee.server.tables.commands.play import play
from veillee.server.tables.commands.preview import preview
from veillee.server.tables.commands.say import say
from veillee.server.tables.commands.takeback import answer_takeback, ask_takeback
from veillee.server.tables.commands.vote import vote_bot
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.sentences import refusal_text
from veillee.server.tables.service import TableService

Command = Move | Say | AskHint | AskPreview | AskTakeback | AnswerTakeback | VoteBot


async def carry_out(service: TableService, loaded: LoadedTable, caller: Caller, message: Command) -> FromServer:
    """Do what was asked and return the answer; TableError says why not."""
    if isinstance(message, Move):
        return Ok(message.id, await play(service, loaded, caller, message))
    if isinstance(message, Say):
        return Ok(message.id, await say(service, loaded, caller, message))
    if isinstance(message, AskPreview):
        return preview(loaded, caller, message)
    if isinstance(message, AskTakeback):
        return Ok(message.id, await ask_takeback(service, loaded, caller, message))
    if isinstance(message, AnswerTakeback):
        return Ok(message.id, await answer_takeback(service, loaded, caller, message))
    if isinstance(message, VoteBot):
        return Ok(message.id, await vote_bot(service, loaded, caller, message))
    return await hint(service, loaded, caller, message)


def unreadable(text: str, why: str, seq: int) -> FromServer:
    """Answer a message that does not fit; by its id where it has one."""
    refusal = table_error("unreadable", why=why[:200]).refusal
    sentence = refusal_text(None, refusal)
    with contextlib.suppress(msgspec.DecodeError, ValueError, RecursionError):
        raw = msgspec.json.decode(text)
        if isinstance(raw, dict) and isinstance(raw.get("id"), str) and len(raw["id"]) <= 64:
            return Refused(raw["id"], refusal.clause, refusal.message_id, refusal.params, sentence, seq)
    return Error(refusal.message_id, sentence)
