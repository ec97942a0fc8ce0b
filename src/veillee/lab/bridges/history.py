"""A position together with how it was reached: what each seat has been through."""

from hashlib import blake2b
from typing import Any

from veillee.bots.numbered import act_and_note, observation_of, shares
from veillee.core import FastRng, TurnState
from veillee.games.registry import find_game


class History:
    """Where a game began, what each seat had been told by then, and the actions since."""

    def __init__(
        self, game_id: str, start: TurnState, past: list[str], state: TurnState | None = None, table: Any = None
    ) -> None:
        self.game_id = game_id
        self.table = table
        """The game that OpenSpiel made it for, None if that is not known."""
        self.start = start
        self.past = past
        self.actions: list[int] = []
        self.taken: list[tuple[int, int]] = []
        """Who took each action, and its number, as OpenSpiel counts both."""
        self.state = state or _copy(start)
        self.actor = self.state.actor()
        self._listed: list[int] | None = None
        """Chance's actions in this position, if it was asked for them."""
        self._replayed = start
        self._known: list[list[str]] = [[line] for line in past]

    def act(self, action: int) -> None:
        """Carry out an action of whoever is to act."""
        self.actor = act_and_note(self.state, action, self.actions)
        self._listed = None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the number and the probability of each of chance's actions; one for all if they are not listed."""
        self._listed, weights = self.state.chances()
        return shares(weights) if weights else [(0, 1.0)]

    def act_by_chance(self, number: int, rng: FastRng) -> None:
        """Carry out one of chance's actions by its number."""
        listed = self._listed if self._listed is not None else self.state.chances()[0]
        self.act(listed[number] if listed else self.state.chance(rng))

    def known_to(self, viewer: int) -> str:
        """Return every move as the viewer heard it, each with a digest of what it saw then.

        The digest is needed because a move may reveal something hidden, also to its own player.
        """
        known = len(self._known[0]) - 1
        if known < len(self.actions):
            self._replayed = _copy(self._replayed)
            for action in self.actions[known:]:
                actor, words = self._replayed.actor(), self._replayed.words(action)
                heard = [self._replayed.heard(seat, actor, words) for seat in range(len(self._known))]
                self._replayed.act(action)
                for seat, lines in enumerate(self._known):
                    lines.append(f"{actor} {heard[seat]} {_digest(observation_of(self._replayed, seat))}")
        return "\n".join(self._known[viewer])

    def __deepcopy__(self, memo: Any) -> "History":
        other = History(self.game_id, self.start, self.past, _copy(self.state), self.table)
        other.actions = self.actions[:]
        other.taken = self.taken[:]
        other._replayed = self._replayed
        other._known = [lines[:] for lines in self._known]
        return other

    def __reduce__(self) -> Any:
        return _revive, (self.game_id, self.start.to_bytes(), self.past, self.actions, self.taken)


def _digest(observation: bytes) -> str:
    return blake2b(observation, digest_size=6).hexdigest()


def _copy(state: TurnState) -> TurnState:
    copy = state.copy()
    assert isinstance(copy, TurnState)
    return copy


def _revive(game_id: str, start: bytes, past: list[str], actions: list[int], taken: list[tuple[int, int]]) -> History:
    state = find_game(game_id).from_bytes(start)
    assert isinstance(state, TurnState)
    history = History(game_id, state, past)
    for action in actions:
        history.act(action)
    history.taken = taken
    return history
