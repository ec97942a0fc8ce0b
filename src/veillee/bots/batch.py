"""Many games stepped at once, for learners; NumPy reads observations, masks and results without a copy."""

from typing import Final

from librt.strings import BytesWriter, write_f32_le, write_i16_le
from mypy_extensions import i16, i64

from veillee.core.contract import CHANCE, NOBODY, TurnState
from veillee.core.rng import FastRng


class Batch:
    """A number of games that restart when they end.

    Chance moves by itself, and so does a seat with only one move: a learner sees only real decisions.
    """

    def __init__(self, starts: list[TurnState], codes: list[int], games: int, players: int, seed: int) -> None:
        self.players: Final = players
        self.starts: Final = starts
        self.codes: Final = codes
        self.indices: Final[list[int]] = [0] * (max(codes) + 1)
        for index, code in enumerate(codes):
            self.indices[code] = index
        self.rng: Final = FastRng(seed)
        self.states: Final[list[TurnState]] = []
        self.legal: Final[list[list[int]]] = []
        self.actors: Final[list[int]] = []
        self.ends: Final[list[list[float] | None]] = [None] * games
        self.decisions: i64 = 0
        for _ in range(games):
            self.states.append(self._fresh())
            self.legal.append([])
            self.actors.append(0)
            self._advance(len(self.states) - 1)

    def seats(self) -> bytes:
        """Return the seat to act of each game, a byte each."""
        writer = BytesWriter()
        for actor in self.actors:
            writer.append(actor)
        return writer.getvalue()

    def observations(self) -> bytes:
        """Return what the seat to act of each game observes, one after the other."""
        writer = BytesWriter()
        for index, state in enumerate(self.states):
            state.observe(self.actors[index], writer)
        return writer.getvalue()

    def masks(self) -> bytes:
        """Return one byte per action for each game: 1 if it is legal."""
        writer = BytesWriter()
        none = b"\0" * len(self.codes)
        start: i64 = 0
        for actions in self.legal:
            writer.write(none)
            for action in actions:
                writer[start + self.indices[action]] = 1
            start += len(self.codes)
        return writer.getvalue()

    def width(self) -> int:
        """Return the largest number of legal moves in any game."""
        widest = 0
        for actions in self.legal:
            widest = max(widest, len(actions))
        return widest

    def moves(self, width: int) -> bytes:
        """Return each game's legal actions by index, `width` whole numbers of 16 bits; -1 fills up."""
        writer = BytesWriter()
        for actions in self.legal:
            for action in actions:
                write_i16_le(writer, i16(self.indices[action]))
            for _ in range(width - len(actions)):
                write_i16_le(writer, i16(-1))
        return writer.getvalue()

    def results(self) -> bytes:
        """Return for each game and seat what the game that ended in the last step gave it (float32), else NaN."""
        writer = BytesWriter()
        for ended in self.ends:
            for seat in range(self.players):
                write_f32_le(writer, ended[seat] if ended is not None else float("nan"))
        return writer.getvalue()

    def step(self, choices: list[int]) -> None:
        """Carry out one action of each game, given by its index in `codes`."""
        for index, choice in enumerate(choices):
            self.states[index].act(self.codes[choice])
            self.ends[index] = None
            self._advance(index)
        self.decisions += len(choices)

    def _fresh(self) -> TurnState:
        start = self.starts[self.rng.below(len(self.starts))]
        state = start.copy()
        assert isinstance(state, TurnState)
        return state

    def _advance(self, index: i64) -> None:
        """Go on to the next decision, starting a new game when one ends."""
        state = self.states[index]
        while True:
            actor = state.actor()
            if actor == NOBODY:
                self.ends[index] = state.returns()
                state = self._fresh()
                self.states[index] = state
            elif actor == CHANCE:
                state.act(state.chance(self.rng))
            else:
                actions = state.actions()
                if len(actions) > 1:
                    self.actors[index] = actor
                    self.legal[index] = actions
                    return
                state.act(actions[0])
