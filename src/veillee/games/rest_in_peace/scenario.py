"""Duels in scenarios: positions from plain data, and back."""

from typing import Any

from veillee.core.contract import State
from veillee.core.speaker import Speaker
from veillee.games.rest_in_peace.cards import (
    ALL_GHOSTS,
    FACE_UP,
    MOVED_THIRTEEN,
    SEATS,
    count,
    medium_of,
    name,
    pack_of,
    size,
    spelled,
    values,
)
from veillee.games.rest_in_peace.game import new_duel
from veillee.games.rest_in_peace.memory import DREW, HID, LEFT
from veillee.games.rest_in_peace.position import KEEP, PLAY, TENTH, Side
from veillee.games.rest_in_peace.rounds import playable_ghosts
from veillee.games.rest_in_peace.state import RestInPeace
from veillee.games.rest_in_peace.tenth import reveal_tenth
from veillee.games.rest_in_peace.totals import total
from veillee.games.rest_in_peace.view import View, house_names

UNKNOWN = "unknown"
_HOUSES = ["manor", "castle", "manor", "castle", "manor", "castle", "manor", "castle", "manor", "manor"]
_PHASES = {"play": PLAY, "keep": KEEP, "tenth": TENTH, "resolve": PLAY}
_KEYS = {
    *("round", "turn", "starter", "hands", "decks", "mediums", "rows", "earlier", "line", "houses"),
    *("tokens", "tenth", "owes", "phase", "played_this_turn"),
}


def _lying(text: str) -> int:
    """Return the code of a card of a row: `ghost 5`, `medium 8`, `medium 10 value=3`."""
    holds = {"10": "value", "16": "value", "17": "value", "19": "value", "26": "value", "25": "values"}
    words = text.split(" ")
    if len(words) == 2:
        number = int(words[1])
        if words[0] == "ghost" and 1 <= number <= 6:
            return number
        if words[0] == "medium" and 1 <= number <= 29:
            return number << 6
    elif len(words) == 3 and words[0] == "medium" and words[1] in holds:
        key, _, held = words[2].partition("=")
        if key == holds[words[1]]:
            code = int(words[1]) << 6
            if key == "values":
                first, second = sorted(int(part) for part in held.split(","))
                if 1 <= first < second <= 6:
                    return code | first << 3 | second
            elif 0 <= int(held) <= 6:
                return code | int(held)
    raise ValueError(f"no card {text!r}")


def _without_noughts(row: Any) -> Any:
    """Return a row in which 16 and 19 that have no value are written bare."""
    return [str(card).removesuffix(" value=0") for card in row] if isinstance(row, list) else row


def _placed(text: str) -> int:
    """Return the code of a card on round 10."""
    return int(MOVED_THIRTEEN | FACE_UP) if text == "medium 13 up" else _lying(text)


def _seat(text: Any, field: str) -> int:
    if text not in SEATS:
        raise ValueError(f"{field}: no seat {text!r}")
    return SEATS.index(text)


def _each(given: dict[str, Any], field: str) -> dict[str, Any]:
    """Return what a field says of each seat."""
    found = given.get(field) or {}
    for seat in found:
        _seat(seat, field)
    return dict(found)


def _by_seat(given: dict[str, Any], field: str) -> tuple[list[Any], list[Any]]:
    found = _each(given, field)
    return list(found.get("green") or []), list(found.get("blue") or [])


def _whole(value: Any, field: str, least: int = 0, most: int = 99) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{field}: {value} is no whole number")
    if not least <= value <= most:
        raise ValueError(f"{field}: {value} is not {least} to {most}")
    return value


def _ghosts(found: list[Any], field: str) -> list[int]:
    return [_whole(value, field, 1, 6) for value in found]


