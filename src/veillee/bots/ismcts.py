"""Information-set Monte-Carlo tree search for any turn-based game of the contract.

One tree over the moves of the searching seat's information sets; each simulation guesses the hidden
cards anew (`Perspective.sample`), walks the tree with UCB among the moves legal in that guess, adds
one node and plays on at random (Cowling, Powley, Whitehouse 2012, single observer).
"""

import math
import time
from typing import Final

from veillee.bots.player import Player
from veillee.bots.rollout import play_out
from veillee.core.contract import CHANCE, NOBODY, TurnState
from veillee.core.contract.perspective import Perspective
from veillee.core.rng import FastRng, Rng

EXPLORATION: Final = 0.7


class Node:
    """What the search knows of one move: visits, value for the seat that made it, and how often it was legal."""

    def __init__(self, action: int, actor: int) -> None:
        self.action: Final = action
        self.actor: Final = actor
        self.visits: int = 0
        self.offered: int = 0
        self.value: float = 0.0
        self.children: dict[int, Node] = {}


class Search:
    """A search of one decision."""

    def __init__(self, perspective: Perspective, rng: FastRng) -> None:
        self.perspective: Final = perspective
        self.rng: Final = rng
        self.root: Final = Node(-1, NOBODY)
        self.simulations: int = 0

    def simulate(self) -> None:
        """Guess the hidden cards, walk the tree, add a node, play to the end and remember the result."""
        state = self.perspective.sample(self.rng)
        assert isinstance(state, TurnState)
        node = self.root
        path = [node]
        while True:
            actor = state.actor()
            if actor == NOBODY:
                break
            if actor == CHANCE:
                state.act(state.chance(self.rng))
                continue
            actions = state.actions()
            chosen, added = self._descend(node, actions, actor)
            state.act(chosen.action)
            path.append(chosen)
            node = chosen
            if added:
                play_out(state, self.rng)
                break
        returns = state.returns()
        for visited in path:
            visited.visits += 1
            if visited.actor >= 0:
                visited.value += returns[visited.actor]
        self.simulations += 1

    def _descend(self, node: Node, actions: list[int], actor: int) -> tuple[Node, bool]:
        """Return the child to walk into, and whether it is new."""
        untried: list[int] = []
        best: Node | None = None
        best_score = -1e9
        for action in actions:
            child = node.children.get(action)
            if child is None:
                untried.append(action)
                continue
            child.offered += 1
            score = child.value / child.visits + EXPLORATION * math.sqrt(math.log(child.offered) / child.visits)
            if score > best_score:
                best_score = score
                best = child
        if untried:
            action = untried[self.rng.below(len(untried))]
            child = Node(action, actor)
            child.offered = 1
            node.children[action] = child
            return child, True
        assert best is not None
        return best, False

    def best(self) -> int:
        """Return the action of the root that was visited most."""
        chosen = -1
        most = -1
        for action, child in self.root.children.items():
            if child.visits > most:
                most = child.visits
                chosen = action
        return chosen


class SearchPlayer(Player):
    """Searches for a number of simulations or a time, whichever ends first."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a number of simulations or a time")
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.done: int = 0

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        moves = perspective.legal()
        if len(moves) == 1:
            return moves[0]
        fast = FastRng(int(rng.below(2**31 - 1)))
        search = Search(perspective, fast)
        until = time.monotonic() + self.seconds
        while True:
            search.simulate()
            if self.simulations and search.simulations >= self.simulations:
                break
            if self.seconds > 0.0 and search.simulations % 16 == 0 and time.monotonic() >= until:
                break
        self.done += search.simulations
        state = perspective.sample(fast)
        assert isinstance(state, TurnState)
        return state.words(search.best())
