"""What face-down cards may say, as far as anybody can know."""

from veillee.core import Rng
from veillee.games.pas_touche.rules.position import Card, Position


def guess(position: Position, rng: Rng) -> None:
    """Put random cards where nobody knows them: face down, and in the rest of the piles."""
    # PT-S4
    for colour, pile in enumerate(position.piles):
        hidden: list[Card] = []
        for player in position.players:
            for card in player.cards:
                if card.colour == colour and not card.up and not card.known and card.says:
                    hidden.append(card)
        pool = pile.rest + [card.says for card in hidden]
        pool.sort()
        rng.shuffle(pool)
        for card in hidden:
            card.says = pool.pop()
        pool.sort()
        pile.rest = pool


def heard_move(move: str) -> str:
    """Return a move of chance without what nobody may know."""
    words = move.split(" ")
    if words[0] == "draw":
        return " ".join([*words[:3], "?"])
    return move