def _houses(given: dict[str, Any], finished: int) -> list[int]:
    houses = given.get("houses", _HOUSES)
    if len(houses) != 10:
        raise ValueError("houses: ten rounds")
    tokens: list[int] = []
    for index, entry in enumerate(houses):
        names = entry if isinstance(entry, list) else [entry]
        if any(house not in ("manor", "castle") for house in names):
            raise ValueError(f"houses: {entry!r}")
        tokens.append(0 if index < finished else sum(1 if house == "manor" else 8 for house in names))
    return tokens


def _line(given: dict[str, Any], used: set[int]) -> list[int]:
    if "line" in given:
        line = [_whole(medium, "line", 1, 29) for medium in given["line"]]
        if len(line) != 9 or len(set(line)) != 9:
            raise ValueError("line: nine different Mediums")
        return line
    return [medium for medium in range(1, 30) if medium not in used][:9]


def _fill_side(side: Side, given: dict[str, Any], seat: int) -> None:
    hand = _ghosts(_by_seat(given, "hands")[seat], "hands")
    earlier = _ghosts(_by_seat(given, "earlier")[seat], "earlier")
    side.hand = pack_of(hand)
    for medium in _by_seat(given, "mediums")[seat]:
        number = _whole(medium, "mediums", 1, 29)
        if side.owns(number):
            raise ValueError(f"mediums: {number} is owned twice (RIP-M2)")
        side.mediums |= 1 << number
    for text in _by_seat(given, "rows")[seat]:
        side.add(_lying(text))
    side.tenth = [_placed(text) for text in _by_seat(given, "tenth")[seat]]
    before = given.get("round", 1) - 1
    side.past = [before << 12 | value for value in earlier]
    lying = [code for code in [*side.row, *side.tenth] if code < 64] + earlier
    used = side.hand + pack_of(lying)
    for value in range(1, 7):
        if sum(v == value for v in [*hand, *lying]) > count(ALL_GHOSTS, value):
            raise ValueError(f"more Ghosts of value {value} than a family has (RIP-M1)")
    side.deck = ALL_GHOSTS - used
    decks = _each(given, "decks")
    if SEATS[seat] in decks:
        side.deck = pack_of(_ghosts(decks[SEATS[seat]], "decks"))
        for value in range(1, 7):
            if count(side.deck, value) + count(used, value) > count(ALL_GHOSTS, value):
                raise ValueError(f"more Ghosts of value {value} than a family has (RIP-M1)")
    played = earlier + [code for code in side.row if code < 64]
    hidden = sum(code < 64 for code in side.tenth)
    for value in played:
        side.story += [int(DREW), int(LEFT) + value]
    side.story += [int(DREW), int(HID)] * hidden
    side.story += [int(DREW)] * int(size(side.hand))


