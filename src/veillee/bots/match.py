"""One game between players, seeded: the same seed gives the same game."""

from typing import Final

from mypy_extensions import mypyc_attr

from veillee.bots.player import Player
from veillee.core.contract import CHANCE, GameState
from veillee.core.contract.event import Event
from veillee.core.contract.perspective import Perspective
from veillee.core.contract.reaction_state import is_reaction, open_reaction
from veillee.core.reaction_words import split, verdict
from veillee.core.rng import FastRng, Rng

# A player that names no moment touches somewhere in these milliseconds after the start of a reaction round.
_SOONEST: Final = 300
_LATEST: Final = 3000
# Streams of one seed: chance, a player for each seat, and who goes first where several may.
_STREAMS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Is told every move of a match, right after it is made."""

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        """Take note of a move and of what it led to."""
        raise NotImplementedError


class Match:
    """Players at a table, each with a random stream of its own.

    Chance has its own stream too, so two matches with one seed are dealt the same cards, whoever plays.
    """

    def __init__(self, state: GameState, players: list[Player], seed: int) -> None:
        self.state: Final = state
        self.players: Final = players
        self.moves: list[tuple[int, str]] = []
        self._chance: Final = FastRng(seed * _STREAMS)
        self._minds: Final = [FastRng(seed * _STREAMS + 1 + seat) for seat in range(len(players))]
        self._order: Final = FastRng(seed * _STREAMS + _STREAMS - 1)

    def play(self, watcher: Watcher | None) -> None:
        """Play to the end."""
        state = self.state
        while True:
            actors = state.actors()
            if not actors:
                return
            if actors[0] == CHANCE:
                self._make(CHANCE, state.draw(self._chance), watcher)
            elif open_reaction(state) is not None:
                for seat, move in self._race(actors):
                    self._make(seat, move, watcher)
            else:
                seat = actors[self._order.below(len(actors))] if len(actors) > 1 else actors[0]
                self._make(seat, self._choose(seat), watcher)

    def _choose(self, seat: int) -> str:
        mind: Rng = self._minds[seat]
        return self.players[seat].choose(Perspective(self.state, seat), mind)

    def _race(self, actors: list[int]) -> list[tuple[int, str]]:
        """Let everybody react to what was shown; return the passes, then the touches as one verdict."""
        given_up: list[tuple[int, str]] = []
        touches: list[tuple[int, int, str]] = []
        for seat in actors:
            move = self._choose(seat)
            if not is_reaction(self.state, move):
                given_up.append((seat, move))
                continue
            bare, moment = split(move)
            at = moment if moment is not None else _SOONEST + int(self._order.below(_LATEST - _SOONEST))
            touches.append((at, seat, bare))
        touches.sort()
        return given_up + verdict([(seat, bare, at) for at, seat, bare in touches])

    def _make(self, actor: int, move: str, watcher: Watcher | None) -> None:
        refusal = self.state.check(actor, move)
        if refusal is not None:
            raise ValueError(f"seat {actor}: {move!r} is refused by {refusal.clause}")
        events = self.state.apply(actor, move)
        self.moves.append((actor, move))
        if watcher is not None:
            watcher.saw(self.state, actor, move, events)


def play_match(
    state: GameState, players: list[Player], seed: int, watcher: Watcher | None = None
) -> list[tuple[int, str]]:
    """Play a state to its end in place; return every move made, chance included."""
    match = Match(state, players, seed)
    match.play(watcher)
    return match.moves
