"""What the second worker does: answers the questions of `Work`."""

from pathlib import Path
from typing import Final

from veillee.core.network import Network, load_networks_with
from veillee.games.registry import own_games
from veillee.offline.network import MakeSums, ScriptNetwork
from veillee.server.work.think import answer_with


class Thinker:
    """Thinks with the games of this build."""

    def __init__(self, make_sums: MakeSums) -> None:
        self._games: Final = own_games()

        def load(path: Path, codes: list[int]) -> Network:
            return ScriptNetwork(path, codes, make_sums)

        load_networks_with(load)

    def answer(self, kind: str, question: str) -> str:
        """Answer a question; question and answer are written in hexadecimal."""
        return answer_with(self._games, kind, bytes.fromhex(question)).hex()
