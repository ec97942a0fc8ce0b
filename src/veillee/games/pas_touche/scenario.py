"""Positions of Pas Touche ! from YAML, and back."""

from typing import Any

from veillee.core import State
from veillee.core.compare import differs
from veillee.core.speaker import Speaker
from veillee.games.pas_touche.data import COLOURS, GRID, LEVELS, SPACES, TREATS, constraint_words, says, treat_card
from veillee.games.pas_touche.notation import HANDS, SEATS, read_move
from veillee.games.pas_touche.position import RIGHT, UNSET, Card, Player, Position, empty_position
from veillee.games.pas_touche.state import PasToucheState
from veillee.games.pas_touche.view import CardView, View, cube_place, dice_words

_GIVEN = {"players", "hands", "levels", "cards", "cube", "dice", "out", "passed", "children", "tracks"}


class PasToucheSpeaker(Speaker):
    """The scenario format of Pas Touche !."""

    def position(self, given: dict[str, Any], options: Any) -> State:
        unknown = sorted(set(given) - _GIVEN)
        if unknown:
            raise ValueError(f"unknown fields {unknown}")
        players = int(given.get("players", options.players))
        if not 2 <= players <= len(SEATS):
            raise ValueError(f"players: {players}")
        position = empty_position(players, bool(given.get("children", options.children)))
        position.grid = list(range(GRID))
        for colour, track in (given.get("tracks") or {}).items():
            position.tracks[COLOURS.index(colour)] = [SPACES.index(space) for space in track]
        if not all(position.tracks):
            raise ValueError("tracks: a track has at least one space")
        for seat, player in enumerate(position.players):
            player.level = int(_of(given, "levels", seat, players, 1))
            player.hand = HANDS.index(_of(given, "hands", seat, players, HANDS[RIGHT]))
            _put_cube(player, _of(given, "cube", seat, players, None))
            player.out = SEATS[seat] in _seats(given, "out", players)
            player.passed = SEATS[seat] in _seats(given, "passed", players)
        _deal(position, given, players)
        for player in position.players:
            _check_cube(position, player)
        if given.get("dice") is not None:
            treat, number = given["dice"]
            position.target = treat_card(treat, int(number))
            position.rounds = 1
        return PasToucheState(position)

    def describe(self, state: State) -> dict[str, Any]:
        assert isinstance(state, PasToucheState)
        position = state.position
        by_seat = list(zip(SEATS, position.players))
        return {
            "cube": {seat: cube_place(player) for seat, player in by_seat},
            "cards": {seat: [_card_words(card) for card in player.cards] for seat, player in by_seat},
            "out": [seat for seat, player in by_seat if player.out],
            "passed": [seat for seat, player in by_seat if player.passed],
            "dice": dice_words(position.target),
            "levels": {seat: player.level if player.level != UNSET else None for seat, player in by_seat},
            "hands": {seat: HANDS[player.hand] if player.hand != UNSET else None for seat, player in by_seat},
        }

    def describe_view(self, state: State, seat: int) -> dict[str, Any]:
        view = state.view(seat)
        assert isinstance(view, View)
        return {
            "cube": {player.seat: player.cube for player in view.players},
            "cards": {player.seat: [_seen_words(card) for card in player.cards] for player in view.players},
            "out": [player.seat for player in view.players if player.out],
            "passed": [player.seat for player in view.players if player.passed],
            "dice": view.dice,
            "levels": {player.seat: player.level for player in view.players},
            "hands": {player.seat: player.hand for player in view.players},
        }

    def differs(self, key: str, expected: Any, got: Any) -> bool:
        if key != "cards" or not isinstance(expected, dict):
            return differs(expected, got)
        return any(_cards_differ(cards, got.get(seat)) for seat, cards in expected.items())

    def gathers(self, move: str) -> bool:
        read = read_move(move)
        return read is not None and read.timed

    def judge(self, state: State, moves: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Return touches in the order of their times, all but the last marked `more` (PT-O1)."""
        ordered = sorted(moves, key=_reaction)
        return [(seat, f"{move} more") for seat, move in ordered[:-1]] + ordered[-1:]


def _reaction(touch: tuple[int, str]) -> int:
    read = read_move(touch[1])
    return read.at if read is not None else UNSET


def _seats(given: dict[str, Any], key: str, players: int) -> list[str]:
    names = given.get(key) or []
    for name in names:
        if name not in SEATS[:players]:
            raise ValueError(f"{key}: no seat {name!r}")
    return list(names)


def _of(given: dict[str, Any], key: str, seat: int, players: int, default: Any) -> Any:
    mapping = given.get(key) or {}
    for name in mapping:
        if name not in SEATS[:players]:
            raise ValueError(f"{key}: no seat {name!r}")
    return mapping.get(SEATS[seat], default)


def _put_cube(player: Player, place: Any) -> None:
    if place is not None:
        card, space = place
        player.card = int(card) - 1
        player.space = int(space) - 1


def _check_cube(position: Position, player: Player) -> None:
    if player.card == UNSET:
        return
    if not 0 <= player.card < 3 or not 0 <= player.space < len(position.tracks[player.cards[player.card].colour]):
        raise ValueError(f"cube: no space {[player.card + 1, player.space + 1]}")


def _deal(position: Position, given: dict[str, Any], players: int) -> None:
    """Deal the cards that are named, then fill up with any that are left."""
    open_cards: list[Card] = []
    for seat, player in enumerate(position.players):
        named = _of(given, "cards", seat, players, [])
        if len(named) > 3:
            raise ValueError(f"cards: {len(named)} for {SEATS[seat]}")
        colours = LEVELS[player.level - 1]
        for place in range(3):
            if place < len(named):
                card = _read_card(str(named[place]))
            else:
                card = Card(colours[place], 0, up=place <= player.card)
            player.cards.append(card)
            rest = position.piles[card.colour].rest
            if card.says == 0:
                open_cards.append(card)
            elif card.says in rest:
                rest.remove(card.says)
            else:
                raise ValueError(f"cards: no more copies of {_card_words(card)}")
    for card in open_cards:
        rest = position.piles[card.colour].rest
        if not rest:
            raise ValueError(f"cards: no {COLOURS[card.colour]} card is left")
        card.says = max(rest, key=rest.count)  # leaves a copy of everything as long as it can
        rest.remove(card.says)


def _read_card(text: str) -> Card:
    """Read `red treat=churros number=2 down`; a card that says nothing yet may be any."""
    words = text.split()
    if len(words) < 2 or words[0] not in COLOURS or words[-1] not in ("up", "down"):
        raise ValueError(f"cards: {text!r}")
    treat = 0
    number = 0
    for word in words[1:-1]:
        name, _, value = word.partition("=")
        if name == "treat":
            treat = TREATS.index(value) + 1
        elif name == "number":
            number = int(value)
        else:
            raise ValueError(f"cards: {text!r}")
    return Card(COLOURS.index(words[0]), says(treat, number), up=words[-1] == "up")


def _card_words(card: Card) -> str:
    words = [COLOURS[card.colour]]
    for part in constraint_words(card.says).split():
        words.append(f"treat={part}" if part in TREATS else f"number={part}")
    return " ".join([*words, "up" if card.up else "down"])


def _seen_words(card: CardView) -> str:
    words = [card.colour]
    if card.treat is not None:
        words.append(f"treat={card.treat}")
    if card.number is not None:
        words.append(f"number={card.number}")
    if not card.up:
        words.append("unknown")
    return " ".join([*words, "up" if card.up else "down"])


def _cards_differ(expected: Any, got: Any) -> bool:
    """Compare cards in order; a bare colour with its side matches any such card."""
    if not isinstance(expected, list) or not isinstance(got, list) or len(expected) != len(got):
        return True
    for wanted, there in zip(expected, got):
        words = str(wanted).split()
        found = there.split()
        if len(words) == 2:
            found = [found[0], found[-1]]
        if sorted(words) != sorted(found):
            return True
    return False
