"""Duels in scenarios: positions from plain data, and back."""

import re
from typing import Any

from veillee.core.contract import GameState
from veillee.core.scenario.adapter import ScenarioAdapter
from veillee.core.scenario.reading import COMMA, by_name, choice, listed, mapping, only, whole, words
from veillee.games.rest_in_peace.game import new_duel
from veillee.games.rest_in_peace.knowledge.memory import DREW, HID, LEFT, remember
from veillee.games.rest_in_peace.rules.cards import (
    FACE_UP,
    MOVED_THIRTEEN,
    SEATS,
    is_ghost,
    is_hidden_ghost,
    lying,
    medium_card,
    medium_of,
    name,
    pair,
    past_card,
    past_code,
    spelled,
)
from veillee.games.rest_in_peace.rules.flow.rounds import forgive_debt
from veillee.games.rest_in_peace.rules.flow.tenth import reveal_tenth
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.ghosts import HIGHEST, VALUES, count, pack_of, size, values
from veillee.games.rest_in_peace.rules.houses import CASTLE, HOUSES, MANOR, house_names
from veillee.games.rest_in_peace.rules.mediums.names import NEVER_SEEN_AGAIN, NOW_OR_NEVER
from veillee.games.rest_in_peace.rules.mediums.table import HOLDING_ONE_VALUE, NUMBERS
from veillee.games.rest_in_peace.rules.position import KEEP, LINE_LENGTH, PLAY, TENTH, TENTH_ROUND, Side
from veillee.games.rest_in_peace.rules.state import State
from veillee.games.rest_in_peace.schema.view import View, owned

UNKNOWN = "unknown"
_HOUSES = ["manor", "castle", "manor", "castle", "manor", "castle", "manor", "castle", "manor", "manor"]
_PHASES = {"play": PLAY, "keep": KEEP, "tenth": TENTH, "resolve": PLAY}
_KEYS = {
    *("round", "turn", "starter", "hands", "decks", "mediums", "rows", "earlier", "line", "houses"),
    *("tokens", "tenth", "owes", "phase", "played_this_turn"),
}
_GHOST = re.compile(r"ghost ([1-6])")
_MEDIUM = re.compile(r"medium ([1-9]|1[0-9]|2[0-9])")
_HOLDING = re.compile(rf"medium ({'|'.join(str(row.number) for row in HOLDING_ONE_VALUE)}) value=([0-6])")
_BANNING = re.compile(rf"medium {NEVER_SEEN_AGAIN} values=([1-6]),([1-6])")
_CARD = "a card, `ghost 5`, `medium 8`, `medium 10 value=3` or `medium 25 values=2,5`"


def _lying(card: Any, field: str) -> int:
    """Return the code of a card of a row."""
    text = words(card, field, _CARD)
    if found := _GHOST.fullmatch(text):
        return int(found[1])
    if found := _MEDIUM.fullmatch(text):
        return int(medium_card(int(found[1])))
    if found := _HOLDING.fullmatch(text):
        return int(lying(int(found[1]), int(found[2])))
    if (found := _BANNING.fullmatch(text)) and found[1] != found[2]:
        first, second = sorted((int(found[1]), int(found[2])))
        return int(lying(NEVER_SEEN_AGAIN, pair(first, second)))
    raise ValueError(f"{field}: no card {text!r}: expected {_CARD}; {COMMA}")


def _without_noughts(row: Any) -> Any:
    """Return a row in which 16 and 19 that have no value are written bare."""
    return [str(card).removesuffix(" value=0") for card in row] if isinstance(row, list) else row


def _placed(card: Any, field: str) -> int:
    """Return the code of a card on round 10."""
    return int(MOVED_THIRTEEN | FACE_UP) if card == f"medium {NOW_OR_NEVER} up" else _lying(card, field)


