"""What a seat may know: everything but what face-down cards say (PT-S4)."""

from typing import Any

import msgspec

from veillee.games.pas_touche.rules.cards import (
    COLOURS,
    SPACES,
    TREATS,
    forbidden_number,
    forbidden_treat,
    number_of,
    treat_of,
    treat_words,
)
from veillee.games.pas_touche.rules.moves import HANDS, SEATS
from veillee.games.pas_touche.rules.position import UNSET, Card, Player, Position, Touch
from veillee.games.pas_touche.rules.verdict import forbidden


class CardView(msgspec.Struct):
    """A Constraint card; `treat` and `number` are null if it says none, or lies face down in a running game."""

    colour: str
    up: bool
    treat: str | None
    number: int | None


class PlayerView(msgspec.Struct):
    """What lies in front of a player. `cube` is [card, space], both from 1, or null off the track.

    `proposed` is the level that the game before left, null in a first game (PT-L3).
    """

    seat: str
    level: int | None
    proposed: int | None
    hand: str | None
    cards: list[CardView]
    cube: list[int] | None
    out: bool
    passed: bool
    forbidden: list[str]


class TouchView(msgspec.Struct):
    """A judged touch of the round; `ms` is null where no time was measured."""

    seat: str
    card: str
    hand: str
    cry: bool
    ms: int | None
    result: str


class PileView(msgspec.Struct):
    """A pile: how many cards it has, and the discards under it in their order."""

    colour: str
    size: int
    discarded: list[CardView]


class View(msgspec.Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: str | None
    phase: str
    turn: list[str]
    children: bool
    easy_hands: bool
    grid: list[str]
    tracks: dict[str, list[str]]
    players: list[PlayerView]
    piles: list[PileView]
    dice: list[Any] | None
    last_dice: list[Any] | None
    rounds: int
    touches: list[TouchView]
    tied: list[str]
    winner: str | None


def build_view(position: Position, viewer: int, phase: str, turn: list[int]) -> View:
    """Build the view of a seat or of a spectator."""
    return View(
        seat=SEATS[viewer] if viewer >= 0 else None,
        phase=phase,
        turn=[SEATS[seat] if seat >= 0 else "chance" for seat in turn],
        children=position.children,
        easy_hands=position.easy_hands,
        grid=[treat_words(card) for card in position.grid],
        tracks={COLOURS[i]: [SPACES[space] for space in track] for i, track in enumerate(position.tracks)},
        players=[_player(position, seat) for seat in range(len(position.players))],
        piles=[
            PileView(
                COLOURS[colour],
                len(pile.rest) + len(pile.under),
                [_card(Card(colour, what, up=True), True) for what in pile.under],
            )
            for colour, pile in enumerate(position.piles)
        ],
        dice=dice_words(position.target),
        last_dice=dice_words(position.last_target),
        rounds=position.rounds,
        touches=[_touch(touch) for touch in position.touches],
        tied=[SEATS[seat] for seat in position.tied],
        winner=SEATS[position.winner] if position.winner != UNSET else None,
    )


def dice_words(target: int) -> list[Any] | None:
    """Return what the dice show, or None between rounds."""
    if target == UNSET:
        return None
    return [TREATS[treat_of(target)], number_of(target)]


def cube_place(player: Player) -> list[int] | None:
    """Return the cube's card and space, from 1, or None off the track."""
    return None if player.card == UNSET else [player.card + 1, player.space + 1]


def _player(position: Position, seat: int) -> PlayerView:
    player = position.players[seat]
    return PlayerView(
        seat=SEATS[seat],
        level=player.level if player.level != UNSET else None,
        proposed=player.proposed if player.proposed != UNSET else None,
        hand=HANDS[player.hand] if player.hand != UNSET else None,
        cards=[_card(card, position.winner != UNSET) for card in player.cards],
        cube=cube_place(player),
        out=player.out,
        passed=player.passed,
        forbidden=[treat_words(card) for card in position.numbers.grid if forbidden(position, seat, card)],
    )


def _card(card: Card, shown: bool) -> CardView:
    """Return a card; after the end what a face-down one says is shown too."""
    treat = forbidden_treat(card.says) if card.up or shown else 0
    number = forbidden_number(card.says) if card.up or shown else 0
    return CardView(COLOURS[card.colour], card.up, TREATS[treat - 1] if treat else None, number or None)


def _touch(touch: Touch) -> TouchView:
    return TouchView(
        SEATS[touch.seat],
        treat_words(touch.card),
        HANDS[touch.hand],
        touch.cry,
        touch.at if touch.at != UNSET else None,
        touch.result,
    )
