"""What happened, as it is told: one function for each kind of event."""

from veillee.core import Event
from veillee.games.pas_touche.rules.cards import (
    COLOURS,
    TREATS,
    Colour,
    TreatCard,
    forbidden_number,
    forbidden_treat,
    number_of,
    treat_of,
)
from veillee.games.pas_touche.rules.moves import HANDS, SEATS
from veillee.games.pas_touche.rules.position import UNSET, Card, Hand, Player, Seat, Touch


def level_chosen(seat: Seat, level: int) -> Event:
    return Event("level-chosen", {"seat": SEATS[seat], "level": level})


def hand_chosen(seat: Seat, hand: Hand) -> Event:
    return Event("hand-chosen", {"seat": SEATS[seat], "hand": HANDS[hand]})


def grid_laid() -> Event:
    return Event("grid-laid", {})


def card_dealt(seat: Seat, place: int, colour: Colour) -> Event:
    return Event("card-dealt", {"seat": SEATS[seat], "card": place + 1, "colour": COLOURS[colour]})


def thrown(seat: Seat) -> Event:
    return Event("thrown", {"seat": SEATS[seat]})


def dice(target: TreatCard) -> Event:
    return Event("dice", {"treat": TREATS[treat_of(target)], "number": number_of(target)})


def passed(seat: Seat) -> Event:
    return Event("passed", {"seat": SEATS[seat]})


def touched(touch: Touch) -> Event:
    data: dict[str, object] = {
        "seat": SEATS[touch.seat],
        "treat": TREATS[treat_of(touch.card)],
        "number": number_of(touch.card),
        "hand": HANDS[touch.hand],
        "cry": int(touch.cry),
        "result": touch.result,
    }
    if touch.at != UNSET:
        data["ms"] = touch.at
    return Event("touched", data)


def tie(seats: list[Seat]) -> Event:
    return Event("tie", {"seats": [SEATS[seat] for seat in seats]})


def tie_drawn(seat: Seat) -> Event:
    return Event("tie-drawn", {"seat": SEATS[seat]})


def advanced(seat: Seat, place: int, space: int) -> Event:
    return Event("advanced", {"seat": SEATS[seat], "card": place + 1, "space": space + 1})


def went_back(seat: Seat, player: Player) -> Event:
    return Event("went-back", {"seat": SEATS[seat], "card": player.card + 1, "space": player.space + 1})


def unmoved(seat: Seat, space: str) -> Event:
    """Tell that a penalty left a cube where it was: `lock`, or `off` the track."""
    return Event("unmoved", {"seat": SEATS[seat], "space": space})


def card_turned_up(seat: Seat, place: int, card: Card) -> Event:
    return Event("card-up", _card(seat, place, card))


def card_lost(seat: Seat, place: int, card: Card) -> Event:
    return Event("card-lost", _card(seat, place, card))


def round_over(reason: str) -> Event:
    return Event("round-over", {"reason": reason})


def won(seat: Seat) -> Event:
    return Event("won", {"seat": SEATS[seat]})


def level_changed(seat: Seat, before: int, level: int) -> Event:
    return Event("level-changed", {"seat": SEATS[seat], "before": before, "level": level})


def _card(seat: Seat, place: int, card: Card) -> dict[str, object]:
    treat, number = forbidden_treat(card.says), forbidden_number(card.says)
    return {
        "seat": SEATS[seat],
        "card": place + 1,
        "colour": COLOURS[card.colour],
        "binds": "number" if not treat else "both" if number else "treat",
        "treat": TREATS[treat - 1] if treat else "",
        "number": number,
    }
