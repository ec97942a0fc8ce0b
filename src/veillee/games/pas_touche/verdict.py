"""Judging touches: which one counts, which ones are errors, who advances.

A verdict may stop for chance (a replacement card, a tie) and is then taken up again where it stopped.
"""

from typing import Final

from veillee.core import Event
from veillee.games.pas_touche.data import HIGHEST, treat_words
from veillee.games.pas_touche.notation import HANDS, SEATS
from veillee.games.pas_touche.position import UNSET, Position, Touch
from veillee.games.pas_touche.track import advance, punish

TIE_MS: Final = 8  # PT-O2
FASTEST_MS: Final = 100  # PT-O2
SILENCE_MS: Final = 30_000  # PT-T8

_CHANGES: Final[list[int]] = [-2, -1, 0, 1]


def forbidden(position: Position, seat: int, card: int) -> bool:
    """Tell whether a Treat card is forbidden to a player now."""
    # PT-S3
    return not position.children and position.players[seat].forbidden(card)


def verdict_of(position: Position, touch: Touch) -> str:
    """Return `right`, `block` or what is wrong with a touch: `card`, `forbidden`, `hand` or `cry`."""
    if touch.card != position.target:  # PT-T6
        return "card"
    playing = touch.hand == position.players[touch.seat].hand
    bound = forbidden(position, touch.seat, touch.card)
    if playing:
        return "forbidden" if bound else "right"  # PT-T4
    if not bound:
        return "hand"
    return "block" if touch.cry else "cry"  # PT-T5


def counts(position: Position, touch: Touch) -> bool:
    """Tell whether a touch ends the round if it is the first to do so."""
    return verdict_of(position, touch) in ("right", "block")


def close(position: Position, events: list[Event]) -> None:
    """Put the pending touches into the order of their times and judge them."""
    ordered: list[tuple[int, bool, int]] = []
    for index, touch in enumerate(position.pending):
        ordered.append((touch.at, not counts(position, touch), index))
    ordered.sort()
    position.pending = [position.pending[index] for _, _, index in ordered]
    judge(position, events)


def judge(position: Position, events: list[Event]) -> None:
    """Judge the pending touches until chance is needed or none is left."""
    while position.pending and position.replaced_seat == UNSET:
        touch = position.pending[0]
        if position.chosen == UNSET and counts(position, touch):
            position.tied = _tied(position, touch)
            if len(position.tied) > 1:
                events.append(Event("tie", {"seats": [SEATS[seat] for seat in position.tied]}))
                return
            position.tied = []
            position.chosen = touch.seat
        del position.pending[0]
        _judge_one(position, touch, events)
    if position.replaced_seat == UNSET and position.target != UNSET and not open_seats(position):  # PT-T7
        end_round(position, "nobody", events)


def open_seats(position: Position) -> list[int]:
    """Return the seats that have neither touched nor given up in this round."""
    waiting = [touch.seat for touch in position.pending]
    return [seat for seat, player in enumerate(position.players) if player.open() and seat not in waiting]


def end_round(position: Position, reason: str, events: list[Event]) -> None:
    """Take the dice away."""
    events.append(Event("round-over", {"reason": reason}))
    position.last_target = position.target
    position.target = UNSET
    position.chosen = UNSET


def _tied(position: Position, first: Touch) -> list[int]:
    """Return the seats whose touches count as much as the earliest one, in seat order."""
    seats: list[int] = []
    for touch in position.pending:
        if counts(position, touch) and touch.at - first.at <= TIE_MS:
            seats.append(touch.seat)
    seats.sort()
    return seats


def _judge_one(position: Position, touch: Touch, events: list[Event]) -> None:
    touch.result = verdict_of(position, touch)
    if touch.seat == position.chosen:
        _record(position, touch, events)
        _count(position, touch, events)
    elif position.chosen == UNSET or (not counts(position, touch) and touch.at < _chosen_at(position)):  # PT-O2
        _record(position, touch, events)
        position.players[touch.seat].out = True  # PT-T6
        punish(position, touch.seat, events)
    else:  # PT-T7
        touch.result = "late"
        _record(position, touch, events)


def _count(position: Position, touch: Touch, events: list[Event]) -> None:
    won = touch.result == "right" and advance(position, touch.seat, events)
    for late in position.pending:  # PT-T7
        late.result = "late"
        _record(position, late, events)
    position.pending = []
    end_round(position, touch.result, events)
    if won:
        position.winner = touch.seat
        events.append(Event("won", {"seat": SEATS[touch.seat]}))
        _change_levels(position, events)


def _chosen_at(position: Position) -> int:
    for touch in position.pending:
        if touch.seat == position.chosen:
            return touch.at
    return UNSET


def _change_levels(position: Position, events: list[Event]) -> None:
    """Give every player the level of its next game."""
    # PT-L3
    for seat, player in enumerate(position.players):
        change = 2 if seat == position.winner else _CHANGES[player.turned_up()]
        level = min(max(player.level + change, 1), HIGHEST)
        events.append(Event("level-changed", {"seat": SEATS[seat], "before": player.level, "level": level}))
        player.level = level


def _record(position: Position, touch: Touch, events: list[Event]) -> None:
    position.touches.append(touch)
    data: dict[str, object] = {
        "seat": SEATS[touch.seat],
        "treat": treat_words(touch.card).split(" ")[0],
        "number": touch.card % 6 + 1,
        "hand": HANDS[touch.hand],
        "cry": int(touch.cry),
        "result": touch.result,
    }
    if touch.at != UNSET:
        data["ms"] = touch.at
    events.append(Event("touched", data))