def _list_of(given: dict[str, Any], field: str, seat: int) -> list[Any]:
    """Return the list that a field has for a seat."""
    return listed(by_name(given.get(field), SEATS, field).get(SEATS[seat]), f"{field}: {SEATS[seat]}")


def _ghosts(found: list[Any], field: str) -> list[int]:
    return [whole(value, field, 1, HIGHEST) for value in found]


def _houses(given: dict[str, Any], finished: int) -> list[int]:
    houses = listed(given.get("houses", _HOUSES), "houses")
    if len(houses) != TENTH_ROUND:
        raise ValueError(f"houses: expected ten rounds, not {len(houses)}")
    tokens: list[int] = []
    for index, entry in enumerate(houses):
        names = entry if isinstance(entry, list) else [entry]
        for house in names:
            choice(house, HOUSES, "houses", "House")
        tokens.append(0 if index < finished else sum(int(MANOR if house == "manor" else CASTLE) for house in names))
    return tokens


def _line(given: dict[str, Any], used: set[int], twice: list[int]) -> list[int]:
    if "line" in given:
        line = [whole(medium, "line", 1, len(NUMBERS)) for medium in listed(given["line"], "line")]
        if len(line) != LINE_LENGTH or _too_many(line, twice):
            raise ValueError(f"line: expected nine different Mediums, not {line}")
        return line
    return [medium for medium in NUMBERS if medium not in used][:LINE_LENGTH]


def _too_many(mediums: list[int], twice: list[int]) -> bool:
    """Tell whether a Medium is there more often than the box, or the variant, has it."""
    return any(mediums.count(medium) > (2 if medium in twice else 1) for medium in mediums)


def _fill_side(side: Side, given: dict[str, Any], seat: int, ghosts: int, twice: list[int]) -> None:
    hand = _ghosts(_list_of(given, "hands", seat), "hands")
    earlier = _ghosts(_list_of(given, "earlier", seat), "earlier")
    side.hand = pack_of(hand)
    for medium in _list_of(given, "mediums", seat):
        number = whole(medium, "mediums", 1, len(NUMBERS))
        if _too_many([*owned(side), number], twice):
            raise ValueError(f"mediums: {number} is owned twice (RIP-M2)")
        side.gain(number)
    for card in _list_of(given, "rows", seat):
        side.add(_lying(card, "rows"))
    side.tenth = [_placed(card, "tenth") for card in _list_of(given, "tenth", seat)]
    before = given.get("round", 1) - 1
    side.past = [int(past_card(before, value)) for value in earlier]
    lying = [code for code in [*side.row, *side.tenth] if is_hidden_ghost(code)] + earlier
    used = side.hand + pack_of(lying)
    for value in VALUES:
        if sum(v == value for v in [*hand, *lying]) > count(ghosts, value):
            raise ValueError(f"more Ghosts of value {value} than a family has (RIP-M1)")
    side.deck = ghosts - used
    if SEATS[seat] in by_name(given.get("decks"), SEATS, "decks"):
        side.deck = pack_of(_ghosts(_list_of(given, "decks", seat), "decks"))
        for value in VALUES:
            if count(side.deck, value) + count(used, value) > count(ghosts, value):
                raise ValueError(f"more Ghosts of value {value} than a family has (RIP-M1)")
    played = earlier + [code for code in side.row if is_ghost(code)]
    hidden = sum(is_hidden_ghost(code) for code in side.tenth)
    for value in played:
        remember(side, DREW, 0)
        remember(side, LEFT, value)
    for _ in range(hidden):
        remember(side, DREW, 0)
        remember(side, HID, 0)
    for _ in range(size(side.hand)):
        remember(side, DREW, 0)


def _earlier(side: Side) -> list[int]:
    return sorted(int(past_code(entry)) for entry in side.past if is_ghost(past_code(entry)))


