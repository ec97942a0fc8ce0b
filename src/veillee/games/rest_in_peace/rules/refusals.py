"""Why moves are refused: each refusal names the clause that forbids the move."""

from veillee.core.contract.refusal import Refusal
from veillee.games.rest_in_peace.rules.chance import pack_due
from veillee.games.rest_in_peace.rules.ghosts import count
from veillee.games.rest_in_peace.rules.kinds import Medium, Move, Option, Seat, Value
from veillee.games.rest_in_peace.rules.legal import actions, any_playable, medium_barrier
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, choice_of, options_of
from veillee.games.rest_in_peace.rules.mediums.lasting import banned, is_banned, must_pair
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS
from veillee.games.rest_in_peace.rules.moves import (
    ASK_STUMBLE,
    CHOOSE_FIRST,
    DEAL_HOUSES,
    DRAW_GHOST,
    END_TURN,
    HIDE_GHOST,
    KEEP_CARD,
    LAY_LINE,
    PLACE_TENTH,
    PLAY_GHOST,
    RESOLVE_MEDIUM,
    STUMBLE_GHOST,
    castles_dealt,
    choice_in,
    drawer_in,
    kind_of,
    line_in,
    medium_in,
    value_in,
)
from veillee.games.rest_in_peace.rules.position import (
    DRAW,
    FIRST,
    HIDING,
    KEEP,
    LINE,
    PLAY,
    RESOLVE,
    REVEALING,
    STUMBLING,
    TENTH,
    THEN_BEGIN,
    TOKENS,
    Position,
)


def refuse_family(position: Position, seat: Seat, move: Move) -> Refusal | None:
    """Return why the family to act may not make a move, or None."""
    kind = kind_of(move)
    if kind == PLACE_TENTH:
        if position.mode != TENTH:
            return _wrong_moment(position)
        return None if move in actions(position) else Refusal("RIP-T6")
    if kind == KEEP_CARD:
        if position.mode != KEEP:
            return _wrong_moment(position)
        return None if move in actions(position) else Refusal("RIP-C15")
    if kind == RESOLVE_MEDIUM:
        if position.mode != RESOLVE:
            return _wrong_moment(position)
        return _refuse_resolve(position, move)
    if position.mode != PLAY:
        return _wrong_moment(position)
    if kind == END_TURN:
        stops = must_pair(position, seat) and any_playable(position, seat)
        return Refusal("RIP-C14") if stops else None
    if kind == ASK_STUMBLE:
        return None if position.side(seat).owes() else Refusal("RIP-C6", "none")
    if kind == PLAY_GHOST:
        return _refuse_ghost(position, seat, move)
    return _refuse_medium(position, seat, medium_in(move), choice_in(move))


def _wrong_moment(position: Position) -> Refusal:
    """Refuse a move of another phase, and say which one is due (RIP-T1)."""
    if position.mode == TENTH:
        return Refusal("RIP-T1", "tenth")
    if position.mode == KEEP:
        return Refusal("RIP-T1", "keep")
    return Refusal("RIP-T1", "resolve" if position.mode == RESOLVE else "play")


def _refuse_ghost(position: Position, seat: Seat, value: Value) -> Refusal | None:
    side = position.side(seat)
    if count(side.hand, value) == 0:
        return Refusal("RIP-T1", "card")
    if side.owes():
        return Refusal("RIP-C6", "debt")
    if is_banned(banned(position), value):
        return Refusal("RIP-C25", "", {"value": str(value)})
    return None


def _refuse_medium(position: Position, seat: Seat, medium: Medium, option: Option) -> Refusal | None:
    side = position.side(seat)
    if not side.owns(medium):
        return Refusal("RIP-T1", "card")
    if side.owes():
        return Refusal("RIP-C6", "debt")
    barrier = medium_barrier(position, seat, medium)
    if barrier:
        return Refusal(barrier, "", {"value": str(MEDIUMS[medium].value), "medium": str(medium)})
    if position.flat():
        return None if option == BARE else Refusal("RIP-V5", "", {"medium": str(medium)})
    if option in options_of(position, seat, medium):
        return None
    return Refusal(MEDIUMS[medium].clause, "choice" if choice_of(medium) else "bare", {"medium": str(medium)})


def _refuse_resolve(position: Position, move: Move) -> Refusal | None:
    if move in actions(position):
        return None
    medium = medium_in(move)
    return Refusal("RIP-X1") if medium != position.asked_medium() else Refusal(MEDIUMS[medium].clause, "choice")


def refuse_chance(position: Position, move: Move) -> Refusal | None:
    """Return why chance cannot do this now, or None."""
    kind = kind_of(move)
    mode = position.mode
    if kind == CHOOSE_FIRST:
        due, clause = mode == FIRST, ""
    elif kind == LAY_LINE:
        line = line_in(move)
        fits = all(line.count(medium) <= position.pool.count(medium) for medium in line)
        due, clause = mode == LINE, "" if fits else "RIP-S1"
    elif kind == DEAL_HOUSES:
        due, clause = mode == TOKENS, "" if castles_dealt(move) == position.numbers.castles else "RIP-S3"
    elif kind == DRAW_GHOST:
        due = mode == DRAW
        clause = _draw_barrier(position, drawer_in(move), value_in(move)) if due else ""
    else:
        if kind == STUMBLE_GHOST:
            due, clause = mode == STUMBLING, "RIP-C6"
        elif kind == HIDE_GHOST:
            due, clause = mode == HIDING, "RIP-C20"
        else:
            due, clause = mode == REVEALING, "RIP-C19"
        if due and count(pack_due(position), value_in(move)):
            clause = ""
    if not due:
        return Refusal("RIP-T1", "phase")
    return Refusal(clause) if clause else None


def _draw_barrier(position: Position, seat: Seat, value: Value) -> str:
    """Return the clause that forbids a family to draw a value, or an empty text."""
    side = position.side(seat)
    if side.to_draw == 0 or count(side.deck, value) == 0:
        return "RIP-S4" if position.after_draw == THEN_BEGIN else "RIP-T5"
    return "RIP-C19" if side.top and side.top != value else ""
