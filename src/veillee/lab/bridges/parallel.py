"""A game in which several seats act at once as a parallel PettingZoo environment: Pas Vu Pas Pris."""

from typing import Any

from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from veillee.core import CHANCE
from veillee.games.registry import find_game
from veillee.lab.bridges.pettingzoo import TableEnv

Observed = dict[str, NDArray[Any]]


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]
    """One table: in every step each seat that may act gives an action, all chosen from the same position.

    They are carried out in the order of the seats. A plan that no longer fits, because an earlier one took its place,
    is replaced by the seat's first offer that does (PVP-T2). Seats that may not act have an empty mask; what they
    send is not looked at.
    """

    def __init__(self, game_id: str, options: dict[str, Any] | None = None, render_mode: str | None = None) -> None:
        game = find_game(game_id)
        self._table = TableEnv(game, game.examples()[0] if options is None else options, render_mode)
        self.metadata = {**self._table.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self._table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self._table.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        state, space = self._table.position(), self._table.numbers()
        seats = state.actors()
        chosen = {seat: space.words(state, seat, int(actions[self.possible_agents[seat]])) for seat in seats}
        for seat in seats:
            if seat not in state.actors():
                continue
            move = chosen[seat]
            if state.check(seat, move) is not None:
                move = next(offer for offer in state.legal(seat) if state.check(seat, offer) is None)
            state.apply(seat, move)
        while state.actors() == [CHANCE]:
            self._table.let_chance_move()
        outcome = state.outcome()
        agents = self.agents
        rewards = dict(zip(agents, outcome.returns)) if outcome is not None else dict.fromkeys(agents, 0.0)
        over = dict.fromkeys(agents, outcome is not None)
        seen = self._observed()
        if outcome is not None:
            self.agents = []
        return seen, rewards, over, dict.fromkeys(agents, False), {agent: {} for agent in agents}

    def render(self) -> str | None:
        """Return what everybody at the table may know, as text."""
        return self._table.render()

    def _observed(self) -> dict[str, Observed]:
        return {agent: self._table.seen_by(seat, True) for seat, agent in enumerate(self.possible_agents)}


def parallel_env(
    game_id: str, options: dict[str, Any] | None = None, render_mode: str | None = None
) -> ParallelTableEnv:
    """Return a parallel environment; raise ValueError where a game has no observation."""
    return ParallelTableEnv(game_id, options, render_mode)
