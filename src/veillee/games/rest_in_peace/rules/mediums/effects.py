"""What Mediums do at once, when they are played or resolved (RIP-C): one function each, listed at the end."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.memory import (
    CAME,
    FETCHED,
    LEFT,
    RETURNED,
    end_sightings,
    forget_top,
    remember,
)
from veillee.games.rest_in_peace.rules.cards import first_of, is_ghost, medium_card, medium_of, past_code, second_of
from veillee.games.rest_in_peace.rules.events import (
    tell_card,
    tell_discard,
    tell_hand,
    tell_seat,
    tell_swap,
    tell_value,
)
from veillee.games.rest_in_peace.rules.ghosts import ghost
from veillee.games.rest_in_peace.rules.kinds import Medium, Option, Seat, Value
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, chosen_card, chosen_family, chosen_rounds
from veillee.games.rest_in_peace.rules.mediums.names import (
    AUNTIE,
    BEGONE,
    BLOODY_MARY,
    CHRISTMAS_GHOST,
    I_SHALL_RETURN,
    LAST_MEDIUM,
    PLAYING_DEAD,
    SEE_YOU_AT_THE_END,
    SHOW_YOURSELF,
    SWAPPED_HOUSES,
    TRIPPING,
    TRUCE,
)
from veillee.games.rest_in_peace.rules.position import HIDING, REVEALING, Position, Side

# What follows an effect.
GOES_ON: Final[i64] = 0
WAITS_FOR_CHANCE: Final[i64] = 1
ROUND_LOST: Final[i64] = 2
ROUND_TIED: Final[i64] = 3


def work(position: Position, seat: Seat, medium: Medium, option: Option) -> i64:
    """Let a Medium of a family work with an option, BARE for none; return what follows."""
    effect = _EFFECTS[medium]
    return GOES_ON if effect is None else effect(position, seat, option)


def _fetch(position: Position, seat: Seat, option: Option) -> i64:
    """Bring a Ghost from the deck into play and shuffle (RIP-C2)."""
    if option != BARE:
        side = position.side(seat)
        forget_top(side)
        side.deck -= ghost(option)
        remember(side, FETCHED, option)
        side.add(option)
        tell_value(position, "fetch", seat, option)
    return GOES_ON


def _show_hand(position: Position, seat: Seat, option: Option) -> i64:
    """Show the other's hand (RIP-C3); on round 10 it shows nothing."""
    if not position.is_tenth():
        tell_hand(position, seat)
    return GOES_ON


def _lay_debt(position: Position, seat: Seat, option: Option) -> i64:
    """Make the other family owe a stumble, in this round or in the next (RIP-C6)."""
    position.side(1 - seat).debt = position.round + 1
    tell_seat(position, "debt", 1 - seat)
    return GOES_ON


def _discard_lying(position: Position, seat: Seat, option: Option) -> i64:
    """Put a lying card of the other family out of the game (RIP-C11)."""
    if option != BARE:
        card = chosen_card(option)
        if medium_of(card) == SHOW_YOURSELF:
            end_sightings(position)
        position.side(1 - seat).remove(card)
        position.discards.append(int(card))
        tell_discard(position, 1 - seat, [int(card)])
    return GOES_ON


def _return_to_deck(position: Position, seat: Seat, option: Option) -> i64:
    """Put a Ghost of an earlier round back into the deck and shuffle (RIP-C18)."""
    if option != BARE:
        side = position.side(seat)
        for index, entry in enumerate(side.past):
            if past_code(entry) == option:
                side.take_back(index)
                break
        forget_top(side)
        side.deck += ghost(option)
        remember(side, RETURNED, option)
        tell_value(position, "return-to-deck", seat, option)
    return GOES_ON


def _turn_up(position: Position, seat: Seat, option: Option) -> i64:
    """Turn up the top card of a deck (RIP-C19)."""
    owner = chosen_family(option, seat)
    if position.side(owner).deck == 0:
        return GOES_ON
    position.chosen_deck = owner
    position.mode = REVEALING
    return WAITS_FOR_CHANCE


def _hide(position: Position, seat: Seat, option: Option) -> i64:
    """Let chance take a card of a hand to round 10 (RIP-C20)."""
    owner = chosen_family(option, seat)
    if position.side(owner).hand == 0:
        return GOES_ON
    position.random_hand = owner
    position.mode = HIDING
    return WAITS_FOR_CHANCE


def _discard_two(position: Position, seat: Seat, option: Option) -> i64:
    """Put two Ghosts of the hand out of the game (RIP-C21); unpaid on round 10, the Medium itself (RIP-X2)."""
    side = position.side(seat)
    if option == BARE:
        gone = [int(medium_card(BLOODY_MARY))]
        side.remove(medium_card(BLOODY_MARY))
    else:
        gone = [int(first_of(option)), int(second_of(option))]
        leave_hand(side, first_of(option))
        leave_hand(side, second_of(option))
    position.discards += gone
    tell_discard(position, seat, gone)
    return GOES_ON


def _play_dead(position: Position, seat: Seat, option: Option) -> i64:
    """Take a card of this round back and lose it (RIP-C22)."""
    if option != BARE:
        card = chosen_card(option)
        if medium_of(card) == SHOW_YOURSELF:
            end_sightings(position)
        side = position.side(seat)
        side.remove(card)
        if is_ghost(card):
            side.hand += ghost(card)
            remember(side, CAME, card)
        else:
            side.gain(medium_of(card))
        tell_card(position, "take-back", seat, card)
    return ROUND_LOST


def _call_truce(position: Position, seat: Seat, option: Option) -> i64:
    """End the round in a tie (RIP-C27)."""
    return ROUND_TIED


def _swap_houses(position: Position, seat: Seat, option: Option) -> i64:
    """Exchange the tokens of two later rounds (RIP-C28)."""
    rounds = chosen_rounds(option)
    if rounds is not None:
        first, second = rounds
        here = position.houses[first - 1]
        position.set_houses(first, position.houses[second - 1])
        position.set_houses(second, here)
        tell_swap(position, seat, first, second)
    return GOES_ON


def leave_hand(side: Side, value: Value) -> None:
    """Take a Ghost out of a hand for all to see."""
    side.hand -= ghost(value)
    remember(side, LEFT, value)


Effect = Callable[[Position, i64, i64], i64]


def _by_number(effects: dict[int, Effect]) -> list[Effect | None]:
    return [effects.get(medium) for medium in range(int(LAST_MEDIUM) + 1)]


_EFFECTS: Final[list[Effect | None]] = _by_number(
    {
        int(AUNTIE): _fetch,
        int(SHOW_YOURSELF): _show_hand,
        int(TRIPPING): _lay_debt,
        int(BEGONE): _discard_lying,
        int(I_SHALL_RETURN): _return_to_deck,
        int(CHRISTMAS_GHOST): _turn_up,
        int(SEE_YOU_AT_THE_END): _hide,
        int(BLOODY_MARY): _discard_two,
        int(PLAYING_DEAD): _play_dead,
        int(TRUCE): _call_truce,
        int(SWAPPED_HOUSES): _swap_houses,
    }
)
