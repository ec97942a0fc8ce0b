"""What one viewer is sent: built from what it may know, never a state with parts removed."""

from typing import Any, Final

import msgspec

from veillee.core import SPECTATOR, Event
from veillee.core.contract.reaction_state import is_reaction
from veillee.server.messages import (
    ChatLine,
    ClockNow,
    Ending,
    EndLine,
    HintLine,
    HolidayLine,
    HolidayWish,
    Line,
    MoveLine,
    Now,
    PaceLine,
    PauseLine,
    ReactedLine,
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
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.clock import awaited, deadline, rules_limit
from veillee.server.tables.domain.log.applied import AppliedEntry
from veillee.server.tables.domain.log.entries import (
    Blanked,
    Ended,
    Hinted,
    Holiday,
    Moved,
    Paced,
    Paused,
    Reacted,
    Rematched,
    Said,
    SeatSet,
    Started,
    TookBack,
    Voted,
)
from veillee.server.tables.domain.secrets import Signer
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import KnownToAll, LoadedTable, SeenView

NO_CLOCK: Final = ClockNow("none")
_encoder: Final = msgspec.json.Encoder()
_GAME: Final = (Moved, Started)
_TALK_SENT: Final = 200
"""Lines beside the game (chat, seats, hints, votes) that a screen is told at once: the last ones."""
_REACTIONS_SENT: Final = 8


def seat_infos(loaded: LoadedTable, held: tuple[int, ...]) -> list[SeatInfo]:
    """Return the seats with who sits there."""
    present = loaded.present()
    infos: list[SeatInfo] = []
    for index, (name, seat) in enumerate(zip(loaded.table.names, loaded.table.seats)):
        there = seat.kind == "bot" or index in present
        infos.append(
            SeatInfo(name, seat.kind, seat.name, seat.level, there, index in held, seat.stand_in, seat.awaited)
        )
    return infos


def table_info(loaded: LoadedTable, caller: Caller, signer: Signer) -> TableInfo:
    """Return what a caller may know about a table."""
    table = loaded.table
    invited = caller.invited(table, signer)
    return TableInfo(
        id=table.row.id,
        game=table.game.id,
        options=table.options,
        status=table.status,
        public=table.row.public,
        clock=table.clock,
        seats=seat_infos(loaded, caller.held(table)),
        spectators=loaded.spectators(),
        commitment=table.commitment,
        created=table.row.created,
        invite=signer.invite(table.row.id) if invited else "",
        host=caller.is_host(table),
        rematch=table.rematch,
        pace=table.pace,
        paused=table.paused,
        screens=loaded.screens(),
        evening=table.row.evening,
        show=signer.show(table.row.id) if invited and table.over else "",
        holiday=table.holidays.until,
    )


def table_card(loaded: LoadedTable, seats: tuple[int, ...], ending: Ending | None) -> TableCard:
    """Return a table for a list."""
    table = loaded.table
    return TableCard(
        id=table.row.id,
        game=table.game.id,
        status=table.status,
        public=table.row.public,
        seats=seat_infos(loaded, seats),
        updated=table.applied[-1].entry.at if table.applied else table.row.created,
        turn=any(seat in table.actors for seat in seats),
        ending=ending,
        due=deadline(table) or 0.0,
        holiday=table.holidays.until,
    )


def now_for(loaded: LoadedTable, viewer: int, time: float) -> Now:
    """Return the position as a viewer may know it."""
    table = loaded.table
    state = table.state
    name = "" if viewer == SPECTATOR else table.names[viewer]
    known = _known_to_all(loaded)
    if state is None:
        return Now(name, "", [], None, [], True, NO_CLOCK, False, None, known.votes, None)
    seen = _view(loaded, viewer)
    return Now(
        name,
        known.phase,
        known.actors,
        seen.view,
        seen.legal,
        viewer == SPECTATOR or state.enumerable(viewer),
        clock_now(table, time) if known.timed else NO_CLOCK,
        viewer != SPECTATOR and viewer == known.takes_back,
        known.takeback,
        known.votes,
        known.result,
        known.holiday,
    )


def _known_to_all(loaded: LoadedTable) -> KnownToAll:
    """Return what all who look at a position are told alike, put together once for all of them."""
    table = loaded.table
    known = loaded.known
    if known is not None and known.seq == table.seq and known.epoch == table.epoch:
        return known
    votes: dict[str, list[str]] = {}
    for target, voters in table.votes.items():
        if voters:
            votes[table.names[target]] = [table.names[by] for by in sorted(voters)]
    phase = "" if table.state is None else table.state.phase()
    actors = [table.actor_name(actor) for actor in table.actors]
    loaded.known = known = KnownToAll(
        table.epoch,
        table.seq,
        phase,
        actors,
        _takeback(table),
        votes,
        result_of(table),
        _holiday(table),
        who_may_take_back(table),
        table.clock.kind != "none" or rules_limit(table) > 0,
    )
    return known


def _view(loaded: LoadedTable, viewer: int) -> SeenView:
    table = loaded.table
    assert table.state is not None
    seen = loaded.views.get(viewer)
    if seen is not None and seen.position == table.position and seen.epoch == table.epoch:
        return seen
    view = msgspec.Raw(_encoder.encode(table.state.view(viewer)))
    legal = [] if viewer == SPECTATOR or table.ended else table.state.legal(viewer)
    loaded.views[viewer] = seen = SeenView(table.epoch, table.position, view, legal)
    return seen


def clock_now(table: Table, now: float) -> ClockNow:
    """Return the running limit as clients are told."""
    end = deadline(table)
    if end is not None:
        seats = [table.game.seats[seat] for seat in awaited(table)]
        return ClockNow("rules" if rules_limit(table) > 0 else "move", seats, max(0, round((end - now) * 1000)))
    if table.clock.kind == "relaxed" and table.status == "playing" and not table.paused:
        left = table.moved_at + table.grace + table.clock.seconds - now
        return ClockNow("relaxed", [table.game.seats[seat] for seat in awaited(table)], max(0, round(left * 1000)))
    return NO_CLOCK


def who_may_take_back(table: Table) -> int:
    """Return the seat whose own the last move is, or SPECTATOR; the command itself checks more."""
    last = table.last_move
    if last is None or table.status != "playing" or table.consent is not None:
        return SPECTATOR
    body = last.entry.body
    if not isinstance(body, Moved) or body.actor < 0:
        return SPECTATOR
    measured_once = table.state is not None and is_reaction(table.state, body.move)
    return SPECTATOR if measured_once else body.actor


def _takeback(table: Table) -> Takeback | None:
    consent = table.consent
    if consent is None:
        return None
    waiting = [table.names[seat] for seat in table.humans() if seat != consent.seat and seat not in consent.agreed]
    return Takeback(table.names[consent.seat], consent.first, waiting)


def _holiday(table: Table) -> HolidayWish | None:
    wish = table.holidays.wish
    if wish is None:
        return None
    waiting = [table.names[seat] for seat in table.humans() if seat != wish.seat and seat not in wish.agreed]
    return HolidayWish(table.names[wish.seat], wish.days, waiting)


def result_of(table: Table) -> Result | None:
    """Return how the game ended, with the seed, once it has."""
    outcome = table.state.outcome() if table.over and table.state is not None else None
    if outcome is None:
        return None
    scores = {table.names[seat]: score for seat, score in enumerate(outcome.scores)}
    return Result([table.names[seat] for seat in outcome.winners], scores, outcome.reason, table.row.seed.hex())


def lines_for(table: Table, viewer: int, after: int, signer: Signer, invited: bool) -> list[Any]:
    """Return the log's lines above a number, as a viewer may know them."""
    news = table.applied.after(after)
    if len(news) > _REACTIONS_SENT or table.withdrawn:
        news = _worth_telling(table, news)
    return [
        applied.line or _told(table, applied, viewer, signer, invited)
        for applied in news
        if not isinstance(applied.entry.body, Blanked)
    ]


def _worth_telling(table: Table, news: list[AppliedEntry]) -> list[AppliedEntry]:
    """Leave out moves that were taken back, and talk and reactions but the last ones."""
    wanted: list[AppliedEntry] = []
    talk = felt = 0
    for applied in reversed(news):
        body = applied.entry.body
        if isinstance(body, Blanked):
            continue
        if isinstance(body, _GAME):
            if applied.entry.seq in table.withdrawn:
                continue
        elif isinstance(body, Reacted):
            felt += 1
            if felt > _REACTIONS_SENT:
                continue
        else:
            talk += 1
            if talk > _TALK_SENT:
                continue
        wanted.append(applied)
    wanted.reverse()
    return wanted


def _told(table: Table, applied: AppliedEntry, viewer: int, signer: Signer, invited: bool) -> Any:
    """Return a line; a move that everybody may know all of is encoded once for all of them."""
    line = line_of(table, applied, viewer, signer, invited)
    if isinstance(line, MoveLine) and applied.is_open():
        applied.line = msgspec.Raw(_encoder.encode(line))
        return applied.line
    return line


def _seen(event: Event, viewer: int) -> SeenEvent:
    seen = event.seen_by(viewer)
    return SeenEvent(seen.kind, seen.data)


def line_of(table: Table, applied: AppliedEntry, viewer: int, signer: Signer, invited: bool) -> Line:
    """Return one line of the log as a viewer may know it."""
    seq, at, body = applied.entry.seq, applied.entry.at, applied.entry.body
    if isinstance(body, Moved):
        events = [
            _seen(event, viewer) if event.secret else SeenEvent(event.kind, event.data) for event in applied.events
        ]
        actor = table.actor_name(body.actor)
        return MoveLine(seq, at, actor, applied.heard_by(viewer), body.by, events, applied.hinted, body.measured)
    if isinstance(body, Said):
        return ChatLine(seq, at, "" if body.seat == SPECTATOR else table.names[body.seat], body.name, body.text)
    if isinstance(body, Reacted):
        return ReactedLine(seq, at, table.names[body.seat], body.reaction)
    if isinstance(body, Paced):
        return PaceLine(seq, at, "" if body.seat == SPECTATOR else table.names[body.seat], body.pace)
    if isinstance(body, Paused):
        return PauseLine(seq, at, "" if body.seat == SPECTATOR else table.names[body.seat], body.paused)
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
    if isinstance(body, Holiday):
        return HolidayLine(seq, at, table.names[body.seat], body.step, body.days, body.until)
    if isinstance(body, Ended):
        return EndLine(seq, at)
    assert isinstance(body, Rematched)
    return RematchLine(seq, at, table.names[body.seat], body.table, signer.invite(body.table) if invited else "")