class RestInPeaceScenarios(ScenarioAdapter):
    """The scenario format of Rest in Peace."""

    def position(self, given: dict[str, Any], options: Any) -> GameState:
        only(given, _KEYS, "given")
        phase = list(_PHASES)[choice(given.get("phase", "play"), list(_PHASES), "phase", "phase")]
        state = new_duel(options)
        twice = options.variant.twice if options.variant is not None else []
        asked = whole(given.get("round", 1), "round", 1, int(TENTH_ROUND))
        state.round = TENTH_ROUND if phase == "resolve" else asked
        state.turn = choice(given.get("turn", "green"), SEATS, "turn", "seat")
        state.starter = choice(given.get("starter", SEATS[state.turn]), SEATS, "starter", "seat")
        state.mode = _PHASES[phase]
        state.played = whole(given.get("played_this_turn", 0), "played_this_turn")
        for seat, side in enumerate((state.green, state.blue)):
            _fill_side(side, given, seat, int(state.numbers.ghosts), twice)
            tokens = mapping(by_name(given.get("tokens"), SEATS, "tokens").get(SEATS[seat]), "tokens")
            only(tokens, HOUSES, "tokens")
            side.manors = whole(tokens.get("manor", 0), "tokens")
            side.castles = whole(tokens.get("castle", 0), "tokens")
        for owing in listed(given.get("owes"), "owes"):
            state.side(choice(owing, SEATS, "owes", "seat")).debt = state.round + 1
        cards = [*state.green.row, *state.blue.row, *state.green.tenth, *state.blue.tenth]
        named = [int(medium_of(code)) for code in cards if medium_of(code)]
        for side in (state.green, state.blue):
            named += owned(side)
        if _too_many(named, twice):
            raise ValueError("a Medium lies in two places (RIP-M2)")
        state.line = _line(given, set(named), twice)
        decided = phase in ("keep", "tenth")
        state.houses = _houses(given, int(state.round) - (0 if decided else 1))
        if decided:
            state.loser = 1 - state.turn if phase == "keep" else state.turn
            state.starter = 1 - state.loser
        elif phase == "resolve":
            reveal_tenth(state)
        else:
            forgive_debt(state, state.turn)
        return state

    def differs(self, key: str, expected: Any, got: Any) -> bool:
        if key == "houses" and isinstance(expected, list):
            expected = [sorted(map(str, entry)) if isinstance(entry, list) else [entry] for entry in expected]
            got = [sorted(entry) for entry in got]
        if key == "rows" and isinstance(expected, dict):
            expected = {seat: _without_noughts(row) for seat, row in expected.items()}
        return super().differs(key, expected, got)

    def describe(self, state: GameState) -> dict[str, Any]:
        assert isinstance(state, State)
        sides = list(zip(SEATS, (state.green, state.blue)))
        last = state.is_tenth()
        return {
            "round": int(state.round),
            "totals": {seat: int(total(state, index)) for index, seat in enumerate(SEATS)},
            "hands": {seat: values(side.hand) for seat, side in sides},
            "hand_size": {seat: int(size(side.hand)) for seat, side in sides},
            "deck": {seat: values(side.deck) for seat, side in sides},
            "deck_size": {seat: int(size(side.deck)) for seat, side in sides},
            "mediums": {seat: owned(side) for seat, side in sides},
            "tokens": {seat: {"manor": int(side.manors), "castle": int(side.castles)} for seat, side in sides},
            "rows": {seat: [spelled(code) for code in side.row] for seat, side in sides},
            "earlier": {seat: _earlier(side) for seat, side in sides},
            "tenth": {seat: [name(code) for code in (side.row if last else side.tenth)] for seat, side in sides},
            "line": list(state.line),
            "houses": [house_names(tokens) for tokens in state.houses[int(state.round) - 1 :]],
            "top": {seat: int(side.top) if side.top else None for seat, side in sides},
            "owes": [seat for seat, side in sides if side.owes()],
            "discarded": [name(code) for code in state.discards],
        }

    def describe_view(self, state: GameState, seat: int) -> dict[str, Any]:
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
