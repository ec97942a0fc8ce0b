"""A game of Labystère, put together from its rules."""

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core import CHANCE, Outcome, Refusal, Rng
from veillee.games.labystere import notation
from veillee.games.labystere.knowledge.belief import Belief
from veillee.games.labystere.knowledge.determinize import redraw
from veillee.games.labystere.knowledge.memory import knowledge_of
from veillee.games.labystere.knowledge.observation import write_sheet
from veillee.games.labystere.rules import chance, events, legal
from veillee.games.labystere.rules.codec import read_saved, restore, save
from veillee.games.labystere.rules.effects.arrivals import look
from veillee.games.labystere.rules.effects.declarations import declare
from veillee.games.labystere.rules.effects.questions import ask, show
from veillee.games.labystere.rules.effects.turns import begin, end_turn, exchange, roll
from veillee.games.labystere.rules.effects.walks import trade, walk
from veillee.games.labystere.rules.grid.paths import Paths
from veillee.games.labystere.rules.position import (
    ASK,
    CHOOSE,
    CULPRIT,
    DIE,
    LAYOUT,
    LOOK,
    OVER,
    REASONS,
    ROLL,
    SHOW,
    SWAP_PAWNS,
    Position,
)
from veillee.games.labystere.rules.refusals import refuse
from veillee.games.labystere.rules.side import Side
from veillee.games.labystere.schema.view import LabyView, build_view


class LabyState(Position):
    """A game of Labystère."""

    def __init__(self, stacks: list[int], sides: list[Side], asked: list[int], paths: Paths) -> None:
        super().__init__(stacks, sides, asked, paths)
        self.believed: Belief | None = None
        self.believer: i64 = 0

    # Moves

    def actions(self) -> list[int]:
        return legal.actions(self)

    def random_action(self, rng: Rng) -> int:
        return legal.random_action(self, rng)

    def refuse(self, actor: int, action: int) -> Refusal | None:
        return refuse(self, actor, action)

    def parse(self, actor: int, move: str) -> int:
        return notation.parse_move(actor, move)

    def words(self, action: int) -> str:
        return notation.format_move(action)

    def act(self, action: int) -> None:
        stage = self.stage
        self.believed = None
        if stage == CHOOSE:
            if action >= notation.SWAP:
                pair: i64 = action - notation.SWAP
                exchange(self, pair // 25, pair % 25)
            else:
                walk(self, action - notation.GO)
        elif stage == DIE:
            roll(self, action - notation.DIE_SHOWS)
        elif stage == ROLL and action == notation.ROLL_DIE:
            self.stage = DIE
        elif stage == LOOK:
            look(self, action - notation.LOOK_AT)
            end_turn(self)
        elif stage == ASK:
            ask(self, action - notation.ASK_SEAT)
        elif stage == SHOW:
            show(self, action - notation.SHOW_CARD)
        elif stage == SWAP_PAWNS:
            trade(self, action - notation.TRADE_WITH)
        elif stage == CULPRIT:
            self.culprit = action - notation.SET_CULPRIT
            self.stage = LAYOUT
        elif stage == LAYOUT:
            begin(self, notation.layout_stacks(action))
        elif action == notation.PASS:
            if self.recorder is not None:
                events.tell(self.recorder, "pass", self.turn)
            end_turn(self)
        else:
            declare(self, action - notation.ACCUSE)

    # Chance

    def chances(self) -> tuple[list[int], list[int]]:
        return chance.chances(self)

    def chance(self, rng: Rng) -> int:
        return chance.draw(self, rng)

    # Knowledge

    def view(self, viewer: int) -> LabyView:
        return build_view(self, viewer)

    def observe(self, viewer: int, sheet: BytesWriter) -> None:
        write_sheet(self, viewer, sheet)

    def heard(self, viewer: int, actor: int, move: str) -> str:
        if actor != CHANCE:
            return move
        if self.stage == SHOW and viewer != self.turn:
            return "show ?"
        if self.stage == CULPRIT:
            return "culprit ?"
        if self.stage == LAYOUT:
            return notation.layout_words(notation.layout_stacks(self.parse(actor, move)), False).replace("unknown", "?")
        return move

    def belief(self, viewer: int) -> Belief:
        """Return the exact odds of all that the viewer cannot see; kept until the next move."""
        belief = self.believed
        if belief is None or self.believer != viewer:
            belief = Belief(knowledge_of(self, viewer))
            self.believed = belief
            self.believer = viewer
        return belief

    def determinize(self, viewer: int, rng: Rng) -> "LabyState":
        other = self.copy()
        if self.stage == LAYOUT:
            other.culprit = rng.below(4)
        if self.stage <= LAYOUT:
            return other
        redraw(other, viewer, self.belief(viewer), rng)
        return other

    # The end

    def returns(self) -> list[float]:
        if self.winner >= 0:
            return [1.0 if seat == self.winner else -1.0 for seat in range(len(self.sides))]
        return [-1.0 if side.lost else 0.0 for side in self.sides]

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        winners: tuple[int, ...] = (self.winner,) if self.winner >= 0 else ()
        return Outcome(winners, tuple(self.returns()), REASONS[self.reason])

    # A value

    def copy(self) -> "LabyState":
        paths = self.paths
        other = LabyState(
            self.stacks[:],
            [side.copy() for side in self.sides],
            self.enquiry[:],
            Paths(paths.north, paths.east, paths.south, paths.west),
        )
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
        other.reason = self.reason
        other.notebook = self.notebook
        other.last_detective = self.last_detective
        other.made_up = self.made_up
        other.swaps = self.swaps
        other.swaps_of = self.swaps_of
        return other

    def to_bytes(self) -> bytes:
        return save(self)


def seated(players: int) -> LabyState:
    """Return a table with its players and nothing laid yet."""
    return LabyState([0] * 25, [Side() for _ in range(players)], [], Paths(0, 0, 0, 0))


def from_bytes(data: bytes) -> LabyState:
    """Read back what `LabyState.to_bytes` wrote."""
    state = seated(0)
    restore(state, read_saved(data))
    return state