class RestInPeaceSpeaker(Speaker):
    """The scenario format of Rest in Peace."""

    def position(self, given: dict[str, Any], options: Any) -> State:
        unknown = sorted(set(given) - _KEYS)
        if unknown:
            raise ValueError(f"unknown keys {unknown}")
        phase = given.get("phase", "play")
        if phase not in _PHASES:
            raise ValueError(f"phase: {phase!r}")
        state = new_duel(options)
        asked = _whole(given.get("round", 1), "round", 1, 10)
        state.round = 10 if phase == "resolve" else asked
        state.turn = _seat(given.get("turn", "green"), "turn")
        state.starter = _seat(given.get("starter", SEATS[state.turn]), "starter")
        state.mode = _PHASES[phase]
        state.played = _whole(given.get("played_this_turn", 0), "played_this_turn")
        for seat, side in enumerate((state.green, state.blue)):
            _fill_side(side, given, seat)
            tokens = _each(given, "tokens").get(SEATS[seat]) or {}
            if set(tokens) - {"manor", "castle"}:
                raise ValueError(f"tokens: manor or castle, not {sorted(tokens)}")
            side.manors = _whole(tokens.get("manor", 0), "tokens")
            side.castles = _whole(tokens.get("castle", 0), "tokens")
        for owing in given.get("owes") or []:
            state.side(_seat(owing, "owes")).owes = True
        cards = [*state.green.row, *state.blue.row, *state.green.tenth, *state.blue.tenth]
        named = [int(medium_of(code)) for code in cards if medium_of(code)]
        for side in (state.green, state.blue):
            named += [medium for medium in range(1, 30) if side.owns(medium)]
        if len(named) != len(set(named)):
            raise ValueError("a Medium lies in two places (RIP-M2)")
        state.line = _line(given, set(named))
        decided = phase in ("keep", "tenth")
        state.houses = _houses(given, int(state.round) - (0 if decided else 1))
        if decided:
            state.loser = 1 - state.turn if phase == "keep" else state.turn
            state.starter = 1 - state.loser
        elif phase == "resolve":
            reveal_tenth(state)
        else:
            side = state.side(state.turn)
            if side.owes and playable_ghosts(state, state.turn) == 0:
                side.owes = False
        return state

    def differs(self, key: str, expected: Any, got: Any) -> bool:
        if key == "houses" and isinstance(expected, list):
            expected = [sorted(entry) if isinstance(entry, list) else [entry] for entry in expected]
            got = [sorted(entry) for entry in got]
        if key == "rows" and isinstance(expected, dict):
            expected = {seat: _without_noughts(row) for seat, row in expected.items()}
        return super().differs(key, expected, got)

    def describe(self, state: State) -> dict[str, Any]:
        assert isinstance(state, RestInPeace)
        sides = list(zip(SEATS, (state.green, state.blue)))
        last = state.round == 10
        return {
            "round": int(state.round),
            "totals": {seat: int(total(state, index)) for index, seat in enumerate(SEATS)},
            "hands": {seat: values(side.hand) for seat, side in sides},
            "hand_size": {seat: int(size(side.hand)) for seat, side in sides},
            "deck": {seat: values(side.deck) for seat, side in sides},
            "deck_size": {seat: int(size(side.deck)) for seat, side in sides},
            "mediums": {seat: [m for m in range(1, 30) if side.owns(m)] for seat, side in sides},
            "tokens": {seat: {"manor": int(side.manors), "castle": int(side.castles)} for seat, side in sides},
            "rows": {seat: [spelled(code) for code in side.row] for seat, side in sides},
            "earlier": {seat: sorted(entry & 4095 for entry in side.past if entry & 4095 < 64) for seat, side in sides},
            "tenth": {seat: [name(code) for code in (side.row if last else side.tenth)] for seat, side in sides},
            "line": list(state.line),
            "houses": [house_names(tokens) for tokens in state.houses[int(state.round) - 1 :]],
            "top": {seat: int(side.top) if side.top else None for seat, side in sides},
            "owes": [seat for seat, side in sides if side.owes],
            "discarded": [name(code) for code in state.discards],
        }

    def describe_view(self, state: State, seat: int) -> dict[str, Any]:
        view = state.view(seat)
        assert isinstance(view, View)
        families = {family.seat: family for family in view.families}

        def each(pick: Any) -> dict[str, Any]:
            return {seat: pick(family) for seat, family in families.items()}

        def shown(value: Any) -> Any:
            return UNKNOWN if value is None else value

        return {
            "round": view.round,
            "totals": each(lambda family: family.total),
            "hands": each(lambda family: shown(family.hand)),
            "hand_size": each(lambda family: family.hand_size),
            "deck": each(lambda family: shown(family.deck)),
            "deck_size": each(lambda family: family.deck_size),
            "mediums": each(lambda family: family.mediums),
            "tokens": each(lambda family: {"manor": family.manors, "castle": family.castles}),
            "rows": each(lambda family: [lying.card for lying in family.row]),
            "earlier": each(lambda family: sorted(int(p.card[6:]) for p in family.past if p.card.startswith("ghost"))),
            "tenth": each(lambda family: [shown(card) for card in family.tenth]),
            "line": [shown(medium) for medium in view.line],
            "houses": view.houses[view.round - 1 :],
            "top": each(lambda family: family.top),
            "owes": [family.seat for family in view.families if family.owes],
            "discarded": view.discarded,
        }
