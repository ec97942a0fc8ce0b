"""The master's network, shipped with the game."""

from functools import cache
from importlib.resources import as_file, files

from veillee.core.network import Network, load_network
from veillee.games.rest_in_peace.rules.legal import every_action


@cache
def master() -> Network:
    """Return the network that plays the upper levels."""
    with as_file(files("veillee.games.rest_in_peace.bot") / "master.npz") as path:
        return load_network(path, every_action())
