"""What a Medium does at once when it is played in rounds 1–9 (RIP-C)."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.memory import CAME, RETURNED, end_sightings, forget_top
from veillee.games.rest_in_peace.rules.cards import SEATS, ghost, spelled, values
from veillee.games.rest_in_peace.rules.flow.rounds import call_truce, lose_round
from veillee.games.rest_in_peace.rules.flow.tenth import discard_hand, discard_lying, fetch
from veillee.games.rest_in_peace.rules.mediums.choices import PAIRS_OF_ROUNDS, card_chosen
from veillee.games.rest_in_peace.rules.position import RANDOM_TENTH, REVEAL, Position


def play_medium(position: Position, medium: i64, choice: i64) -> None:
    """Lay a Medium into the row of the family on turn and let it work."""
    seat = position.turn
    side = position.side(seat)
    side.mediums &= ~(1 << medium)
    position.played += 1
    struck = position.flat()
    if medium == 29:
        end_sightings(position)
    holds = 0 if struck else _held(medium, choice)
    side.add(medium << 6 | holds)
    if position.recorder is not None:
        told: dict[str, object] = {"seat": SEATS[seat], "medium": int(medium), "card": spelled(medium << 6 | holds)}
        if medium == 25 and holds:
            told["first"] = int(holds >> 3)
            told["second"] = int(holds & 7)
        elif holds:
            told["value"] = int(holds)
        position.tell("play-medium", told)
    if not struck:
        _work(position, seat, medium, choice)


def _held(medium: i64, choice: i64) -> i64:
    """Return what a Medium holds while it lies: a value named or copied, or two of them."""
    if medium == 10 or medium == 16 or medium == 17 or medium == 25 or medium == 26:
        return choice
    return 0


def _work(position: Position, seat: i64, medium: i64, choice: i64) -> None:
    if medium == 2:
        if choice:
            fetch(position, seat, choice)
    elif medium == 3:
        if position.recorder is not None:
            hand: list[object] = list(values(position.side(1 - seat).hand))
            position.tell_secretly("see-hand", {"seat": SEATS[seat]}, seat, {"hand": hand})
    elif medium == 6:
        position.side(1 - seat).owes = True
        if position.recorder is not None:
            position.tell("debt", {"seat": SEATS[1 - seat]})
    elif medium == 11:
        if choice:
            card = card_chosen(choice)
            if card == 3 << 6:
                end_sightings(position)
            discard_lying(position, 1 - seat, card)
    elif medium == 18:
        if choice:
            _return_to_deck(position, seat, choice)
    elif medium == 19:
        owner = seat if choice == 1 else 1 - seat
        if position.side(owner).deck:
            position.chosen_deck = owner
            position.mode = REVEAL
    elif medium == 20:
        owner = seat if choice == 1 else 1 - seat
        if position.side(owner).hand:
            position.random_hand = owner
            position.mode = RANDOM_TENTH
    elif medium == 21:
        discard_hand(position, seat, choice)
    elif medium == 22:
        if choice:
            _take_back(position, seat, card_chosen(choice))
        lose_round(position, seat)
    elif medium == 27:
        call_truce(position, seat)
    elif medium == 28 and choice > 1:
        _swap_houses(position, seat, choice)


def _return_to_deck(position: Position, seat: i64, value: i64) -> None:
    """Put a Ghost of an earlier round back into the deck and shuffle (RIP-C18)."""
    side = position.side(seat)
    for index, entry in enumerate(side.past):
        if entry & 4095 == value:
            del side.past[index]
            break
    forget_top(side)
    side.deck += ghost(value)
    side.story.append(int(RETURNED + value))
    if position.recorder is not None:
        position.tell("return-to-deck", {"seat": SEATS[seat], "value": int(value)})


def _take_back(position: Position, seat: i64, card: i64) -> None:
    """Take a card of this round back (RIP-C22)."""
    if card == 3 << 6:
        end_sightings(position)
    side = position.side(seat)
    side.remove(card)
    if card >= 64:
        side.mediums |= 1 << (card >> 6)
    else:
        side.hand += ghost(card)
        side.story.append(int(CAME + card))
    if position.recorder is not None:
        text = f"medium {card >> 6}" if card >= 64 else f"ghost {card}"
        position.tell("take-back", {"seat": SEATS[seat], "card": text})


def _swap_houses(position: Position, seat: i64, choice: i64) -> None:
    """Exchange the tokens of two later rounds (RIP-C28)."""
    first, second = PAIRS_OF_ROUNDS[choice - 2]
    houses = position.houses
    houses[first - 1], houses[second - 1] = houses[second - 1], houses[first - 1]
    if position.recorder is not None:
        position.tell("swap-houses", {"seat": SEATS[seat], "first": first, "second": second})
