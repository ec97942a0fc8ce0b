"""What a client says on a socket."""

from typing import Annotated

from msgspec import Meta

from veillee.server.messages.base import MOVE_SIGNS, ChatText, CommandId, MoveText, Received, SeatName
from veillee.server.tables.domain.holidays import MOST_DAYS
from veillee.server.tables.domain.reactions import Reaction
from veillee.server.tables.domain.rules import Pace


class Move(Received, tag_field="type", tag="move"):
    """Make a move of a seat that this browser holds."""

    id: CommandId
    seat: SeatName
    move: MoveText


class Say(Received, tag_field="type", tag="chat"):
    """Say something at the table; `seat` empty: as a spectator."""

    id: CommandId
    text: ChatText
    seat: Annotated[str, Meta(max_length=32)] = ""


class React(Received, tag_field="type", tag="react"):
    """Show what one feels: a bubble at the seat's sign, for everybody."""

    id: CommandId
    seat: SeatName
    reaction: Reaction


class SetPace(Received, tag_field="type", tag="set-pace"):
    """Let the table play at another pace from now on."""

    id: CommandId
    seat: SeatName
    pace: Pace


class SetPause(Received, tag_field="type", tag="set-pause"):
    """Let the game rest, or go on; `seat` empty: as a big screen."""

    id: CommandId
    paused: bool
    seat: Annotated[str, Meta(max_length=32)] = ""


class StartGame(Received, tag_field="type", tag="start"):
    """Start the game, once every seat is taken: as the REST request does, and for big screens."""

    id: CommandId


class Look(Received, tag_field="type", tag="look"):
    """Look from another seat: the answer is a `Snapshot` of that seat's view.

    `seat` empty: the spectator's view, which is what stands behind a cover screen. A socket is only ever
    sent the view of the one seat it looks from.
    """

    seat: Annotated[str, Meta(max_length=32)] = ""


class AskHint(Received, tag_field="type", tag="ask-hint"):
    """Ask what a strong bot would do; answered by `HintAnswer`, or `Refused`. Marked in the log."""

    id: CommandId
    seat: SeatName


class AskPreview(Received, tag_field="type", tag="ask-preview"):
    """Ask what a move would lead to, without making it; answered by `PreviewAnswer`, or `Refused` as the move would be.

    `move` empty: the position as it is. `ask`: a question of the game's own about it. Nothing is kept of it.
    """

    id: CommandId
    seat: SeatName
    move: Annotated[str, Meta(max_length=MOVE_SIGNS)] = ""
    ask: Annotated[str, Meta(max_length=64)] = ""


class AskTakeback(Received, tag_field="type", tag="ask-takeback"):
    """Ask to take back one's last move."""

    id: CommandId
    seat: SeatName


class AnswerTakeback(Received, tag_field="type", tag="answer-takeback"):
    """Agree to, or decline, the take-back that is asked for."""

    id: CommandId
    seat: SeatName
    agree: bool


class AskHoliday(Received, tag_field="type", tag="ask-holiday"):
    """Ask the others at a table by correspondence for some days in which no limit runs."""

    id: CommandId
    seat: SeatName
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]


class AnswerHoliday(Received, tag_field="type", tag="answer-holiday"):
    """Agree to, or decline, the holidays that are asked for; whoever asked withdraws them by declining."""

    id: CommandId
    seat: SeatName
    agree: bool


class VoteBot(Received, tag_field="type", tag="vote-bot"):
    """Vote to let a bot stand in for a seat whose person has gone (or idles past a relaxed clock)."""

    id: CommandId
    seat: SeatName
    target: SeatName


class Seen(Received, tag_field="type", tag="seen"):
    """The update `seq` is on the screen now (only for updates with `reveal`)."""

    seq: int


class GoOn(Received, tag_field="type", tag="go-on"):
    """On a guided socket: everything up to entry `seq` has been read; the bots and the clock may go on.

    Without `seq`: nobody waits for this socket any more.
    """

    seq: int | None = None


class Pong(Received, tag_field="type", tag="pong"):
    """Answer to `Ping`."""

    n: int


FromClient = (
    Move
    | Say
    | React
    | SetPace
    | SetPause
    | StartGame
    | Look
    | AskHint
    | AskPreview
    | AskTakeback
    | AnswerTakeback
    | AskHoliday
    | AnswerHoliday
    | VoteBot
    | Seen
    | GoOn
    | Pong
)
