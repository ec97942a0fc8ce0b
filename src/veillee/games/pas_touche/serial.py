"""A position to bytes and back: plain lists, in one order."""

from typing import Any

import msgspec

from veillee.games.pas_touche.position import Card, Pile, Player, Position, Touch


def write_position(position: Position) -> bytes:
    """Return the whole position as bytes."""
    return msgspec.msgpack.encode(
        [
            [_player(player) for player in position.players],
            [[pile.rest, pile.under] for pile in position.piles],
            position.tracks,
            position.children,
            position.grid,
            [position.rounds, position.target, position.last_target, position.thrown],
            [_touch(touch) for touch in position.touches],
            [_touch(touch) for touch in position.pending],
            position.tied,
            [position.chosen, position.replaced_seat, position.replaced_card, position.winner],
        ]
    )


def read_position(data: bytes) -> Position:
    """Read back what `write_position` wrote."""
    players, piles, tracks, children, grid, dice, touches, pending, tied, rest = msgspec.msgpack.decode(data)
    position = Position(
        [_read_player(player) for player in players],
        [Pile(pile[0], pile[1]) for pile in piles],
        tracks,
        children,
    )
    position.grid = grid
    position.rounds, position.target, position.last_target, position.thrown = dice
    position.touches = [_read_touch(touch) for touch in touches]
    position.pending = [_read_touch(touch) for touch in pending]
    position.tied = tied
    position.chosen, position.replaced_seat, position.replaced_card, position.winner = rest
    return position


def _player(player: Player) -> list[Any]:
    cards = [[card.colour, card.says, card.up, card.known] for card in player.cards]
    return [player.level, player.hand, player.card, player.space, player.out, player.passed, cards]


def _read_player(values: list[Any]) -> Player:
    player = Player()
    player.level, player.hand, player.card, player.space, player.out, player.passed = values[:6]
    player.cards = [Card(card[0], card[1], card[2], card[3]) for card in values[6]]
    return player


def _touch(touch: Touch) -> list[Any]:
    return [touch.seat, touch.card, touch.hand, touch.cry, touch.at, touch.result]


def _read_touch(values: list[Any]) -> Touch:
    return Touch(values[0], values[1], values[2], values[3], values[4], values[5])
