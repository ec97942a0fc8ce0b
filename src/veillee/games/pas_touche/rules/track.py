"""The cube on its track: advances and penalties."""

from veillee.core import Event
from veillee.games.pas_touche.rules import events as happened
from veillee.games.pas_touche.rules.cards import ARROW, CROSS, NO_CONSTRAINT
from veillee.games.pas_touche.rules.position import UNSET, Card, Player, Position


def advance(position: Position, seat: int, events: list[Event]) -> bool:
    """Move a cube one space on; tell whether it leaves the last card and wins."""
    player = position.players[seat]
    if player.turned_up() == 0 or player.card == UNSET:  # PT-P1, PT-P2
        card, space = 0, 0
    elif player.space + 1 < _length(position, player, player.card):  # PT-P2
        card, space = player.card, player.space + 1
    else:
        card, space = player.card + 1, 0
    if card == len(player.cards):  # PT-P4
        player.card = UNSET
        player.space = UNSET
        return True
    if not player.cards[card].up:  # PT-P3
        player.cards[card].up = True
        player.cards[card].known = False
        events.append(happened.card_turned_up(seat, card, player.cards[card]))
    player.card = card
    player.space = space
    events.append(happened.advanced(seat, card, space))
    return False


def punish(position: Position, seat: int, events: list[Event]) -> None:
    """Carry out the penalty of the space under the cube."""
    player = position.players[seat]
    if player.card == UNSET:  # PT-F4
        events.append(happened.unmoved(seat, "off"))
        return
    place = player.card
    kind = position.tracks[player.cards[place].colour][player.space]
    if kind == ARROW:  # PT-F2
        if player.space > 0:
            player.space -= 1
        else:  # PT-F5: the card stays face up
            _to_card_before(position, player)
        events.append(happened.went_back(seat, player))
    elif kind == CROSS:  # PT-F3
        _to_card_before(position, player)
        events.append(happened.went_back(seat, player))
        card = player.cards[place]
        events.append(happened.card_lost(seat, place, card))
        position.piles[card.colour].under.append(card.says)
        card.up = False
        card.says = NO_CONSTRAINT
        position.replaced_seat = seat
        position.replaced_card = place
    else:  # PT-F1
        events.append(happened.unmoved(seat, "lock"))


def deal(position: Position, seat: int, place: int, colour: int, what: int) -> Event:
    """Lay a drawn card face down in its place."""
    known = position.piles[colour].take(what)
    card = Card(colour, what, known=known)
    cards = position.players[seat].cards
    if place < len(cards):
        cards[place] = card
    else:
        cards.append(card)
    return happened.card_dealt(seat, place, colour)


def travelled(position: Position, seat: int) -> int:
    """Count the steps from the start of a player's track to its cube."""
    player = position.players[seat]
    if seat == position.winner:
        return sum([_length(position, player, place) for place in range(len(player.cards))]) + 1
    if player.card == UNSET:
        return 0
    return sum([_length(position, player, place) for place in range(player.card)]) + player.space + 1


def left_to_go(position: Position, seat: int) -> int:
    """Count the advances that a player's cube still needs to win."""
    player = position.players[seat]
    return sum([_length(position, player, place) for place in range(len(player.cards))]) + 1 - travelled(position, seat)


def _length(position: Position, player: Player, place: int) -> int:
    return len(position.tracks[player.cards[place].colour])


def _to_card_before(position: Position, player: Player) -> None:
    """Put the cube on the last space of the card before, or off the track."""
    # PT-F4
    if player.card == 0:
        player.card = UNSET
        player.space = UNSET
    else:
        player.card -= 1
        player.space = _length(position, player, player.card) - 1
