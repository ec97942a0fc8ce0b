"""What bots can teach: chances of winning, what a move leads to, the better move and why.

A game's own `Teaching` answers if it has one; otherwise random games do.
"""

from typing import Final

from veillee.bots.ismcts import SearchPlayer
from veillee.bots.players import LEVELS, level_player
from veillee.bots.rollout import play_out
from veillee.core.contract import CHANCE, Game, GameState, TurnState
from veillee.core.contract.perspective import OpenPerspective, Perspective
from veillee.core.contract.reaction_state import moves_on_timeout, open_reaction
from veillee.core.contract.reason import Reason
from veillee.core.rng import FastRng, Rng

_WORLDS: Final = 12  # guesses at what a move leads to, where the game itself says how good each is


class Teacher:
    """Teaches one game; `games` is how many random games answer one question."""

    def __init__(self, game: Game, games: int = 200) -> None:
        self.game: Final = game
        self.games: Final = games
        self._own: Final = game.teaching()

    def knows_chances(self) -> bool:
        """Tell whether the game itself says how good a position is."""
        return self._own is not None

    def expect(self, perspective: Perspective, rng: Rng) -> list[float]:
        """Return each seat's chance of winning; they sum to 1."""
        if self._own is None:
            return self._play_on(perspective, "", rng)
        if isinstance(perspective, OpenPerspective):
            return self._own.expect_open(perspective, rng)
        return self._own.expect(perspective, rng)

    def after(self, perspective: Perspective, move: str, rng: Rng) -> list[float]:
        """Return the chances after a move, averaged over positions that agree with what the seat knows."""
        if self._own is None:
            return self._play_on(perspective, move, rng)
        total: list[float] = []
        for _ in range(_WORLDS):
            world = perspective.sample(rng)
            make(world, perspective.seat, move, rng)
            chances = shares(world) if not world.actors() else self.expect(_alike(perspective, world), rng)
            total = _sum(total, chances)
        return [chance / _WORLDS for chance in total]

    def _play_on(self, perspective: Perspective, move: str, rng: Rng) -> list[float]:
        """Return how random games end, each from a position that agrees with what the seat knows."""
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
        if self.game.bot() is not None:
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
        return self._own.suggest(perspective) if self._own is not None else None

    def explain(self, perspective: Perspective, move: str, rng: Rng) -> Reason:
        """Return why a move is good: in the game's own words if it has any."""
        reason = self._own.explain(perspective, move, rng) if self._own is not None else None
        if reason is not None:
            return reason
        chance = self.after(perspective, move, rng)[perspective.seat]
        return Reason("chances", {"percent": round(100 * chance)})


def make(world: GameState, seat: int, move: str, rng: Rng) -> None:
    """Make a move, let a reaction round end with it, and make the chance moves that follow."""
    world.apply(seat, move)
    while True:
        if world.actors() == [CHANCE]:
            world.apply(CHANCE, world.draw(rng))
        elif open_reaction(world) is not None:
            for other, end in moves_on_timeout(world):
                world.apply(other, end)
        else:
            return


def play_to_end(world: GameState, rng: FastRng) -> None:
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


def shares(world: GameState) -> list[float]:
    """Return each seat's share of a finished game: 1 for a sole winner, otherwise split."""
    outcome = world.outcome()
    assert outcome is not None
    seats = len(outcome.returns)
    winners = outcome.winners if outcome.winners else tuple(range(seats))
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def _alike(perspective: Perspective, world: GameState) -> Perspective:
    """Return the same seat's perspective on another position."""
    if isinstance(perspective, OpenPerspective):
        return OpenPerspective(world, perspective.seat)
    return Perspective(world, perspective.seat)


def _sum(total: list[float], chances: list[float]) -> list[float]:
    return [one + two for one, two in zip(total, chances)] if total else chances
