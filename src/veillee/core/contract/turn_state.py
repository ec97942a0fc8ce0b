"""A game in which one player acts at a time: moves are small whole numbers inside, words at the edge."""

from librt.strings import BytesWriter, read_i16_le
from mypy_extensions import i64, mypyc_attr

from veillee.core.contract.event import Event
from veillee.core.contract.refusal import Refusal, not_a_move
from veillee.core.contract.state import NOBODY, GameState
from veillee.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnState(GameState):
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
        """Return chance's actions and their weights; two empty lists if there are too many."""
        raise NotImplementedError

    def chance(self, rng: Rng) -> int:
        """Return one of chance's actions, drawn with the right weights."""
        raise NotImplementedError

    def random_action(self, rng: Rng) -> int:
        """Return one of `actions` with equal probability; a game may do so without listing them."""
        actions = self.actions()
        return actions[rng.below(len(actions))]

    def has_choice(self) -> bool:
        """Tell that the seat to act has several actions; False too where only listing them would tell."""
        return False

    def write_mask(self, places: bytes, none: bytes, mask: BytesWriter) -> None:
        """Write `none`, a zero for every action of the game, with ones at the places of the legal actions."""
        start: i64 = len(mask)
        mask.write(none)
        for action in self.actions():
            code: i64 = action
            mask[start + i64(read_i16_le(places, code + code))] = 1

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
