"""Many games stepped at once, for learners; NumPy reads observations, masks and results without a copy."""

from typing import Any, Final

from librt.strings import (
    BytesWriter,
    read_i16_le,
    read_i32_le,
    read_i64_le,
    write_f32_le,
    write_i16_le,
)
from mypy_extensions import i16, i64

from veillee.bots.arrays import Arrays
from veillee.bots.numbered import places_of
from veillee.core.contract import CHANCE, NOBODY, TurnState
from veillee.core.rng import FastRng

_UNLISTED: Final[list[int]] = []
"""In the place of the legal actions of a game that surely has several: they are listed only when somebody asks."""


class Batch:
    """A number of games that restart when they end.

    Chance moves by itself, and so does a seat with only one move: a learner sees only real decisions.
    """

    def __init__(self, starts: list[TurnState], codes: list[int], games: int, players: int, seed: int) -> None:
        self.players: Final = players
        self.starts: Final = starts
        self.codes: Final = codes
        self._places: Final = places_of(codes)
        self.rng: Final = FastRng(seed)
        self.states: Final[list[TurnState]] = []
        self._legal: Final[list[list[int]]] = []
        self.actors: Final[list[int]] = []
        self.ends: Final[list[list[float] | None]] = [None] * games
        self.decisions: i64 = 0
        self._arrays: Arrays | None = None
        for _ in range(games):
            self.states.append(self._fresh())
            self._legal.append(_UNLISTED)
            self.actors.append(0)
            self._advance(len(self.states) - 1, self.states[-1])

    # Arrays of the caller's own

    def attach(
        self,
        observations: Any = None,
        masks: Any = None,
        seats: Any = None,
        rewards: Any = None,
        ended: Any = None,
    ) -> None:
        """Write what learners see into arrays that the caller owns, now and after every step.

        Any writable buffer will do, such as NumPy's: `observations` (games × bytes of an observation), `masks`
        (games × actions), `seats` and `ended` (games) of a byte each, `rewards` (games × players) of float32, which
        are 0 while a game goes on. What is left out is not written.
        """
        size: i64 = 0
        if observations is not None:
            writer = BytesWriter()
            self.states[0].observe(self.actors[0], writer)
            size = len(writer)
        arrays = Arrays(
            len(self.states),
            observations,
            size,
            masks,
            len(self.codes),
            self._places,
            seats,
            rewards,
            self.players,
            ended,
        )
        for index, state in enumerate(self.states):
            arrays.write(state, self.actors[index], self._legal[index], self.ends[index])
        arrays.hand_over()
        self._arrays = arrays

    def step_array(self, choices: Any) -> None:
        """Carry out one action of each game, given by its index in `codes`: an array of whole numbers.

        They have 16, 32 or 64 bits, and lie in one piece.
        """
        view = memoryview(choices)
        data = view.tobytes()
        width: i64 = view.itemsize
        games: i64 = len(self.states)
        if len(data) != width * games:
            raise ValueError(f"choices: {games} of them, not {len(data) // width}")
        self._begin_step()
        index: i64 = 0
        while index < games:
            if width == 8:
                self._play(index, read_i64_le(data, 8 * index))
            elif width == 4:
                self._play(index, i64(read_i32_le(data, 4 * index)))
            else:
                self._play(index, i64(read_i16_le(data, 2 * index)))
            index += 1
        self._end_step()

    def draw_choices(self, choices: Any) -> None:
        """Fill an array of 16-bit whole numbers with a random legal choice for each game, all equally likely."""
        writer = BytesWriter()
        places = self._places
        rng = self.rng
        for index, actions in enumerate(self._legal):
            action: i64 = actions[rng.below(len(actions))] if actions else self.states[index].random_action(rng)
            write_i16_le(writer, read_i16_le(places, action + action))
        memoryview(choices).cast("B")[:] = writer.getvalue()

    # Copies

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
        none = bytes(len(self.codes))
        for state in self.states:
            state.write_mask(self._places, none, writer)
        return writer.getvalue()

    def width(self) -> int:
        """Return the largest number of legal moves in any game."""
        widest = 0
        for index in range(len(self.states)):
            widest = max(widest, len(self.actions(index)))
        return widest

    def moves(self, width: int) -> bytes:
        """Return each game's legal actions by index, `width` whole numbers of 16 bits; -1 fills up."""
        writer = BytesWriter()
        for index in range(len(self.states)):
            actions = self.actions(index)
            for action in actions:
                code: i64 = action
                write_i16_le(writer, read_i16_le(self._places, code + code))
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

    # Steps

    def step(self, choices: list[int]) -> None:
        """Carry out one action of each game, given by its index in `codes`."""
        if len(choices) != len(self.states):
            raise ValueError(f"choices: {len(self.states)} of them, not {len(choices)}")
        self._begin_step()
        for index, choice in enumerate(choices):
            self._play(index, choice)
        self._end_step()

    def _play(self, index: i64, choice: i64) -> None:
        """Carry out an action of a game and write what is seen then, while the game is in the nearest cache."""
        state = self.states[index]
        state.act(self.codes[choice])
        self.ends[index] = None
        state = self._advance(index, state)
        arrays = self._arrays
        if arrays is not None:
            arrays.write(state, self.actors[index], self._legal[index], self.ends[index])

    def _begin_step(self) -> None:
        if self._arrays is not None:
            self._arrays.begin()

    def _end_step(self) -> None:
        self.decisions += len(self.states)
        if self._arrays is not None:
            self._arrays.hand_over()

    def actions(self, index: i64) -> list[int]:
        """Return the legal actions of a game, by their codes."""
        if not self._legal[index]:
            self._legal[index] = self.states[index].actions()
        return self._legal[index]

    def _fresh(self) -> TurnState:
        start = self.starts[self.rng.below(len(self.starts))]
        state = start.copy()
        assert isinstance(state, TurnState)
        return state

    def _advance(self, index: i64, state: TurnState) -> TurnState:
        """Go on to the next decision, starting a new game when one ends; return the game's state then."""
        while True:
            actor = state.actor()
            if actor == NOBODY:
                self.ends[index] = state.returns()
                state = self._fresh()
                self.states[index] = state
            elif actor == CHANCE:
                state.act(state.chance(self.rng))
            else:
                actions = _UNLISTED if state.has_choice() else state.actions()
                if len(actions) != 1:
                    self.actors[index] = actor
                    self._legal[index] = actions
                    return state
                state.act(actions[0])
