"""A position together with how it was reached, so that a seat's whole past can be told."""

from hashlib import blake2b
from typing import Any

from librt.strings import BytesWriter

from veillee.core import TurnState
from veillee.games.registry import find_game


def observation_of(state: TurnState, viewer: int) -> bytes:
    """Return what a viewer knows of a state, as learners read it."""
    observation = BytesWriter()
    state.observe(viewer, observation)
    return observation.getvalue()


class History:
    """Where a game began, what each seat had been told by then, and the actions since."""

    def __init__(self, game_id: str, start: TurnState, past: list[str], state: TurnState | None = None) -> None:
        self.game_id = game_id
        self.start = start
        self.past = past
        self.actions: list[int] = []
        self.state = state or _copy(start)
        self._teller = start
        self._lines: list[list[str]] = [[line] for line in past]

    def go(self, action: int) -> None:
        """Carry out an action of whoever is to act."""
        self.actions.append(action)
        self.state.act(action)

    def told(self, viewer: int) -> str:
        """Return every move as the viewer heard it and what it saw then, after what it had been told before the start.

        A move may turn up what lay hidden, for its own player too: of what was seen there is a short sum.
        """
        told = len(self._lines[0]) - 1
        if told < len(self.actions):
            self._teller = _copy(self._teller)
            for action in self.actions[told:]:
                actor, words = self._teller.actor(), self._teller.words(action)
                heard = [self._teller.heard(seat, actor, words) for seat in range(len(self._lines))]
                self._teller.act(action)
                for seat, lines in enumerate(self._lines):
                    lines.append(f"{actor} {heard[seat]} {_sum_of(observation_of(self._teller, seat))}")
        return "\n".join(self._lines[viewer])

    def __deepcopy__(self, memo: Any) -> "History":
        other = History(self.game_id, self.start, self.past, _copy(self.state))
        other.actions = self.actions[:]
        other._teller = self._teller
        other._lines = [lines[:] for lines in self._lines]
        return other

    def __reduce__(self) -> Any:
        return _revive, (self.game_id, self.start.to_bytes(), self.past, self.actions)


def _sum_of(observation: bytes) -> str:
    return blake2b(observation, digest_size=6).hexdigest()


def _copy(state: TurnState) -> TurnState:
    copy = state.copy()
    assert isinstance(copy, TurnState)
    return copy


def _revive(game_id: str, start: bytes, past: list[str], actions: list[int]) -> History:
    state = find_game(game_id).from_bytes(start)
    assert isinstance(state, TurnState)
    history = History(game_id, state, past)
    for action in actions:
        history.go(action)
    return history
