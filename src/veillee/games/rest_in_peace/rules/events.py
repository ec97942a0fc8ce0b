"""What is told of a duel while somebody listens: one function an event."""

from typing import Final

from mypy_extensions import i64

from veillee.games.rest_in_peace.rules.cards import SEATS, first_of, held_in, medium_of, name, second_of, spelled
from veillee.games.rest_in_peace.rules.ghosts import values
from veillee.games.rest_in_peace.rules.houses import castles_in, manors_in
from veillee.games.rest_in_peace.rules.kinds import Card, Lying, Medium, Seat, Value
from veillee.games.rest_in_peace.rules.mediums.table import MEDIUMS
from veillee.games.rest_in_peace.rules.position import DRAWN_GAME, Position

_LAST_TURNED_UP: Final = 7  # the round at whose beginning the line's last Medium is turned up (RIP-S5)


def tell_value(position: Position, kind: str, seat: Seat, value: Value) -> None:
    """Tell of a Ghost that all see: `play-ghost`, `stumble`, `fetch`, `return-to-deck`, `reveal`, `drawn-tenth`."""
    if position.recorder is not None:
        position.tell(kind, {"seat": SEATS[seat], "value": int(value)})


def tell_seat(position: Position, kind: str, seat: Seat) -> None:
    """Tell of something that a family does or suffers: `first`, `debt`, `decline-tenth`."""
    if position.recorder is not None:
        position.tell(kind, {"seat": SEATS[seat]})


def tell_card(position: Position, kind: str, seat: Seat, card: Card) -> None:
    """Tell of a card that everybody sees: `take-back`, `keep`, `move-to-tenth`."""
    if position.recorder is not None:
        position.tell(kind, {"seat": SEATS[seat], "card": name(card)})


def tell_hidden_card(position: Position, kind: str, seat: Seat, card: Card) -> None:
    """Tell of a card laid face down, which its family alone knows: `place-tenth`, `hidden-tenth`."""
    if position.recorder is not None:
        position.tell_secretly(kind, {"seat": SEATS[seat]}, seat, {"card": name(card)})


def tell_medium(position: Position, kind: str, seat: Seat, medium: Medium) -> None:
    """Tell of a Medium of the line: `take-medium`, `truce`."""
    if position.recorder is not None:
        position.tell(kind, {"seat": SEATS[seat], "medium": int(medium)})


def tell_totals(position: Position, kind: str, seat: Seat, mine: i64, theirs: i64) -> None:
    """Tell of the end of a turn with both totals: `turn-ends`, `abandon`."""
    if position.recorder is not None:
        position.tell(kind, {"seat": SEATS[seat], "total": int(mine), "other": int(theirs)})


def tell_both(position: Position, kind: str, green: i64, blue: i64) -> None:
    """Tell of a number for each family: `round-ten-total`, `void`."""
    if position.recorder is not None:
        position.tell(kind, {"green": int(green), "blue": int(blue)})


def tell_line(position: Position) -> None:
    """Tell the Mediums of the line that lie face up."""
    if position.recorder is not None:
        position.tell("line", {"mediums": position.line[: position.shown_line()]})


def tell_draw(position: Position, seat: Seat, value: Value, known: bool) -> None:
    """Tell of a drawn Ghost; one that lay open on top is known to all."""
    if position.recorder is not None:
        public: dict[str, object] = {"seat": SEATS[seat]}
        if known:
            public["value"] = int(value)
        position.tell_secretly("draw", public, seat, {"value": int(value)})


def tell_new_round(position: Position) -> None:
    """Tell who begins a round, and which Medium is turned up."""
    if position.recorder is not None:
        position.tell("new-round", {"round": int(position.round), "seat": SEATS[position.starter]})
        if position.initiation and 1 < position.round <= _LAST_TURNED_UP:
            index = position.shown_line() - 1
            position.tell("turn-up-medium", {"round": int(index) + 1, "medium": position.line[index]})


def tell_played_medium(position: Position, seat: Seat, code: Lying) -> None:
    """Tell of a Medium that was played, with what it holds."""
    if position.recorder is not None:
        medium = medium_of(code)
        held = held_in(code)
        told: dict[str, object] = {"seat": SEATS[seat], "medium": int(medium), "card": spelled(code)}
        if held and MEDIUMS[medium].choice == "two-values":
            told["first"] = int(first_of(held))
            told["second"] = int(second_of(held))
        elif held:
            told["value"] = int(held)
        position.tell("play-medium", told)


def tell_resolved(position: Position, seat: Seat, medium: Medium, words: str, value: Value) -> None:
    """Tell of a choice on round 10, in words and, where it is one, as a value (else 0)."""
    told: dict[str, object] = {"seat": SEATS[seat], "medium": int(medium), "choice": words}
    if value:
        told["value"] = int(value)
    position.tell("resolve", told)


def tell_hand(position: Position, seat: Seat) -> None:
    """Tell a family what is in the other's hand (RIP-C3)."""
    if position.recorder is not None:
        hand: list[object] = list(values(position.side(1 - seat).hand))
        position.tell_secretly("see-hand", {"seat": SEATS[seat]}, seat, {"hand": hand})


def tell_discard(position: Position, seat: Seat, cards: list[int]) -> None:
    """Tell of cards that leave the game."""
    if position.recorder is not None:
        position.tell("discard", {"seat": SEATS[seat], "cards": [name(card) for card in cards]})


def tell_swap(position: Position, seat: Seat, first: int, second: int) -> None:
    """Tell of the Houses of two rounds that change places."""
    if position.recorder is not None:
        position.tell("swap-houses", {"seat": SEATS[seat], "first": first, "second": second})


def tell_revealed_tenth(position: Position, seat: Seat) -> None:
    """Tell the cards of a family on round 10."""
    if position.recorder is not None:
        cards = [name(code) for code in position.side(seat).row]
        position.tell("reveal-tenth", {"seat": SEATS[seat], "cards": cards})


def tell_taken(position: Position, seat: Seat, tokens: int) -> None:
    """Tell of the House tokens of the present round that a family takes."""
    if position.recorder is not None:
        told: dict[str, object] = {"seat": SEATS[seat], "round": int(position.round)}
        told["manors"] = int(manors_in(tokens))
        told["castles"] = int(castles_in(tokens))
        position.tell("take-token", told)


def tell_end(position: Position, winner: Seat, clause: str, why: str) -> None:
    """Tell who won and by which clause."""
    if position.recorder is not None:
        seat = "none" if winner == DRAWN_GAME else SEATS[winner]
        position.tell("game-over", {"seat": seat, "clause": clause, "why": why})
