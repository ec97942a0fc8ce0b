"""Players from the weights that `veillee train` wrote: `weights.npz`."""

from pathlib import Path
from typing import Final
from zipfile import BadZipFile

from veillee.bots.player import Player
from veillee.core import Game, Rng
from veillee.core.contract.perspective import Perspective
from veillee.core.network import Network, weights_of
from veillee.core.numpy_network import NumpyNetwork


class NetworkPlayer(Player):
    """Draws each move with a network's probabilities; it does not think ahead."""

    def __init__(self, network: Network) -> None:
        self._network: Final = network

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        actions = perspective.actions()
        chances = self._network.chances(perspective.observation(), actions)
        return perspective.words(actions[rng.weighted(weights_of(chances))])


def network_player(game: Game, file: str) -> Player:
    """Return the player of a file of weights; raise ValueError saying what is wrong."""
    if not game.observation_size() or not game.action_codes():
        raise ValueError(f"player {file!r}: {game.id} is not played by a network")
    if not Path(file).is_file():
        raise ValueError(f"no player {file!r}: there is no such file")
    try:
        network = NumpyNetwork(Path(file), game.action_codes())
        size = network.size()
    except (ValueError, KeyError, OSError, BadZipFile) as error:
        raise ValueError(f"player {file!r}: these are no weights of `veillee train`") from error
    if size != (game.observation_size(), len(game.action_codes())):
        raise ValueError(f"player {file!r}: these weights were trained for another game than {game.id}")
    return NetworkPlayer(network)
