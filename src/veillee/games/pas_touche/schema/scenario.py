"""Positions of Pas Touche ! from YAML, and back."""

from typing import Any

from veillee.core import GameState
from veillee.core.scenario.adapter import ScenarioAdapter
from veillee.core.scenario.compare import differs
from veillee.core.scenario.reading import by_name, choice, listed, only, truth, whole, words
from veillee.games.pas_touche.notation import read_move
from veillee.games.pas_touche.rules.cards import (
    CARDS_OF_A_PLAYER,
    COLOURS,
    NO_CONSTRAINT,
    NUMBERS,
    SPACES,
    TREATS,
    constraint_words,
    says,
    treat_card,
)
from veillee.games.pas_touche.rules.moves import HANDS, SEATS
from veillee.games.pas_touche.rules.position import RIGHT, UNSET, Card, Player, Position
from veillee.games.pas_touche.rules.state import State, new_state
from veillee.games.pas_touche.schema.variant import numbers_of
from veillee.games.pas_touche.schema.view import CardView, View, cube_place, dice_words

_GIVEN = {"players", "hands", "levels", "cards", "cube", "dice", "out", "passed", "children", "tracks"}
_CARD = "`green treat=muffin up`, `orange number=3 down` or `red treat=churros number=2 down`"


class PasToucheScenarios(ScenarioAdapter):
    """The scenario format of Pas Touche !."""

    def position(self, given: dict[str, Any], options: Any) -> GameState:
        only(given, _GIVEN, "given")
        players = whole(given.get("players", options.players), "players", 2, len(SEATS))
        position = new_state(
            players,
            truth(given.get("children", options.children), "children"),
            options.easy_hands,
            numbers_of(options.variant),
        )
        position.grid = list(position.numbers.grid)
        for colour, track in by_name(given.get("tracks"), COLOURS, "tracks", "colour").items():
            spaces = [choice(space, SPACES, "tracks", "space") for space in listed(track, f"tracks: {colour}")]
            position.tracks[COLOURS.index(colour)] = spaces
        if not all(position.tracks):
            raise ValueError("tracks: a track has at least one space")
        out, passed = _seats(given, "out", players), _seats(given, "passed", players)
        for seat, player in enumerate(position.players):
            player.level = whole(_of(given, "levels", seat, players, 1), "levels", 1, position.numbers.highest())
            player.hand = choice(_of(given, "hands", seat, players, HANDS[RIGHT]), HANDS, "hands", "hand")
            _put_cube(player, _of(given, "cube", seat, players, None))
            player.out = seat in out
            player.passed = seat in passed
        _deal(position, given, players)
        for player in position.players:
            _check_cube(position, player)
        if given.get("dice") is not None:
            dice = listed(given["dice"], "dice", "a treat and a number, `[churros, 3]`")
            if len(dice) != 2:
                raise ValueError(f"dice: expected a treat and a number, `[churros, 3]`, not {dice}")
            choice(dice[0], TREATS, "dice", "treat")
            position.target = treat_card(dice[0], whole(dice[1], "dice", 1, NUMBERS))
            if position.target not in position.grid:
                raise ValueError(f"dice: {dice} is not in the grid")
            position.rounds = 1
        return position

    def describe(self, state: GameState) -> dict[str, Any]:
        assert isinstance(state, State)
        by_seat = list(zip(SEATS, state.players))
        return {
            "cube": {seat: cube_place(player) for seat, player in by_seat},
            "cards": {seat: [_card_words(card) for card in player.cards] for seat, player in by_seat},
            "out": [seat for seat, player in by_seat if player.out],
            "passed": [seat for seat, player in by_seat if player.passed],
            "dice": dice_words(state.target),
            "levels": {seat: player.level if player.level != UNSET else None for seat, player in by_seat},
            "easy_hands": state.easy_hands,
            "hands": {seat: HANDS[player.hand] if player.hand != UNSET else None for seat, player in by_seat},
        }

    def describe_view(self, state: GameState, seat: int) -> dict[str, Any]:
        view = state.view(seat)
        assert isinstance(view, View)
        return {
            "cube": {player.seat: player.cube for player in view.players},
            "cards": {player.seat: [_seen_words(card) for card in player.cards] for player in view.players},
            "out": [player.seat for player in view.players if player.out],
            "passed": [player.seat for player in view.players if player.passed],
            "dice": view.dice,
            "levels": {player.seat: player.level for player in view.players},
            "easy_hands": view.easy_hands,
            "hands": {player.seat: player.hand for player in view.players},
        }

    def differs(self, key: str, expected: Any, got: Any) -> bool:
        if key != "cards" or not isinstance(expected, dict):
            return differs(expected, got)
        return any(_cards_differ(cards, got.get(seat)) for seat, cards in expected.items())

    def gathers(self, move: str) -> bool:
        read = read_move(move)
        return read is not None and read.timed

    def judge(self, state: GameState, moves: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Return touches in the order of their times, all but the last marked `more` (PT-O1)."""
        ordered = sorted(moves, key=_reaction)
        return [(seat, f"{move} more") for seat, move in ordered[:-1]] + ordered[-1:]


def _reaction(touch: tuple[int, str]) -> int:
    read = read_move(touch[1])
    return read.at if read is not None else UNSET


def _seats(given: dict[str, Any], key: str, players: int) -> list[int]:
    return [choice(name, SEATS[:players], key, "seat") for name in listed(given.get(key), key)]


def _of(given: dict[str, Any], key: str, seat: int, players: int, default: Any) -> Any:
    return by_name(given.get(key), SEATS[:players], key).get(SEATS[seat], default)


def _put_cube(player: Player, place: Any) -> None:
    if place is not None:
        numbers = listed(place, "cube", "card and space, `[1, 2]`")
        if len(numbers) != 2:
            raise ValueError(f"cube: expected card and space, `[1, 2]`, not {numbers}")
        player.card = whole(numbers[0], "cube: card", 1, CARDS_OF_A_PLAYER) - 1
        player.space = whole(numbers[1], "cube: space", 1) - 1


def _check_cube(position: Position, player: Player) -> None:
    if player.card == UNSET:
        return
    spaces = len(position.tracks[player.cards[player.card].colour])
    if player.space >= spaces:
        raise ValueError(f"cube: no space {[player.card + 1, player.space + 1]}: that card has {spaces}")


def _deal(position: Position, given: dict[str, Any], players: int) -> None:
    """Deal the cards that are named, then fill up with any that are left."""
    open_cards: list[Card] = []
    for seat, player in enumerate(position.players):
        named = listed(_of(given, "cards", seat, players, []), f"cards: {SEATS[seat]}")
        if len(named) > CARDS_OF_A_PLAYER:
            raise ValueError(f"cards: {SEATS[seat]}: expected three cards at most, not {len(named)}")
        colours = position.numbers.levels[player.level - 1]
        for place in range(CARDS_OF_A_PLAYER):
            if place < len(named):
                card = _read_card(named[place])
            else:
                card = Card(colours[place], NO_CONSTRAINT, up=place <= player.card)
            player.cards.append(card)
            rest = position.piles[card.colour].rest
            if card.says == NO_CONSTRAINT:
                open_cards.append(card)
            elif card.says in rest:
                rest.remove(card.says)
            elif card.says in position.numbers.piles[card.colour]:
                raise ValueError(f"cards: no more copies of {_card_words(card)} (PT-M4)")
            else:
                raise ValueError(f"cards: there is no {_card_words(card)} (PT-M4)")
    for card in open_cards:
        rest = position.piles[card.colour].rest
        if not rest:
            raise ValueError(f"cards: no {COLOURS[card.colour]} card is left")
        card.says = max(rest, key=rest.count)  # leaves a copy of everything as long as it can
        rest.remove(card.says)


def _read_card(card: Any) -> Card:
    """Read `red treat=churros number=2 down`; a card that says nothing yet may be any."""
    text = words(card, "cards", _CARD)
    parts = text.split()
    if len(parts) < 2 or parts[0] not in COLOURS or parts[-1] not in ("up", "down"):
        raise ValueError(f"cards: no card {text!r}: expected {_CARD}")
    treat = 0
    number = 0
    for part in parts[1:-1]:
        name, _, value = part.partition("=")
        if name == "treat":
            treat = choice(value, TREATS, "cards", "treat") + 1
        elif name == "number":
            number = choice(value, tuple("123456"), "cards", "number") + 1
        else:
            raise ValueError(f"cards: no card {text!r}: expected {_CARD}")
    return Card(COLOURS.index(parts[0]), says(treat, number), up=parts[-1] == "up")


def _card_words(card: Card) -> str:
    parts = [COLOURS[card.colour]]
    for part in constraint_words(card.says).split():
        parts.append(f"treat={part}" if part in TREATS else f"number={part}")
    return " ".join([*parts, "up" if card.up else "down"])


def _seen_words(card: CardView) -> str:
    parts = [card.colour]
    if card.treat is not None:
        parts.append(f"treat={card.treat}")
    if card.number is not None:
        parts.append(f"number={card.number}")
    if not card.up:
        parts.append("unknown")
    return " ".join([*parts, "up" if card.up else "down"])


def _cards_differ(expected: Any, got: Any) -> bool:
    """Compare cards in order; a bare colour with its side matches any such card."""
    if not isinstance(expected, list) or not isinstance(got, list) or len(expected) != len(got):
        return True
    for wanted, there in zip(expected, got):
        parts = str(wanted).split()
        found = there.split()
        if len(parts) == 2:
            found = [found[0], found[-1]]
        if sorted(parts) != sorted(found):
            return True
    return False
