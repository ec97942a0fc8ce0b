"""Telling what happened: one function an event, only while somebody listens."""

from veillee.core import Event
from veillee.games.labystere.notation import SEATS, card_name
from veillee.games.labystere.rules.cards import ACTIONS, UNKNOWN
from veillee.games.labystere.rules.grid.paths import Paths, route
from veillee.games.labystere.rules.grid.squares import SQUARES

Told = list[Event]


def tell(events: Told, kind: str, seat: int) -> None:
    """Tell a thing that needs no more than its seat."""
    events.append(Event(kind, {"seat": SEATS[seat]}))


def tell_die(events: Told, seat: int, die: int, steps: int) -> None:
    events.append(Event("die", {"seat": SEATS[seat], "die": die, "steps": steps}))


def tell_walk(events: Told, paths: Paths, seat: int, pawn: int, target: int, steps: int) -> None:
    walk = [SQUARES[square] for square in route(paths, pawn, target, steps)]
    data: dict[str, object] = {"seat": SEATS[seat], "from": SQUARES[pawn], "to": SQUARES[target], "walk": walk}
    events.append(Event("walk", data))


def tell_swap(events: Told, seat: int, one: int, two: int) -> None:
    events.append(Event("swap", {"seat": SEATS[seat], "one": SQUARES[one], "two": SQUARES[two]}))


def tell_action(events: Told, seat: int, square: int, action: int) -> None:
    events.append(Event("turn-up", {"seat": SEATS[seat], "square": SQUARES[square], "action": ACTIONS[action]}))


def tell_jump(events: Told, seat: int, target: int) -> None:
    events.append(Event("jump", {"seat": SEATS[seat], "to": SQUARES[target]}))


def tell_witness(events: Told, seat: int, square: int, witness: int, suspect: int) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "square": SQUARES[square],
        "witness": f"w{witness + 1}",
        "suspect": UNKNOWN,
    }
    events.append(Event("look-witness", data, {"suspect": card_name(suspect)}, (seat,)))


def tell_place(events: Told, seat: int, square: int, place: int, flag: bool) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "square": SQUARES[square],
        "place": f"l{place + 1}",
        "below": UNKNOWN,
    }
    events.append(Event("look-place", data, {"below": "flag" if flag else "empty"}, (seat,)))


def tell_question(events: Told, kind: str, seat: int, target: int, places: bool) -> None:
    """Tell of a question, of one that found nothing, or of one that could not be asked."""
    data: dict[str, object] = {"seat": SEATS[seat], "of": "places" if places else "suspects"}
    if target >= 0:
        data["asked"] = SEATS[target]
    events.append(Event(kind, data))


def tell_card(events: Told, seat: int, target: int, card: int) -> None:
    data: dict[str, object] = {"seat": SEATS[seat], "asked": SEATS[target], "card": UNKNOWN}
    events.append(Event("show", data, {"card": card_name(card)}, (seat,)))


def tell_trade(events: Told, seat: int, other: int, here: int, there: int) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "other": SEATS[other],
        "from": SQUARES[here],
        "to": SQUARES[there],
    }
    events.append(Event("trade", data))


def tell_declaration(events: Told, seat: int, suspect: int, place: int) -> None:
    data: dict[str, object] = {"seat": SEATS[seat], "suspect": card_name(suspect), "place": card_name(4 + place)}
    events.append(Event("declare", data))


def tell_wrong(events: Told, seat: int, culprit: int, place: int, flag: bool) -> None:
    data: dict[str, object] = {
        "seat": SEATS[seat],
        "suspect": UNKNOWN,
        "place": card_name(4 + place),
        "below": UNKNOWN,
    }
    secret: dict[str, object] = {"suspect": card_name(culprit), "below": "flag" if flag else "empty"}
    events.append(Event("wrong", data, secret, (seat,)))


def tell_end(events: Told, winner: int, reason: str) -> None:
    events.append(Event("end", {"winner": SEATS[winner] if winner >= 0 else "nobody", "reason": reason}))
