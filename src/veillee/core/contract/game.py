"""What a game is, apart from any position of it, and what it brings along."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from veillee.core.contract.misfit import Misfit
from veillee.core.contract.parts import Bot, Teaching
from veillee.core.contract.refusal import Refusal
from veillee.core.contract.state import GameState


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its seats, options and clauses, and the parts it declares.

    Parts that are not always needed are methods, which import them when called.
    """

    def __init__(self, game_id: str, prefix: str, seats: tuple[str, ...], fewest: int) -> None:
        self.id: Final = game_id
        self.prefix: Final = prefix
        self.seats: Final = seats
        self.fewest: Final = fewest

    def __reduce__(self) -> str:
        """Pickle a game by name: every `game` module has one, and it is called GAME."""
        return "GAME"

    # Options

    def option_type(self) -> type[msgspec.Struct]:
        """Return the msgspec struct of the options, defaults included."""
        raise NotImplementedError

    def check_options(self, options: Any) -> Refusal | None:
        """Return why these options cannot be played, or None if they can."""
        return None

    def examples(self) -> list[dict[str, Any]]:
        """Return options worth trying, as plain mappings: the conformance suite plays each."""
        return [{}]

    def players(self, options: Any) -> int:
        """Return how many seats play with these options: the first ones of `seats`."""
        raise NotImplementedError

    def read_options(self, raw: dict[str, Any]) -> Any:
        """Return the options struct of a plain mapping; raise ValueError naming a field that does not fit."""
        try:
            return msgspec.convert(raw, self.option_type(), strict=True)
        except msgspec.ValidationError as error:
            cause = error.__cause__
            if isinstance(cause, Misfit):
                raise Misfit(cause.refusal, str(error)) from error
            raise ValueError(str(error)) from error

    def carried(self, end: GameState) -> list[Any]:
        """Return what each seat takes along from a finished game into its next one; [] for nothing."""
        return []

    def carry_on(self, options: dict[str, Any], carried: list[Any]) -> dict[str, Any]:
        """Return the options of a game to which its seats bring what they carried, None where they bring nothing."""
        return options

    def minutes(self) -> int:
        """Return about how long a game takes."""
        return 20

    # Positions

    def new(self, options: Any) -> GameState:
        """Return the state before set-up; chance acts first if something is drawn."""
        raise NotImplementedError

    def from_bytes(self, data: bytes) -> GameState:
        """Read back what `GameState.to_bytes` wrote."""
        raise NotImplementedError

    # For learners

    def observation(self) -> list[tuple[str, int]]:
        """Return the fields that `GameState.observe` writes, in order, as name and number of bytes; [] for none."""
        return []

    def observation_size(self) -> int:
        """Return how many bytes an observation has."""
        return sum(size for _, size in self.observation())

    def action_codes(self) -> list[int]:
        """Return every action that a seat can ever have, in a fixed order: learners number them from 0.

        Return [] if moves have no numbers.
        """
        return []

    def zero_sum(self) -> bool:
        """Tell whether the returns of all seats always sum to zero."""
        return False

    def lists_chance(self) -> bool:
        """Tell whether `GameState.outcomes` lists chance's moves in every position."""
        return False

    def training_options(self) -> list[dict[str, Any]]:
        """Return options that a player who learns by self-play should meet, beside the default."""
        return []

    # What the game brings along

    def clauses(self) -> tuple[str, ...]:
        """Return the clause ids of the game's rule sheet, in its order."""
        raise NotImplementedError

    def texts(self) -> str:
        """Return the package whose folder `texts` holds the game's words; "" if it has none."""
        return ""

    def sheet(self) -> str:
        """Return the package that holds `sheet.md` and `sheet.fr.md`; "" if the page has them built in."""
        return ""

    def page(self) -> str:
        """Return the package whose folder `page` holds the game's own board, `index.js`; "" if it has none."""
        return ""

    def scenario_adapter(self) -> Any:
        """Return the game's `ScenarioAdapter`: positions from YAML and back.

        By default scenarios begin at the set-up, and compare the fields of a view.
        """
        from veillee.core.scenario.view_adapter import ViewAdapter

        return ViewAdapter()

    def bot(self) -> Bot | None:
        """Return the game's own bot, or None to let the general search play."""
        return None

    def teaching(self) -> Teaching | None:
        """Return the game's own teaching, or None to let random games judge."""
        return None

    def sketch(self) -> Callable[[Any, int, Callable[..., str]], list[str]] | None:
        """Return the function that draws a view in the terminal, or None for a plain outline."""
        return None

    def study(self) -> Any:
        """Return the game's `Study` for the lab's balance page, or None if it has none."""
        return None
