"""Rest in Peace as a game of the contract."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import msgspec

from veillee.core import Bot, Game, GameState, Refusal, Teaching
from veillee.games.rest_in_peace.knowledge.observation import FIELDS
from veillee.games.rest_in_peace.rules.cards import SEATS
from veillee.games.rest_in_peace.rules.clauses import CLAUSES
from veillee.games.rest_in_peace.rules.codec import decode
from veillee.games.rest_in_peace.rules.legal import every_action
from veillee.games.rest_in_peace.rules.position import LINE
from veillee.games.rest_in_peace.rules.state import State
from veillee.games.rest_in_peace.schema.options import Options, available_mediums, refuse_options
from veillee.games.rest_in_peace.schema.variant import numbers_of

_EXAMPLE: Final[dict[str, Any]] = {
    "hand": 4,
    "draws": 3,
    "manors": 5,
    "castles": 5,
    "ghosts": [4, 4, 4, 3, 3, 2],
    "without": [2, 27],
    "twice": [8, 10, 13, 15, 19, 25],
}


def new_duel(options: Options) -> State:
    """Return a duel before anything is drawn."""
    state = State()
    state.pool = available_mediums(options)
    state.numbers = numbers_of(options.variant)
    for side in (state.green, state.blue):
        side.deck = state.numbers.ghosts
    state.initiation = options.initiation
    if options.first is not None:
        state.starter = SEATS.index(options.first)
        state.turn = state.starter
        state.mode = LINE
    return state


class RestInPeaceGame(Game):
    """Two ghost families, ten houses."""

    def option_type(self) -> type[msgspec.Struct]:
        return Options

    def check_options(self, options: Any) -> Refusal | None:
        return refuse_options(options)

    def examples(self) -> list[dict[str, Any]]:
        return [
            {},
            {"initiation": True},
            {"levels": [0, 1], "first": "blue"},
            {"levels": [2, 4], "first": "green"},
            {"variant": _EXAMPLE},
        ]

    def minutes(self) -> int:
        return 15

    def players(self, options: Any) -> int:
        return 2

    def new(self, options: Any) -> GameState:
        return new_duel(options)

    def from_bytes(self, data: bytes) -> GameState:
        state = State()
        decode(data, state)
        return state

    def observation(self) -> list[tuple[str, int]]:
        return list(FIELDS)

    def action_codes(self) -> list[int]:
        return every_action()

    def zero_sum(self) -> bool:
        return True

    def training_options(self) -> list[dict[str, Any]]:
        sets = [[0], [0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [3, 4], [1, 3], [2, 4], [0, 1, 2], [1, 2, 3, 4]]
        return [{"initiation": True}, {"initiation": True}, *({"levels": levels} for levels in sets)]

    def clauses(self) -> tuple[str, ...]:
        return CLAUSES

    def texts(self) -> str:
        return "veillee.games.rest_in_peace"

    def bot(self) -> Bot:
        from veillee.games.rest_in_peace.bot.levels import RestInPeaceBot

        return RestInPeaceBot()

    def teaching(self) -> Teaching:
        from veillee.games.rest_in_peace.bot.teaching import RestInPeaceTeaching

        return RestInPeaceTeaching()

    def sketch(self) -> Callable[[Any, int, Callable[..., str]], list[str]]:
        from veillee.games.rest_in_peace.sketch import sketch

        return sketch

    def study(self) -> Any:
        # By name: the compiler would follow a plain import into the lab.
        return import_module("veillee.games.rest_in_peace.study.balance").RestInPeaceStudy()

    def scenario_adapter(self) -> Any:
        from veillee.games.rest_in_peace.schema.scenario import RestInPeaceScenarios

        return RestInPeaceScenarios()


GAME: Final[Game] = RestInPeaceGame("rest-in-peace", "RIP", SEATS, 2)
