"""What a client says on the socket of an evening, beside what it says at the table it has entered."""

from typing import Annotated, Any

from msgspec import Meta

from veillee.server.evenings.domain.words import Wish
from veillee.server.messages.base import ChatText, CommandId, Name, Received, Until
from veillee.server.tables.domain.reactions import Reaction
from veillee.server.tables.domain.rules import ClockRule

Handle = Annotated[str, Meta(min_length=2, max_length=8)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
Who = Annotated[str, Meta(max_length=8)]
"""For whom: empty for oneself, else the handle of somebody who plays on the same phone."""
LevelName = Annotated[str, Meta(max_length=32)]


class Speak(Received, tag_field="type", tag="speak"):
    """Say something in the room."""

    id: CommandId
    text: ChatText


class ReactInRoom(Received, tag_field="type", tag="react-in-room"):
    """React to something in the room."""

    id: CommandId
    reaction: Reaction


class ChairRequest(Received):
    """A chair of a proposal: for `person`, for a bot of `level`, or free if both are empty."""

    person: Annotated[str, Meta(max_length=8)] = ""
    level: LevelName = ""


class Propose(Received, tag_field="type", tag="propose"):
    """Propose a game. Chairs in the order of the game's seats; those left out are free.

    `level`: of the bots that take what is still free when the game begins.
    """

    id: CommandId
    game: Annotated[str, Meta(max_length=64)]
    options: dict[str, Any] = {}
    chairs: Annotated[list[ChairRequest], Meta(max_length=8)] = []
    level: LevelName = ""
    clock: ClockRule = ClockRule()


class Agree(Received, tag_field="type", tag="agree"):
    """Agree to play, on the chair kept for one or on the first free one.

    The game begins when no chair is free and everybody on a chair has agreed.
    """

    id: CommandId
    proposal: int
    who: Who = ""


class Decline(Received, tag_field="type", tag="decline"):
    """Decline a proposal: one's chair becomes free."""

    id: CommandId
    proposal: int
    who: Who = ""


class Withdraw(Received, tag_field="type", tag="withdraw"):
    """Withdraw one's own proposal, or anybody's as the host."""

    id: CommandId
    proposal: int


class Begin(Received, tag_field="type", tag="begin"):
    """Begin a proposed game now, as the host, or as its proposer once nobody who was asked has yet to answer.

    Bots take the free chairs.
    """

    id: CommandId
    proposal: int


class Abandon(Received, tag_field="type", tag="abandon"):
    """Abandon a running game, as the host or as one of its players: it brings nobody points."""

    id: CommandId
    table: TableId


class SetWish(Received, tag_field="type", tag="set-wish"):
    """Say whether one would like to play, sit out the next game, or only watch."""

    id: CommandId
    wish: Wish
    who: Who = ""


class SetName(Received, tag_field="type", tag="set-name"):
    """Go by another name; where somebody has it already, a number is added."""

    id: CommandId
    name: Name
    who: Who = ""


class SetUntil(Received, tag_field="type", tag="set-until"):
    """Say until when the evening is to last, in seconds since 1970, as the host; null: nobody knows."""

    id: CommandId
    until: Until | None = None


class PassLamp(Received, tag_field="type", tag="pass-lamp"):
    """Pass the lamp to somebody; whoever opened the evening may take it back at any time."""

    id: CommandId
    person: Handle


class Bring(Received, tag_field="type", tag="bring"):
    """Bring somebody who has no phone: they play on this one.

    The name of somebody who played on it and left lets them back in.
    """

    id: CommandId
    name: Name


class Remove(Received, tag_field="type", tag="remove"):
    """Remove somebody, as the host: bots play on in their place, and they cannot come back."""

    id: CommandId
    person: Handle


class Leave(Received, tag_field="type", tag="leave"):
    """Leave the evening, with everybody who plays on the same phone; `ComeBack`, or arriving again, undoes it."""

    id: CommandId
    who: Who = ""


class ComeBack(Received, tag_field="type", tag="come-back"):
    """Come back after having left."""

    id: CommandId


class CloseEvening(Received, tag_field="type", tag="close"):
    """Close the evening, as the host: no game may be running."""

    id: CommandId


class Reopen(Received, tag_field="type", tag="reopen"):
    """Open a closed evening again: another night of the same season."""

    id: CommandId


class PoseRiddle(Received, tag_field="type", tag="pose-riddle"):
    """Ask everybody the riddle of a day, as the host: today by the host's calendar, in days since 1970."""

    id: CommandId
    day: Annotated[int, Meta(ge=0)]


class AnswerRiddle(Received, tag_field="type", tag="answer-riddle"):
    """Answer the riddle, once: `answer` is the place of an answer, `riddle` the riddle's number."""

    id: CommandId
    riddle: int
    answer: Annotated[int, Meta(ge=0)]


class ShowRiddle(Received, tag_field="type", tag="show-riddle"):
    """Show the answer of a riddle that nobody finds, as the host."""

    id: CommandId
    riddle: int


class CloseRiddle(Received, tag_field="type", tag="close-riddle"):
    """Put the riddle away and go on to the games, as the host."""

    id: CommandId


class Enter(Received, tag_field="type", tag="enter"):
    """Go to a table of the evening; answered by `EnteredTable`, or `Refused`.

    From then on this socket also carries everything that the table's own socket would, both ways. `seat` is that
    socket's `as`, and `after` is its `after`: without `seat`, somebody with one seat sits down, and others watch.
    """

    id: CommandId
    table: TableId
    seat: Annotated[str, Meta(max_length=32)] | None = None
    after: Annotated[int, Meta(ge=0)] | None = None


class Exit(Received, tag_field="type", tag="exit"):
    """Go back to the room; answered by `ExitedTable`."""

    id: CommandId


EveningCommand = (
    Speak
    | ReactInRoom
    | Propose
    | Agree
    | Decline
    | Withdraw
    | Begin
    | Abandon
    | SetWish
    | SetName
    | SetUntil
    | PassLamp
    | Bring
    | Remove
    | Leave
    | ComeBack
    | CloseEvening
    | Reopen
    | PoseRiddle
    | AnswerRiddle
    | ShowRiddle
    | CloseRiddle
)
ToEvening = EveningCommand | Enter | Exit
