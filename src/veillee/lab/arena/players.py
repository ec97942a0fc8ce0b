"""The lab's players by name: our own, OpenSpiel's searches on our games, learnt ones, an author's own."""

import re

from veillee.bots.file_player import file_player, split_reference
from veillee.bots.player import Player
from veillee.bots.players import named_player
from veillee.core import Game
from veillee.lab.arena.network_player import network_player
from veillee.lab.extras import need

_OPEN_SPIEL = re.compile(r"openspiel-(mcts|ismcts):(\d+)(ms)?")


def lab_player(game: Game, name: str) -> Player:
    """Return a player: OpenSpiel's, `openspiel-ismcts:N` or Nms, `FILE.py:Class`, `FILE.npz`, or a `named_player`."""
    own = split_reference(name)
    if own is not None:
        return file_player(*own)
    if name.endswith(".npz"):
        return network_player(game, name)
    match = _OPEN_SPIEL.fullmatch(name)
    if match is None:
        return named_player(game, name)
    amount = int(match.group(2))
    if amount == 0:
        raise ValueError(f"player {name!r}: a search needs a number of simulations or a time")
    need("research", "pyspiel", "open_spiel")
    from veillee.lab.bridges.open_spiel_players import OpenSpielPlayer

    if match.group(3):
        return OpenSpielPlayer(game, match.group(1) == "ismcts", seconds=amount / 1000)
    return OpenSpielPlayer(game, match.group(1) == "ismcts", simulations=amount)
