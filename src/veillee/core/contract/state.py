"""A position of a game, and its queries."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from veillee.core.contract.event import Event
from veillee.core.contract.outcome import Outcome
from veillee.core.contract.refusal import Refusal
from veillee.core.rng import Rng

CHANCE: Final = -1
SPECTATOR: Final = -2
NOBODY: Final = -3
_BOT_DELAY_MS: Final = 1500


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState:
    """A position of a game. `apply` changes it in place; copies are explicit and cheap."""

    # Who acts

    def actors(self) -> list[int]:
        """Return the seats that may act now in seat order, [CHANCE], or [] when the game is over."""
        raise NotImplementedError

    def phase(self) -> str:
        """Return the name of the phase, as scenarios spell it."""
        raise NotImplementedError

    # Moves in words

    def legal(self, seat: int) -> list[str]:
        """Return the legal moves of a seat: all of them if `enumerable`, otherwise those worth offering."""
        raise NotImplementedError

    def random_move(self, seat: int, rng: Rng) -> str:
        """Return a random legal move of a seat, such that random games end; for tests and baselines."""
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def enumerable(self, seat: int) -> bool:
        """Tell whether `legal` lists every legal move of the seat."""
        return True

    def check(self, actor: int, move: str) -> Refusal | None:
        """Return why the seat (or chance) may not make the move, or None when it may."""
        raise NotImplementedError

    def apply(self, actor: int, move: str) -> list[Event]:
        """Make a move that `check` allows and return what happened, in order."""
        raise NotImplementedError

    def spelling(self, actor: int, move: str) -> str:
        """Return the one spelling of a move of the actor: `parse` and back."""
        return move

    def log_text(self, actor: int, move: str) -> str:
        """Return a proposed move as the log keeps it, including what a replay cannot compute again.

        A table replaces the text it was sent with this one, then checks and applies it.
        """
        return move

    def preview(self, seat: int, move: str, ask: str) -> Any:
        """Return what an allowed move of the seat would lead to, as a msgspec struct.

        Return None if there is nothing to show, or a `Refusal` if the rules do not let the seat know.

        Nothing is changed, and nothing is shown that the seat may not know before it moves. An empty move is
        the position as it is; `ask` is a question of the game's own about what would stand.
        """
        return None

    def bot_delay_ms(self) -> int:
        """Return how many milliseconds a bot waits to let people move first, when several seats may move."""
        return _BOT_DELAY_MS

    # Chance

    def outcomes(self) -> list[tuple[str, int]]:
        """Return chance's moves with their integer weights; [] if there are too many to list."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> str:
        """Return one of chance's moves, drawn with the right weights."""
        raise NotImplementedError

    # Knowledge

    def view(self, viewer: int) -> Any:
        """Build what a seat (or SPECTATOR) may know, as the game's own msgspec struct."""
        raise NotImplementedError

    def observe(self, viewer: int, observation: BytesWriter) -> None:
        """Write what the viewer may know, for learners: one byte per number, in the fields of `Game.observation`."""
        raise NotImplementedError

    def heard(self, viewer: int, actor: int, move: str) -> str:
        """Return a move that is about to be made as the viewer hears it, with `?` for what it may not know."""
        return move

    def determinize(self, viewer: int, rng: Rng) -> "GameState":
        """Return a random position that agrees with everything the viewer knows and remembers.

        It depends on the viewer's knowledge and the rng alone: two positions that the viewer cannot
        tell apart give the same answer.
        """
        raise NotImplementedError

    # The end

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        raise NotImplementedError

    # A value

    def copy(self) -> "GameState":
        """Return an independent copy."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Return the whole position, secrets included; `Game.from_bytes` reads it back."""
        raise NotImplementedError
