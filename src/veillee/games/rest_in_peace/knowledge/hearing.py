"""How a seat learns of a move: with `?` where it may not know (RIP-T8)."""

from veillee.core.contract import CHANCE
from veillee.games.rest_in_peace.notation import parse_chance
from veillee.games.rest_in_peace.rules.cards import SEATS
from veillee.games.rest_in_peace.rules.moves import DRAW_GHOST, LAY_LINE, drawer_in, kind_of
from veillee.games.rest_in_peace.rules.position import Position


def heard(position: Position, viewer: int, actor: int, move: str) -> str:
    """Return a move about to be made as a viewer hears it."""
    if move.startswith("tenth ") and move != "tenth none" and not position.is_tenth():
        owner = int(position.random_hand) if actor == CHANCE else actor
        return move if viewer == owner else "tenth ?"
    if actor != CHANCE:
        return move
    action = parse_chance(move)
    kind = kind_of(action)
    if kind == DRAW_GHOST:
        owner = int(drawer_in(action))
        known = viewer == owner or position.side(owner).top != 0
        return move if known else f"draw {SEATS[owner]} ?"
    if kind == LAY_LINE:
        verb, *line = move.split(" ")
        shown = line[: position.shown_line()]
        return " ".join([verb, *shown, *["?"] * (len(line) - len(shown))])
    return move
