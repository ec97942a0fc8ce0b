"""What one viewer is sent: built up from what it may know, never stripped down."""

from typing import Any, Final

import msgspec

from veillee.core import SPECTATOR, Event
from veillee.core.contract.reaction_state import is_reaction
from veillee.server.caller import Caller
from veillee.server.clock import clock_now
from veillee.server.entries import (
    Hinted,
    Moved,
    Rematched,
    Said,
    SeatSet,
    Started,
    TookBack,
    Voted,
)
from veillee.server.live import Live
from veillee.server.messages import (
    ChatLine,
    HintLine,
    Line,
    MoveLine,
    Now,
    RematchLine,
    Result,
    SeatInfo,
    SeatLine,
    SeenEvent,
    StartLine,
    TableCard,
    TableInfo,
    Takeback,
    TakebackLine,
    VoteLine,
)
from veillee.server.secrets import Signer
from veillee.server.table import Kept, Table

_CHAT_SENT: Final = 200
"""Lines of chat that a screen is told at once: the last ones."""


def seat_infos(live: Live, held: tuple[int, ...]) -> list[SeatInfo]:
    """Return the seats with who sits there."""
    present = live.present()
    infos: list[SeatInfo] = []
    for index, (name, seat) in enumerate(zip(live.table.names, live.table.seats)):
        there = seat.kind == "bot" or index in present
        kind: Any = seat.kind
        infos.append(SeatInfo(name, kind, seat.name, seat.level, there, index in held, seat.stand_in, seat.awaited))
    return infos


def table_info(live: Live, caller: Caller, signer: Signer) -> TableInfo:
    """Return what a caller may know about a table."""
    table = live.table
    return TableInfo(
        id=table.row.id,
        game=table.game.id,
        options=table.options,
        status=table.status,
        public=table.row.public,
        clock=table.clock,
        seats=seat_infos(live, caller.held(table)),
        spectators=live.spectators(),
        commitment=table.commitment,
        created=table.row.created,
        invite=signer.invite(table.row.id) if caller.invited(table, signer) else "",
        host=caller.is_host(table),
        rematch=table.rematch,
    )


def table_card(live: Live, seats: tuple[int, ...]) -> TableCard:
    """Return a table for a list."""
    table = live.table
    return TableCard(
        id=table.row.id,
        game=table.game.id,
        status=table.status,
        public=table.row.public,
        seats=seat_infos(live, seats),
        updated=table.kept[-1].entry.at if table.kept else table.row.created,
        turn=any(seat in table.actors for seat in seats),
    )


def now_for(live: Live, viewer: int, time: float) -> Now:
    """Return the position as a viewer may know it."""
    table = live.table
    state = table.state
    name = "" if viewer == SPECTATOR else table.names[viewer]
    votes: dict[str, list[str]] = {}
    for target, voters in table.votes.items():
        if voters:
            votes[table.names[target]] = [table.names[by] for by in sorted(voters)]
    if state is None:
        return Now(name, "", [], None, [], True, clock_now(table, live.guide.clock(time)), False, None, votes, None)
    view, legal = _view(live, viewer)
    return Now(
        seat=name,
        phase=state.phase(),
        actors=[table.actor_name(actor) for actor in table.actors],
        view=view,
        legal=legal,
        whole=viewer == SPECTATOR or state.enumerable(viewer),
        clock=clock_now(table, live.guide.clock(time)),
        may_take_back=may_take_back(table, viewer),
        takeback=_takeback(table),
        votes=votes,
        result=result_of(table),
    )


def _view(live: Live, viewer: int) -> tuple[msgspec.Raw, list[str]]:
    table = live.table
    assert table.state is not None
    stamp = (table.epoch, table.position)
    found = live.views.get(viewer)
    if found is not None and found[:2] == stamp:
        return found[2], found[3]
    view = msgspec.Raw(msgspec.json.encode(table.state.view(viewer)))
    legal = [] if viewer == SPECTATOR else table.state.legal(viewer)
    live.views[viewer] = (*stamp, view, legal)
    return view, legal


def may_take_back(table: Table, seat: int) -> bool:
    """Tell whether a seat's move is the last thing that moved; the asking looks closer."""
    if seat == SPECTATOR or table.status != "playing" or table.consent is not None:
        return False
    last = table.last_move
    if last is None or not isinstance(last.entry.body, Moved) or last.entry.body.actor != seat:
        return False
    return table.state is None or not is_reaction(table.state, last.entry.body.move)  # a reaction is measured once


def _takeback(table: Table) -> Takeback | None:
    consent = table.consent
    if consent is None:
        return None
    waiting = [table.names[seat] for seat in table.humans() if seat != consent.seat and seat not in consent.agreed]
    return Takeback(table.names[consent.seat], consent.first, waiting)


def result_of(table: Table) -> Result | None:
    """Return how the game ended, with the seed, once it has."""
    outcome = table.state.outcome() if table.over and table.state is not None else None
    if outcome is None:
        return None
    scores = {table.names[seat]: score for seat, score in enumerate(outcome.scores)}
    return Result([table.names[seat] for seat in outcome.winners], scores, outcome.reason, table.row.seed.hex())


def lines_for(table: Table, viewer: int, after: int, signer: Signer, invited: bool) -> list[Line]:
    """Return the log's lines above a number, as a viewer may know them."""
    withdrawn = table.withdrawn
    wanted = [kept for kept in table.kept[after:] if kept.entry.seq not in withdrawn]  # numbers: from 1, no gaps
    chat = [kept.entry.seq for kept in wanted if isinstance(kept.entry.body, Said)]
    old = set(chat[:-_CHAT_SENT])
    return [line_of(table, kept, viewer, signer, invited) for kept in wanted if kept.entry.seq not in old]


def _seen(event: Event, viewer: int) -> SeenEvent:
    seen = event.seen_by(viewer)
    return SeenEvent(seen.kind, seen.data)


def line_of(table: Table, kept: Kept, viewer: int, signer: Signer, invited: bool) -> Line:
    """Return one line of the log as a viewer may know it."""
    seq, at, body = kept.entry.seq, kept.entry.at, kept.entry.body
    if isinstance(body, Moved):
        events = [_seen(event, viewer) for event in kept.events]
        actor = table.actor_name(body.actor)
        return MoveLine(seq, at, actor, kept.heard_by(viewer), body.by, events, kept.hinted, body.measured)
    if isinstance(body, Said):
        return ChatLine(seq, at, "" if body.seat == SPECTATOR else table.names[body.seat], body.name, body.text)
    if isinstance(body, SeatSet):
        return SeatLine(seq, at, table.names[body.seat], body.holder, body.name, body.level, body.why)
    if isinstance(body, Started):
        return StartLine(seq, at)
    if isinstance(body, Hinted):
        return HintLine(seq, at, table.names[body.seat])
    if isinstance(body, TookBack):
        return TakebackLine(seq, at, table.names[body.seat], body.step, body.first)
    if isinstance(body, Voted):
        return VoteLine(seq, at, table.names[body.by], table.names[body.seat])
    assert isinstance(body, Rematched)
    return RematchLine(seq, at, table.names[body.seat], body.table, signer.invite(body.table) if invited else "")
