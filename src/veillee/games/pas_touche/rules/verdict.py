"""Judging touches: which one counts, which ones are errors, who advances.

A verdict may stop for chance (a replacement card, a tie) and is then taken up again where it stopped.
"""

from typing import Final

from veillee.core import Event
from veillee.games.pas_touche.rules import events as happened
from veillee.games.pas_touche.rules.cards import TreatCard
from veillee.games.pas_touche.rules.moves import Move
from veillee.games.pas_touche.rules.position import UNSET, Position, Seat, Touch, other_hand
from veillee.games.pas_touche.rules.track import advance, punish

TIE_MS: Final = 8  # PT-O2
FASTEST_MS: Final = 100  # PT-O2
SILENCE_MS: Final = 30_000  # PT-T8

# Results of a touch.
RIGHT_TOUCH: Final = "right"
BLOCK: Final = "block"
WRONG_CARD: Final = "card"
FORBIDDEN: Final = "forbidden"
WRONG_HAND: Final = "hand"
NO_CRY: Final = "cry"
LATE: Final = "late"
NOBODY_RIGHT: Final = "nobody"

# PT-L3: what a game changes a level by, by the number of cards turned up, and for the winner.
_CHANGES: Final[list[int]] = [-2, -1, 0, 1]
_WINNERS_CHANGE: Final = 2


def forbidden(position: Position, seat: Seat, card: TreatCard) -> bool:
    """Tell whether a Treat card is forbidden to a player now."""
    # PT-S3
    return not position.children and position.players[seat].forbidden(card)


def touch_of(position: Position, seat: Seat, move: Move) -> Touch:
    """Return the touch that a move makes: with easy hands, hand and cry on the target follow the card."""
    touch = Touch(seat, move.value, move.hand, move.cry, move.at)
    if position.easy_hands and touch.card == position.target:  # PT-S5
        playing = position.players[seat].hand
        touch.cry = forbidden(position, seat, touch.card)
        touch.hand = other_hand(playing) if touch.cry else playing
    return touch


def verdict_of(position: Position, touch: Touch) -> str:
    """Return `right`, `block` or what is wrong with a touch: `card`, `forbidden`, `hand` or `cry`."""
    if touch.card != position.target:  # PT-T6
        return WRONG_CARD
    playing = touch.hand == position.players[touch.seat].hand
    bound = forbidden(position, touch.seat, touch.card)
    if playing:
        return FORBIDDEN if bound else RIGHT_TOUCH  # PT-T4
    if not bound:
        return WRONG_HAND
    return BLOCK if touch.cry else NO_CRY  # PT-T5


def counts(position: Position, touch: Touch) -> bool:
    """Tell whether a touch ends the round if it is the first to do so."""
    return verdict_of(position, touch) in (RIGHT_TOUCH, BLOCK)


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
                events.append(happened.tie(position.tied))
                return
            position.tied = []
            position.chosen = touch.seat
        del position.pending[0]
        _judge_one(position, touch, events)
    if position.replaced_seat == UNSET and position.target != UNSET and not position.open_seats():  # PT-T7
        end_round(position, NOBODY_RIGHT, events)


def end_round(position: Position, reason: str, events: list[Event]) -> None:
    """Take the dice away."""
    events.append(happened.round_over(reason))
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
        touch.result = LATE
        _record(position, touch, events)


def _count(position: Position, touch: Touch, events: list[Event]) -> None:
    won = touch.result == RIGHT_TOUCH and advance(position, touch.seat, events)
    for late in position.pending:  # PT-T7
        late.result = LATE
        _record(position, late, events)
    position.pending = []
    end_round(position, touch.result, events)
    if won:
        position.winner = touch.seat
        events.append(happened.won(touch.seat))
        _change_levels(position, events)


def _chosen_at(position: Position) -> int:
    for touch in position.pending:
        if touch.seat == position.chosen:
            return touch.at
    return UNSET


def _change_levels(position: Position, events: list[Event]) -> None:
    """Give every player the level of its next game."""
    for seat, player in enumerate(position.players):
        change = _WINNERS_CHANGE if seat == position.winner else _CHANGES[player.turned_up()]
        level = min(max(player.level + change, 1), position.numbers.highest())
        events.append(happened.level_changed(seat, player.level, level))
        player.level = level


def _record(position: Position, touch: Touch, events: list[Event]) -> None:
    position.touches.append(touch)
    events.append(happened.touched(touch))
