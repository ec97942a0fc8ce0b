"""Events of the game: one function each, called only while somebody listens."""

from typing import TypeAlias

from veillee.core import Event
from veillee.games.labystere.notation import UNKNOWN, below_name, place_name, suspect_name, witness_name
from veillee.games.labystere.rules.cards import ACTION_NAMES, CARDS, PLACES, SEATS
from veillee.games.labystere.rules.grid.paths import Paths, route
from veillee.games.labystere.rules.grid.squares import SQUARES

Events: TypeAlias = list[Event]


def add(events: Events, kind: str, seat: int) -> None:
    """Add an event that needs no more than its seat."""
    events.append(Event(kind, {"seat": SEATS[seat]}))


def add_die(events: Events, seat: int, die: int, steps: int) -> None:
    events.append(Event("die", {"seat": SEATS[seat], "die": die, "steps": steps}))


def add_walk(events: Events, paths: Paths, seat: int, pawn: int, target: int, steps: int) -> None:
    walk = [SQUARES[square] for square in route(paths, pawn, target, steps)]
    data: dict[str, object] = {"seat": SEATS[seat], "from": SQUARES[pawn], "to": SQUARES[target], "walk": walk}
    events.append(Event("walk", data))


def add_swap(events: Events, seat: int, one: int, two: int) -> None:
    events.append(Event("swap", {"seat": SEATS[seat], "one": SQUARES[one], "two": SQUARES[two]}))


def add_action(events: Events, seat: int, square: int, action: int) -> None:
    events.append(Event("turn-up", {"seat": SEATS[seat], "square": SQUARES[square], "action": ACTION_NAMES[action]}))


def add_jump(events: Events, seat: int, target: int) -> None:
    events.append(Event("jump", {"seat": SEATS[seat], "to": SQUARES[target]}))


def add_witness(events: Events, seat: int, square: int, witness: int, suspect: int) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "square": SQUARES[square],
        "witness": witness_name(witness),
        "suspect": UNKNOWN,
    }
    events.append(Event("look-witness", data, {"suspect": suspect_name(suspect)}, (seat,)))


def add_place(events: Events, seat: int, square: int, place: int, flag: bool) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "square": SQUARES[square],
        "place": place_name(place),
        "below": UNKNOWN,
    }
    events.append(Event("look-place", data, {"below": below_name(flag)}, (seat,)))


def add_ask(events: Events, seat: int, target: int, asked_for: int, held: int) -> None:
    """Add a question, and how many cards are held out."""
    data: dict[str, object] = {"seat": SEATS[seat], "of": _kind_name(asked_for), "asked": SEATS[target], "held": held}
    events.append(Event("ask", data))


def add_no_answer(events: Events, kind: str, seat: int, target: int, asked_for: int) -> None:
    """Add a question that found nothing, or one that nobody could answer (target -1)."""
    data: dict[str, object] = {"seat": SEATS[seat], "of": _kind_name(asked_for)}
    if target >= 0:
        data["asked"] = SEATS[target]
    events.append(Event(kind, data))


def _kind_name(kind: int) -> str:
    return "places" if kind == PLACES else "suspects"


def add_card(events: Events, seat: int, target: int, card: int, held: int) -> None:
    """Add a card that the asker alone sees, drawn from those that all see held out face down."""
    data: dict[str, object] = {"seat": SEATS[seat], "asked": SEATS[target], "held": held, "card": UNKNOWN}
    events.append(Event("show", data, {"card": CARDS[card]}, (seat,)))


def add_trade(events: Events, seat: int, other: int, here: int, there: int) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "other": SEATS[other],
        "from": SQUARES[here],
        "to": SQUARES[there],
    }
    events.append(Event("trade", data))


def add_declaration(events: Events, seat: int, suspect: int, place: int) -> None:
    data: dict[str, object] = {"seat": SEATS[seat], "suspect": suspect_name(suspect), "place": place_name(place)}
    events.append(Event("declare", data))


def add_wrong(events: Events, seat: int, culprit: int, place: int, flag: bool) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "suspect": UNKNOWN,
        "place": place_name(place),
        "below": UNKNOWN,
    }
    secret: dict[str, object] = {"suspect": suspect_name(culprit), "below": below_name(flag)}
    events.append(Event("wrong", data, secret, (seat,)))


def add_end(events: Events, winner: int, clause: str) -> None:
    events.append(Event("end", {"winner": SEATS[winner] if winner >= 0 else "nobody", "reason": clause}))
