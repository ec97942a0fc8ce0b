"""The games with numbered moves as OpenSpiel games, each by its id: `veillee_` and the id with underscores.

Importing this module registers them. Chance is listed wherever `TurnState.chances` lists it; a set-up with too
many outcomes is one outcome that the game draws itself (OpenSpiel's sampled-stochastic mode).
"""

from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

from veillee.bots.numbered import legal_indices, observation_of, places_of
from veillee.core import SPECTATOR, FastRng, Game, TurnState
from veillee.core.contract import CHANCE, NOBODY
from veillee.games.registry import all_games, find_game
from veillee.lab.bridges.history import History

LONGEST = 10_000
_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)
MOST_OUTCOMES = 256


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, as OpenSpiel's algorithms want it."""

    def __init__(
        self, game: Game, start: TurnState, players: int, seed: int = 0, params: Any = None, kind: Any = None
    ) -> None:
        self.game = game
        self.start = start
        self.players = players
        self.codes = game.action_codes()
        self.places = places_of(self.codes)
        self.rng = FastRng(seed)
        kind = kind or game_type(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codes),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "TableState":
        return TableState(self, History(self.game.id, self.start, [""] * self.players, table=self))

    def state_of(self, position: TurnState, known: dict[int, str]) -> "TableState":
        """Return a state that goes on from a position; `known` is what a seat has been through to get there."""
        past = [known.get(seat) or observation_of(position, seat).hex() for seat in range(self.players)]
        return TableState(self, History(self.game.id, position, past, table=self))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return TableObserver(self, iig_obs_type)


class PlayerAction(NamedTuple):
    """An action and who took it: OpenSpiel's own of this name cannot be made from Python."""

    player: int
    action: int


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position of a game, for OpenSpiel; `clone` and `serialize` copy the history.

    What OpenSpiel's own class would ask this one through C++ is answered here directly, which is several times faster.
    """

    def __init__(self, game: TableGame, history: History) -> None:
        super().__init__(game)
        self.record = history

    def current_player(self) -> int:
        actor = self.record.actor
        return actor if actor >= 0 else _TERMINAL if actor == NOBODY else _CHANCE

    def is_terminal(self) -> bool:
        return self.record.actor == NOBODY

    def is_chance_node(self) -> bool:
        return self.record.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        history = self.record
        actor = history.actor
        if actor >= 0 and (player is None or player == actor):
            return legal_indices(history.state, (history.table or self._table()).places)
        if actor == CHANCE and (player is None or player == _CHANCE):
            return [index for index, _ in history.chance_outcomes()]
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return legal_indices(self.record.state, self._table().places)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.record.chance_outcomes()

    def apply_action(self, action: int) -> None:
        """Carry out an action by its number; what OpenSpiel's class would note of it is noted in the history."""
        history = self.record
        table = history.table or self._table()
        actor = history.actor
        if actor == CHANCE:
            history.taken.append((_CHANCE, action))
            history.act_by_chance(action, table.rng)
        else:
            history.taken.append((actor, action))
            history.act(table.codes[action])

    def _apply_action(self, action: int) -> None:
        self.apply_action(action)

    def history(self) -> list[int]:
        return [action for _, action in self.record.taken]

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def full_history(self) -> list[PlayerAction]:
        return [PlayerAction(player, action) for player, action in self.record.taken]

    def move_number(self) -> int:
        return len(self.record.taken)

    def is_initial_state(self) -> bool:
        return not self.record.taken

    def _table(self) -> TableGame:
        """Return the game, asked of OpenSpiel once: a copy of a state gets it along with the history."""
        table: TableGame | None = self.record.table
        if table is None:
            table = self.record.table = self.get_game()
        return table

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.record.state
        if player != _CHANCE:
            return state.words(self._table().codes[action])
        listed, _ = state.chances()
        return state.words(listed[action]) if action < len(listed) else f"deal {action}"

    def returns(self) -> list[float]:
        return self.record.state.returns() if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "TableState":
        """Return a random state that the player cannot tell from this one."""
        return self.guess(player, FastRng(int(sampler() * 2**53)))

    def guess(self, player: int, rng: FastRng) -> "TableState":
        """Return a random state that the player cannot tell from this one, drawn from our own stream."""
        position = self.record.state.determinize(player, rng)
        assert isinstance(position, TurnState)
        guessed: TableState = self._table().state_of(position, {player: self.record.known_to(player)})
        return guessed

    def __reduce__(self) -> Any:
        """Pickle a state as its game's name and parameters, and its history."""
        game = self.get_game()
        return _revive, (game.get_type().short_name, game.get_parameters(), self.record)

    def __str__(self) -> str:
        return msgspec.json.encode(self.record.state.view(SPECTATOR)).decode() + self.record.state.to_bytes().hex()


def _revive(name: str, params: dict[str, Any], history: History) -> TableState:
    return TableState(pyspiel.load_game(name, params), history)


class TableObserver:
    """Tensors: a seat's observation. Strings: the same, or with perfect recall all that the seat has been told."""

    def __init__(self, game: TableGame, kind: Any) -> None:
        self.tensor = np.zeros(game.game.observation_size(), np.float32)
        self.dict = {"observation": self.tensor}
        self._recalls = kind is not None and kind.perfect_recall
        self._private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = np.frombuffer(observation_of(state.record.state, self._viewer(player)), np.uint8)

    def string_from(self, state: TableState, player: int) -> str:
        if self._recalls and self._private:
            return state.record.known_to(player)
        return observation_of(state.record.state, self._viewer(player)).hex()

    def _viewer(self, player: int) -> int:
        return player if self._private else SPECTATOR


def game_type(game: Game) -> Any:
    """Return how OpenSpiel describes a built-in game, by what the game says of itself."""
    chance, utility = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return described(
        short_name(game),
        f"Veillée {game.id}",
        chance.EXPLICIT_STOCHASTIC if game.lists_chance() else chance.SAMPLED_STOCHASTIC,
        utility.ZERO_SUM if game.zero_sum() else utility.GENERAL_SUM,
        (game.fewest, len(game.seats)),
        {"options": "", "seed": 0},
    )


def described(name: str, title: str, chance: Any, utility: Any, seats: tuple[int, int], params: dict[str, Any]) -> Any:
    """Return OpenSpiel's description of a game that is played on a `TableState`."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=params,
    )


def short_name(game: Game) -> str:
    """Return the name by which `pyspiel.load_game` finds a game."""
    return "veillee_" + game.id.replace("-", "_")


def numbered_games() -> list[Game]:
    """Return the games that OpenSpiel can play: those whose moves have numbers."""
    return [game for game in all_games().values() if game.action_codes()]


class RegisteredGame(TableGame):
    """A game as `pyspiel.load_game` makes it; OpenSpiel outlives plain functions badly, so each game is a class."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game = find_game(self.game_id)
        written = str(params.get("options") or "")
        options = game.read_options(msgspec.json.decode(written) if written else game.examples()[0])
        refusal = game.check_options(options)
        if refusal is not None:
            raise ValueError(f"options refused by {refusal.clause}")
        start = game.new(options)
        assert isinstance(start, TurnState)
        super().__init__(game, start, game.players(options), int(params.get("seed") or 0), params)


REGISTERED = [type(short_name(game), (RegisteredGame,), {"game_id": game.id}) for game in numbered_games()]
for _made, _game in zip(REGISTERED, numbered_games()):
    pyspiel.register_game(game_type(_game), _made)
