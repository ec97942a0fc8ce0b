"""What a client can ask of a table, and who carries it out."""

import contextlib

import msgspec

from veillee.server.caller import Caller
from veillee.server.commands.hint import hint
from veillee.server.commands.play import play
from veillee.server.commands.preview import preview
from veillee.server.commands.say import say
from veillee.server.commands.takeback import answer_takeback, ask_takeback
from veillee.server.commands.vote import vote_bot
from veillee.server.house import House
from veillee.server.live import Live
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
from veillee.server.refuse import refuse
from veillee.server.sentences import refusal_text

Command = Move | Say | AskHint | AskPreview | AskTakeback | AnswerTakeback | VoteBot


async def carry_out(house: House, live: Live, caller: Caller, message: Command) -> FromServer:
    """Do what was asked and return the answer; Refuse says why not."""
    if isinstance(message, Move):
        return Ok(message.id, await play(house, live, caller, message))
    if isinstance(message, Say):
        return Ok(message.id, await say(house, live, caller, message))
    if isinstance(message, AskPreview):
        return preview(live, caller, message)
    if isinstance(message, AskTakeback):
        return Ok(message.id, await ask_takeback(house, live, caller, message))
    if isinstance(message, AnswerTakeback):
        return Ok(message.id, await answer_takeback(house, live, caller, message))
    if isinstance(message, VoteBot):
        return Ok(message.id, await vote_bot(house, live, caller, message))
    return await hint(house, live, caller, message)


def unreadable(text: str, why: str, seq: int) -> FromServer:
    """Answer a message that does not fit; by its id where it has one."""
    refusal = refuse("unreadable", why=why[:200]).refusal
    sentence = refusal_text(None, refusal)
    with contextlib.suppress(msgspec.DecodeError, ValueError, RecursionError):
        raw = msgspec.json.decode(text)
        if isinstance(raw, dict) and isinstance(raw.get("id"), str) and len(raw["id"]) <= 64:
            return Refused(raw["id"], refusal.clause, refusal.message_id, refusal.params, sentence, seq)
    return Error(refusal.message_id, sentence)
