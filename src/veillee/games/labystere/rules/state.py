"""A game of Labystère, put together from its rules."""

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core import CHANCE, Outcome, Refusal, Rng
from veillee.games.labystere import notation
from veillee.games.labystere.knowledge.belief import Belief
from veillee.games.labystere.knowledge.determinize import redraw
from veillee.games.labystere.knowledge.memory import memory_of
from veillee.games.labystere.knowledge.observation import write_observation
from veillee.games.labystere.rules import chance, codec, events, legal, moves, stages
from veillee.games.labystere.rules.effects.arrivals import look
from veillee.games.labystere.rules.effects.declarations import declare
from veillee.games.labystere.rules.effects.questions import ask, show
from veillee.games.labystere.rules.effects.turns import begin, end_turn, exchange, roll
from veillee.games.labystere.rules.effects.walks import trade, walk
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.grid.squares import SQUARE_COUNT
from veillee.games.labystere.rules.position import Position
from veillee.games.labystere.rules.refusals import refuse
from veillee.games.labystere.rules.side import Side
from veillee.games.labystere.schema.view import View, build_view


class State(Position):
    """A game of Labystère."""

    def __init__(self, grid: list[int], sides: list[Side], enquiry: list[int], paths: Paths) -> None:
        super().__init__(grid, sides, enquiry, paths)
        self.believed: Belief | None = None
        self.believer: i64 = 0

    # Moves

    def actions(self) -> list[int]:
        return legal.actions(self)

    def random_action(self, rng: Rng) -> int:
        return legal.random_action(self, rng)

    def has_choice(self) -> bool:
        return legal.has_choice(self)

    def write_mask(self, places: bytes, none: bytes, mask: BytesWriter) -> None:
        if self.stage == stages.CHOOSE:
            legal.write_choice(self, places, none, mask)
        else:
            super().write_mask(places, none, mask)

    def refuse(self, actor: int, action: int) -> Refusal | None:
        return refuse(self, actor, action)

    def parse(self, actor: int, move: str) -> int:
        return notation.parse_move(actor, move)

    def words(self, action: int) -> str:
        return notation.format_move(action)

    def act(self, action: int) -> None:
        self.believed = None
        kind, argument = moves.decode(action)
        if kind == moves.SWAP:
            one, two = moves.swapped(argument)
            exchange(self, one, two)
        elif kind == moves.GO:
            walk(self, argument)
        elif kind == moves.DIE:
            roll(self, argument)
        elif kind == moves.ROLL:
            self.stage = stages.DIE
        elif kind == moves.LOOK:
            look(self, argument)
            end_turn(self)
        elif kind == moves.ASK:
            ask(self, argument)
        elif kind == moves.SHOW:
            show(self, argument)
        elif kind == moves.TRADE:
            trade(self, argument)
        elif kind == moves.DECLARE:
            declare(self, argument)
        elif kind == moves.PASS:
            if self.recorder is not None:
                events.add(self.recorder, "pass", self.turn)
            end_turn(self)
        elif kind == moves.CULPRIT:
            self.culprit = argument
            self.stage = stages.LAYOUT
        else:
            begin(self, moves.decode_layout(action))

    # Chance

    def chances(self) -> tuple[list[int], list[int]]:
        return chance.chances(self)

    def chance(self, rng: Rng) -> int:
        return chance.draw(self, rng)

    # Knowledge

    def view(self, viewer: int) -> View:
        return build_view(self, viewer)

    def observe(self, viewer: int, observation: BytesWriter) -> None:
        write_observation(self, viewer, observation)

    def heard(self, viewer: int, actor: int, move: str) -> str:
        if actor != CHANCE:
            return move
        if self.stage == stages.SHOW and viewer != self.turn:
            return "show ?"
        if self.stage == stages.CULPRIT:
            return "culprit ?"
        if self.stage == stages.LAYOUT:
            grid = moves.decode_layout(self.parse(actor, move))
            return notation.layout_words(grid, False).replace(notation.UNKNOWN, "?")
        return move

    def belief(self, viewer: int) -> Belief:
        """Return the exact odds of all that the viewer cannot see; kept until the next move."""
        belief = self.believed
        if belief is None or self.believer != viewer:
            belief = Belief(memory_of(self, viewer))
            self.believed = belief
            self.believer = viewer
        return belief

    def determinize(self, viewer: int, rng: Rng) -> "State":
        other = self.copy()
        if self.stage == stages.LAYOUT:
            other.culprit = rng.below(int(self.numbers.suspect_count))
        if self.stage <= stages.LAYOUT or self.stage == stages.OVER:  # nothing is hidden
            return other
        redraw(other, viewer, self.belief(viewer), rng)
        return other

    # The end

    def returns(self) -> list[float]:
        if self.winner >= 0:
            return [1.0 if seat == self.winner else -1.0 for seat in range(len(self.sides))]
        return [-1.0 if side.lost else 0.0 for side in self.sides]

    def outcome(self) -> Outcome | None:
        if self.stage != stages.OVER:
            return None
        winners: tuple[int, ...] = (self.winner,) if self.winner >= 0 else ()
        return Outcome(winners, tuple(self.returns()), stages.ENDINGS[self.ending])

    # A value

    def copy(self) -> "State":
        paths = self.paths
        other = State(
            self.stacks[:],
            [side.copy() for side in self.sides],
            self.enquiry[:],
            Paths(paths.north, paths.east, paths.south, paths.west),
        )
        other.numbers = self.numbers
        other.stage = self.stage
        other.turn = self.turn
        other.turns = self.turns
        other.rolled = self.rolled
        other.steps = self.steps
        other.task = self.task
        other.asked = self.asked
        other.culprit = self.culprit
        other.flag = self.flag
        other.start = self.start
        other.finish = self.finish
        other.witnesses = self.witnesses
        other.places = self.places
        other.plains = self.plains
        other.turned = self.turned
        other.winner = self.winner
        other.ending = self.ending
        other.notebook = self.notebook
        other.last_detective = self.last_detective
        other.made_up = self.made_up
        other.swaps = self.swaps
        other.swaps_of = self.swaps_of
        other.swap_mask = self.swap_mask
        other.swap_mask_of = self.swap_mask_of
        return other

    def to_bytes(self) -> bytes:
        return codec.encode(self)


def seated(players: int) -> State:
    """Return a table with its players and nothing laid yet."""
    return State([0] * SQUARE_COUNT, [Side() for _ in range(players)], [], Paths(0, 0, 0, 0))


def from_bytes(data: bytes) -> State:
    """Read back what `State.to_bytes` wrote."""
    state = seated(0)
    codec.decode(data, state)
    return state
