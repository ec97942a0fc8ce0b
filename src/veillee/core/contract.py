"""The contract: what every game offers to tables, bots, replays, scenarios and the lab.

A `State` is a pure value with rules. Outside it moves are words; a `TurnState` also has its moves as
small whole numbers, which is what search and simulation use.
"""

from typing import Any, Final

import msgspec
from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from veillee.core.event import Event
from veillee.core.outcome import Outcome
from veillee.core.refusal import Refusal, not_a_move
from veillee.core.rng import Rng

CHANCE: Final = -1
SPECTATOR: Final = -2
NOBODY: Final = -3


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
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
        """Return the legal moves of a seat: all of them where `enumerable`, else the ones worth offering."""
        raise NotImplementedError

    def random_move(self, seat: int, rng: Rng) -> str:
        """Return a random legal move of a seat, of a kind that lets random games end; for tests and baselines."""
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

    def logged(self, actor: int, move: str) -> str:
        """Return a proposed move as the log keeps it: with what a replay could not compute again.

        A table takes this text in place of the one it was sent, then checks and applies it.
        """
        return move

    def preview(self, seat: int, move: str, ask: str) -> Any:
        """Return what would stand after an allowed move of the seat, as a msgspec struct.

        None: there is nothing to show; a `Refusal`: the rules do not let the seat know.

        Nothing is changed, and nothing is shown that the seat may not know before it moves. An empty move is
        the position as it is; `ask` is a question of the game's own about what would stand.
        """
        return None

    def timeout(self) -> list[tuple[int, str]]:
        """Return the moves that the end of the running time limit stands for, in order."""
        return []

    def limit(self) -> int:
        """Return the length in milliseconds of the time limit that the rules set now; 0: none."""
        return 0

    def holds_limit(self, move: str) -> bool:
        """Tell whether a limit of the rules that runs on after a move is the one that ran before it."""
        return False

    def patience(self) -> int:
        """Return for how many milliseconds bots let people go first where several may move."""
        return 1500

    # Reaction rounds

    def races(self) -> bool:
        """Tell whether a reaction round is on: what starts it is shown to all at one moment."""
        return False

    def reacts(self, move: str) -> bool:
        """Tell whether the moment of a move decides, so that the table's arbiter has to order it."""
        return False

    def counts(self, seat: int, move: str) -> bool:
        """Tell whether a reaction would end the round if no other came before it."""
        return False

    # Chance

    def outcomes(self) -> list[tuple[str, int]]:
        """Return chance's moves with their integer weights; [] where there are too many to list."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> str:
        """Return one of chance's moves, drawn with the right weights."""
        raise NotImplementedError

    # Knowledge

    def view(self, viewer: int) -> Any:
        """Build what a seat (or SPECTATOR) may know, as the game's own msgspec struct."""
        raise NotImplementedError

    def observe(self, viewer: int, sheet: BytesWriter) -> None:
        """Write what the viewer may know for learners: small numbers, a byte each, `Game.sheet_size` in all."""
        raise NotImplementedError

    def heard(self, viewer: int, actor: int, move: str) -> str:
        """Return a move about to be made as the viewer learns it: `?` where it may not know."""
        return move

    def determinize(self, viewer: int, rng: Rng) -> "State":
        """Return a random position that agrees with all that the viewer knows, its memory included.

        It depends on the viewer's knowledge and the rng alone: two positions that the viewer cannot
        tell apart give the same answer.
        """
        raise NotImplementedError

    # The end

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        raise NotImplementedError

    # A value

    def copy(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """Return the whole position, secrets included; `Game.from_bytes` reads it back."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(State):
    """A state in which one player acts at a time and every move is a small whole number.

    A game implements the numbers; the words follow from them. `recorder` is None in simulation and
    collects events while `apply` runs.
    """

    def __init__(self) -> None:
        self.recorder: list[Event] | None = None

    # The numbers

    def actor(self) -> int:
        """Return the seat to act, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def actions(self) -> list[int]:
        """Return the legal actions of the seat to act."""
        raise NotImplementedError

    def act(self, action: int) -> None:
        """Carry out a legal action of the actor, chance included."""
        raise NotImplementedError

    def chances(self) -> tuple[list[int], list[int]]:
        """Return chance's actions and their weights; two empty lists where there are too many."""
        raise NotImplementedError

    def chance(self, rng: Rng) -> int:
        """Return one of chance's actions, drawn with the right weights."""
        raise NotImplementedError

    def random_action(self, rng: Rng) -> int:
        """Return one of `actions`, each as likely; a game may do it without listing them."""
        actions = self.actions()
        return actions[rng.below(len(actions))]

    def returns(self) -> list[float]:
        """Return the result for each seat in -1..1; only when the game is over."""
        raise NotImplementedError

    def refuse(self, actor: int, action: int) -> Refusal | None:
        """Return why the actor may not carry out the action, or None when it may."""
        raise NotImplementedError

    def parse(self, actor: int, move: str) -> int:
        """Return the action of a move in words, or -1 when the text is no move of that actor."""
        raise NotImplementedError

    def words(self, action: int) -> str:
        """Return the one spelling of an action."""
        raise NotImplementedError

    # The words follow

    def actors(self) -> list[int]:
        actor = self.actor()
        return [] if actor == NOBODY else [actor]

    def legal(self, seat: int) -> list[str]:
        if self.actor() != seat:
            return []
        return [self.words(action) for action in self.actions()]

    def check(self, actor: int, move: str) -> Refusal | None:
        action = self.parse(actor, move)
        if action < 0:
            return not_a_move(move)
        return self.refuse(actor, action)

    def spelling(self, actor: int, move: str) -> str:
        return self.words(self.parse(actor, move))

    def apply(self, actor: int, move: str) -> list[Event]:
        events: list[Event] = []
        self.recorder = events
        try:
            self.act(self.parse(actor, move))
        finally:
            self.recorder = None
        return events

    def outcomes(self) -> list[tuple[str, int]]:
        actions, weights = self.chances()
        return [(self.words(action), weight) for action, weight in zip(actions, weights)]

    def draw(self, rng: Rng) -> str:
        return self.words(self.chance(rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What a game is, apart from any position of it."""

    def __init__(self, game_id: str, prefix: str, seats: tuple[str, ...], fewest: int) -> None:
        self.id: Final = game_id
        self.prefix: Final = prefix
        self.seats: Final = seats
        self.fewest: Final = fewest

    def option_type(self) -> type[msgspec.Struct]:
        """Return the msgspec struct of the options, defaults included."""
        raise NotImplementedError

    def check_options(self, options: Any) -> Refusal | None:
        """Return why these options cannot be played, or None."""
        return None

    def examples(self) -> list[dict[str, Any]]:
        """Return options worth trying, as plain mappings: the conformance suite plays each."""
        return [{}]

    def players(self, options: Any) -> int:
        """Return how many seats play with these options: the first ones of `seats`."""
        raise NotImplementedError

    def new(self, options: Any) -> State:
        """Return the state before set-up: chance acts first where something is drawn."""
        raise NotImplementedError

    def from_bytes(self, data: bytes) -> State:
        """Read back what `State.to_bytes` wrote."""
        raise NotImplementedError

    def sheet_size(self) -> int:
        """Return how many bytes `State.observe` writes; 0 where a game writes none."""
        return 0

    def action_codes(self) -> list[int]:
        """Return every action that a seat can ever have, in a fixed order: learners number them from 0.

        [] where moves have no numbers.
        """
        return []

    def training_options(self) -> list[dict[str, Any]]:
        """Return options that a player who learns by self-play should meet, beside the default."""
        return []

    def clauses(self) -> tuple[str, ...]:
        """Return the clause ids of the game's rule sheet, in its order."""
        raise NotImplementedError

    def scenario(self) -> Any:
        """Return the game's `Speaker`: positions from YAML and back."""
        raise NotImplementedError

    def read_options(self, raw: dict[str, Any]) -> Any:
        """Return the options struct of a plain mapping; ValueError names a field that does not fit."""
        try:
            return msgspec.convert(raw, self.option_type(), strict=True)
        except msgspec.ValidationError as error:
            raise ValueError(str(error)) from error
