"""Round 10: revealed cards and Mediums resolved one after the other (RIP-X, RIP-E2 to RIP-E4)."""

from mypy_extensions import i64

from veillee.games.rest_in_peace.knowledge.memory import FETCHED, LEFT, TURNED_UP, forget_top
from veillee.games.rest_in_peace.rules.cards import FACE_UP, PENDING, SEATS, ghost, medium_of, name, size
from veillee.games.rest_in_peace.rules.flow.ending import finish, take_tokens
from veillee.games.rest_in_peace.rules.mediums.choices import BARE, card_chosen, choices
from veillee.games.rest_in_peace.rules.position import DRAWN_GAME, NONE, RESOLVE, REVEAL, Position, Side
from veillee.games.rest_in_peace.rules.totals import total


def reveal_tenth(position: Position) -> None:
    """Turn up round 10; its face-down Mediums wait to be resolved (RIP-E2, RIP-X1)."""
    for seat in range(2):
        side = position.side(seat)
        side.owes = False  # RIP-C6: a debt ends with round 9
        for code in side.tenth:
            if code < 64:
                side.story.append(int(TURNED_UP) + code)
            if medium_of(code) and not code & FACE_UP:
                side.row.append(int(code | PENDING))  # it works from when it is resolved (RIP-X1)
            else:
                side.add(code & ~FACE_UP)
        side.tenth = []
        if position.recorder is not None:
            position.tell("reveal-tenth", {"seat": SEATS[seat], "cards": [name(code) for code in side.row]})
    resolve_next(position)


def resolve_next(position: Position) -> None:
    """Resolve Mediums until one waits for a choice or round 10 is decided (RIP-X1)."""
    for turn in range(2):
        seat = position.starter if turn == 0 else 1 - position.starter
        side = position.side(seat)
        index = 0
        while index < len(side.row):
            code = side.row[index]
            if not code & PENDING:
                index += 1
                continue
            medium = medium_of(code)
            side.row[index] = medium << 6
            side.lies |= 1 << medium
            if medium == 22 and not position.spent:
                _decide(position, 1 - seat)
                return
            if medium == 27 and not position.spent:
                _void(position)
                return
            if _waits(position, seat, medium):
                position.mode = RESOLVE
                position.turn = seat
                position.asked = index
                return
            if medium == 29:
                position.spent = True
            if medium == 21 and not position.spent and size(side.hand) < 2:
                side.remove(21 << 6)  # RIP-X2
                position.discards.append(21 << 6)
                if position.recorder is not None:
                    position.tell("discard", {"seat": SEATS[seat], "cards": ["medium 21"]})
                continue
            index += 1
    _count(position)


def _waits(position: Position, seat: i64, medium: i64) -> bool:
    if position.spent:
        return False
    if medium == 21:
        return size(position.side(seat).hand) >= 2
    if medium in (2, 10, 11, 16, 17, 19, 26):
        return choices(position, seat, medium) != [BARE]
    return False


def resolve(position: Position, choice: i64) -> None:
    """Carry out the choice of the Medium that waits."""
    seat = position.turn
    side = position.side(seat)
    index = position.asked
    medium = medium_of(side.row[index])
    if medium == 10 or medium == 16 or medium == 17 or medium == 26:
        side.row[index] = int(medium << 6 | choice)
    elif medium == 2:
        fetch(position, seat, choice)
    elif medium == 11:
        discard_lying(position, 1 - seat, card_chosen(choice))
    elif medium == 21:
        discard_hand(position, seat, choice)
    elif medium == 19:
        owner = seat if choice == 1 else 1 - seat
        if position.side(owner).deck:
            position.chosen_deck = owner
            position.mode = REVEAL
            return
    position.asked = NONE
    resolve_next(position)


def fetch(position: Position, seat: i64, value: i64) -> None:
    """Bring a Ghost from the deck into play and shuffle (RIP-C2)."""
    side = position.side(seat)
    forget_top(side)
    side.deck -= ghost(value)
    side.story.append(int(FETCHED + value))
    side.add(value)
    if position.recorder is not None:
        position.tell("fetch", {"seat": SEATS[seat], "value": int(value)})


def discard_lying(position: Position, owner: i64, card: i64) -> None:
    """Put a lying card out of the game (RIP-C11)."""
    position.side(owner).remove(card)
    position.discards.append(int(card))
    if position.recorder is not None:
        text = f"medium {card >> 6}" if card >= 64 else f"ghost {card}"
        position.tell("discard", {"seat": SEATS[owner], "cards": [text]})


def discard_hand(position: Position, seat: i64, pair: i64) -> None:
    """Put two Ghosts of the hand out of the game (RIP-C21)."""
    leave_hand(position.side(seat), pair >> 3)
    leave_hand(position.side(seat), pair & 7)
    position.discards.append(int(pair >> 3))
    position.discards.append(int(pair & 7))
    if position.recorder is not None:
        position.tell("discard", {"seat": SEATS[seat], "cards": [f"ghost {pair >> 3}", f"ghost {pair & 7}"]})


def leave_hand(side: Side, value: i64) -> None:
    """Take a Ghost out of a hand for all to see."""
    side.hand -= ghost(value)
    side.story.append(int(LEFT + value))


def _count(position: Position) -> None:
    """Compare the totals of round 10 (RIP-E2)."""
    green = total(position, 0)
    blue = total(position, 1)
    if position.recorder is not None:
        position.tell("round-ten-total", {"green": int(green), "blue": int(blue)})
    if green == blue:
        _void(position)
    else:
        _decide(position, 0 if green > blue else 1)


def _decide(position: Position, winner: i64) -> None:
    if not take_tokens(position, winner):
        finish(position, winner, "RIP-E3", "tenth")


def _void(position: Position) -> None:
    """Nobody wins round 10: more tokens win, else it is a draw (RIP-E4)."""
    position.houses[9] = 0
    green = position.green.manors + position.green.castles
    blue = position.blue.manors + position.blue.castles
    if position.recorder is not None:
        position.tell("void", {"green": int(green), "blue": int(blue)})
    if green == blue:
        finish(position, DRAWN_GAME, "RIP-E4", "draw")
    else:
        finish(position, 0 if green > blue else 1, "RIP-E4", "tokens")
