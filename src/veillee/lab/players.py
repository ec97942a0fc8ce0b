"""The players of the lab by name: those of the house, and OpenSpiel's searches on our games."""

import re

from veillee.bots.player import Player
from veillee.bots.players import named_player
from veillee.core import Game

_OPEN_SPIEL = re.compile(r"openspiel-(mcts|ismcts):(\d+)(ms)?")


def lab_player(game: Game, name: str) -> Player:
    """Return a player: `openspiel-mcts:N`, `openspiel-ismcts:N` (simulations, or Nms), or one of `named_player`."""
    match = _OPEN_SPIEL.fullmatch(name)
    if match is None:
        return named_player(game, name)
    from veillee.lab.open_spiel_players import OpenSpielPlayer

    amount = int(match.group(2))
    if match.group(3):
        return OpenSpielPlayer(game, match.group(1) == "ismcts", seconds=amount / 1000)
    return OpenSpielPlayer(game, match.group(1) == "ismcts", simulations=amount)
