"""What bots can teach: chances of winning, what a move leads to, the better move and why.

A game may teach itself, in its `bot`, `prospects` or `reasons` module: `expect(perspective, rng)` gives each
seat's chance from what the seat knows, `expect_open(perspective, rng)` with all cards open, `explain(perspective,
move, rng)` the reason of a move or None, `suggest(perspective)` a move for people that is not the strongest bot's,
or None. What a game leaves out is found by random games.
"""

import importlib
import importlib.util
from typing import Any, Final

from veillee.bots.ismcts import SearchPlayer
from veillee.bots.players import LEVELS, level_player, own_bot
from veillee.bots.rollout import play_out
from veillee.core.contract import CHANCE, Game, State, TurnState
from veillee.core.perspective import OpenPerspective, Perspective
from veillee.core.reason import Reason
from veillee.core.rng import FastRng, Rng

_MODULES: Final = ("bot", "prospects", "reasons")
_WORLDS: Final = 12  # guesses at what a move leads to, where the game itself says how good each is
_FUNCTIONS: Final[dict[str, Any]] = {}


class Teacher:
    """Teaches one game; `games` is how many random games answer one question."""

    def __init__(self, game: Game, games: int = 200) -> None:
        self.game: Final = game
        self.games: Final = games

    def expect(self, perspective: Perspective, rng: Rng) -> list[float]:
        """Return each seat's chance of winning; they sum to 1."""
        name = "expect_open" if isinstance(perspective, OpenPerspective) else "expect"
        found = own_function(self.game, name)
        if found is not None:
            chances: list[float] = found(perspective, rng)
            return chances
        return self._play_on(perspective, "", rng)

    def after(self, perspective: Perspective, move: str, rng: Rng) -> list[float]:
        """Return the chances after a move, over the worlds that the seat may live in."""
        name = "expect_open" if isinstance(perspective, OpenPerspective) else "expect"
        if own_function(self.game, name) is None:
            return self._play_on(perspective, move, rng)
        total: list[float] = []
        for _ in range(_WORLDS):
            world = perspective.sample(rng)
            make(world, perspective.seat, move, rng)
            chances = shares(world) if not world.actors() else self.expect(_alike(perspective, world), rng)
            total = _sum(total, chances)
        return [chance / _WORLDS for chance in total]

    def _play_on(self, perspective: Perspective, move: str, rng: Rng) -> list[float]:
        """Return how random games end, each from a world that the seat may live in."""
        fast = FastRng(int(rng.below(2**31 - 1)))
        total: list[float] = []
        for _ in range(self.games):
            world = perspective.sample(fast)
            if move:
                make(world, perspective.seat, move, fast)
            play_to_end(world, fast)
            total = _sum(total, shares(world))
        return [chance / self.games for chance in total]

    def choose(self, perspective: Perspective, rng: Rng) -> str:
        """Return the move to recommend."""
        if own_bot(self.game) is not None:
            return level_player(self.game, LEVELS[-1]).choose(perspective, rng)
        if isinstance(perspective.sample(rng), TurnState):
            return SearchPlayer(simulations=2 * self.games).choose(perspective, rng)
        best, found = -1.0, ""
        for move in perspective.legal():
            chance = self.after(perspective, move, rng)[perspective.seat]
            if chance > best:
                best, found = chance, move
        return found

    def suggest(self, perspective: Perspective) -> str | None:
        """Return a move that suits a person better than the strongest bot's, where the game knows one."""
        found = own_function(self.game, "suggest")
        move: str | None = found(perspective) if found is not None else None
        return move

    def explain(self, perspective: Perspective, move: str, rng: Rng) -> Reason:
        """Return why a move is good: in the game's own words where it has some."""
        found = own_function(self.game, "explain")
        reason: Reason | None = found(perspective, move, rng) if found is not None else None
        if reason is not None:
            return reason
        chance = self.after(perspective, move, rng)[perspective.seat]
        return Reason("chances", {"percent": round(100 * chance)})


def own_function(game: Game, name: str) -> Any:
    """Return a function that a game teaches itself with, or None."""
    package = type(game).__module__.rpartition(".")[0]
    key = f"{package}:{name}"
    if key not in _FUNCTIONS:
        found: Any = None
        for module in _MODULES:
            if found is None and importlib.util.find_spec(f"{package}.{module}") is not None:
                found = getattr(importlib.import_module(f"{package}.{module}"), name, None)
        _FUNCTIONS[key] = found
    return _FUNCTIONS[key]


def make(world: State, seat: int, move: str, rng: Rng) -> None:
    """Make a move, let a reaction round end with it, and draw what chance owes."""
    world.apply(seat, move)
    while True:
        if world.actors() == [CHANCE]:
            world.apply(CHANCE, world.draw(rng))
        elif world.races():
            for other, end in world.timeout():
                world.apply(other, end)
        else:
            return


def play_to_end(world: State, rng: FastRng) -> None:
    """Play random moves until the game is over."""
    if isinstance(world, TurnState):
        play_out(world, rng)
        return
    while True:
        actors = world.actors()
        if not actors:
            return
        actor = actors[rng.below(len(actors))]
        world.apply(actor, world.draw(rng) if actor == CHANCE else world.random_move(actor, rng))


def shares(world: State) -> list[float]:
    """Return each seat's share of a finished game: 1 to the winner, split where nobody won alone."""
    outcome = world.outcome()
    assert outcome is not None
    seats = len(outcome.returns)
    winners = outcome.winners if outcome.winners else tuple(range(seats))
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def _alike(perspective: Perspective, world: State) -> Perspective:
    """Return the same seat's eyes on another world."""
    if isinstance(perspective, OpenPerspective):
        return OpenPerspective(world, perspective.seat)
    return Perspective(world, perspective.seat)


def _sum(total: list[float], chances: list[float]) -> list[float]:
    return [one + two for one, two in zip(total, chances)] if total else chances
