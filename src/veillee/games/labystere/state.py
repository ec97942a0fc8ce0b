"""The rules: what each move does."""

from librt.strings import BytesWriter
from mypy_extensions import i64

from veillee.core import CHANCE, Outcome, Refusal, Rng
from veillee.games.labystere import cards, enquiry, notation, teller
from veillee.games.labystere.belief import Belief
from veillee.games.labystere.enquiry import NO_CARD
from veillee.games.labystere.knowledge import knowledge_of
from veillee.games.labystere.layout import draw_layout
from veillee.games.labystere.observation import write_sheet
from veillee.games.labystere.paths import Paths, open_square
from veillee.games.labystere.position import (
    ASK,
    CHOOSE,
    CULPRIT,
    DECLARE,
    DIE,
    LAST_TURN,
    LAYOUT,
    LOOK,
    OVER,
    REASONS,
    ROLL,
    SHOW,
    SWAP_PAWNS,
    Position,
)
from veillee.games.labystere.redraw import redraw
from veillee.games.labystere.refusals import refuse
from veillee.games.labystere.saved import read_saved, restore, save
from veillee.games.labystere.side import Side
from veillee.games.labystere.squares import squares_in
from veillee.games.labystere.view import LabyView, build_view

_DIE: list[int] = [notation.DIE_SHOWS + number for number in range(1, 7)]
_DECLARATIONS: list[int] = [notation.ACCUSE + pair for pair in range(16)]


class LabyState(Position):
    """A game of Labystère."""

    def __init__(self, stacks: list[int], sides: list[Side], asked: list[int], paths: Paths) -> None:
        super().__init__(stacks, sides, asked, paths)
        self.believed: Belief | None = None
        self.believer: i64 = 0

    # Moves

    def actions(self) -> list[int]:
        stage = self.stage
        if stage == ROLL:
            return [notation.ROLL_DIE, *_DECLARATIONS] if self.on_finish() else [notation.ROLL_DIE]
        if stage == CHOOSE:
            return [notation.GO + square for square in squares_in(self.goals())] + self.exchanges()
        if stage == LOOK:
            return [notation.LOOK_AT + square for square in squares_in(self.lookable())]
        if stage == ASK:
            return [notation.ASK_SEAT + seat for seat in range(len(self.sides)) if seat != self.turn]
        if stage == SWAP_PAWNS:
            return [notation.TRADE_WITH + seat for seat in self.partners()]
        if stage == DECLARE:
            return [notation.PASS, *_DECLARATIONS]
        return []

    def random_action(self, rng: Rng) -> int:
        """Return one of `actions`, each as likely, without putting walks and exchanges into one list."""
        if self.stage != CHOOSE:
            actions = self.actions()
            return actions[rng.below(len(actions))]
        goals = squares_in(self.goals())
        swaps = self.exchanges()
        chosen = rng.below(len(goals) + len(swaps))
        if chosen < len(goals):
            return notation.GO + goals[chosen]
        return swaps[chosen - len(goals)]

    def exchanges(self) -> list[int]:
        """Return every exchange of two plain stacks; kept until a pawn changes the stacks that are free."""
        free = self.movable()
        if free != self.swaps_of:
            squares = squares_in(free)
            self.swaps = [
                notation.SWAP + 25 * one + two for index, one in enumerate(squares) for two in squares[index + 1 :]
            ]
            self.swaps_of = free
        return self.swaps

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
                self._exchange(pair // 25, pair % 25)
            else:
                self._walk(action - notation.GO)
        elif stage == DIE:
            self._roll(action - notation.DIE_SHOWS)
        elif stage == ROLL and action == notation.ROLL_DIE:
            self.stage = DIE
        elif stage == LOOK:
            self._look(action - notation.LOOK_AT)
            self._end_turn()
        elif stage == ASK:
            self._ask(action - notation.ASK_SEAT)
        elif stage == SHOW:
            self._show(action - notation.SHOW_CARD)
        elif stage == SWAP_PAWNS:
            self._trade(action - notation.TRADE_WITH)
        elif stage == CULPRIT:
            self.culprit = action - notation.SET_CULPRIT
            self.stage = LAYOUT
        elif stage == LAYOUT:
            self._begin(notation.layout_stacks(action))
        elif action == notation.PASS:
            if self.recorder is not None:
                teller.tell(self.recorder, "pass", self.turn)
            self._end_turn()
        else:
            self._declare(action - notation.ACCUSE)

    def _begin(self, stacks: list[int]) -> None:
        self.lay(stacks)
        for side in self.sides:
            side.pawn = self.start  # LAB-S4
        self.stage = ROLL
        if self.recorder is not None:
            teller.tell(self.recorder, "begin", self.turn)

    def _roll(self, die: i64) -> None:
        side = self.sides[self.turn]
        self.rolled = die
        self.steps = die
        if side.double:  # LAB-A6
            self.steps = 2 * die
            side.double = False
        self.stage = CHOOSE
        if self.recorder is not None:
            teller.tell_die(self.recorder, self.turn, die, self.steps)
        self.skip_if_stuck()

    def skip_if_stuck(self) -> None:
        """End a turn in which there is neither a walk nor anything to exchange."""  # LAB-T5
        free = self.movable()
        if self.goals() == 0 and free & (free - 1) == 0:
            if self.recorder is not None:
                teller.tell(self.recorder, "stuck", self.turn)
            self._end_turn()

    def _exchange(self, one: i64, two: i64) -> None:
        stacks = self.stacks
        first = stacks[one]
        second = stacks[two]
        stacks[one] = second
        stacks[two] = first
        open_square(self.paths, one, cards.open_sides(second))
        open_square(self.paths, two, cards.open_sides(first))
        if (self.turned >> one ^ self.turned >> two) & 1:  # LAB-K2: what was turned up travels too
            self.turned ^= 1 << one | 1 << two
        if self.recorder is not None:
            teller.tell_swap(self.recorder, self.turn, one, two)
        self._end_turn()

    def _walk(self, square: i64) -> None:
        side = self.sides[self.turn]
        if self.recorder is not None:
            teller.tell_walk(self.recorder, self.paths, self.turn, side.pawn, square, self.steps)
        side.pawn = square
        stack: i64 = self.stacks[square]
        if cards.is_plain(stack):
            self.turned |= 1 << square
            self._carry_out(square, cards.kind_of(stack))
        else:
            self._arrive(square)

    def _arrive(self, square: i64) -> None:
        """Look where a pawn has come to, or offer the declaration; a plain stack stays as it is."""  # LAB-A8
        kind = cards.kind_of(self.stacks[square])
        if kind == cards.FINISH:
            self.stage = DECLARE
            return
        if kind == cards.WITNESS or kind == cards.PLACE:
            self._look(square)
        self._end_turn()

    def _carry_out(self, square: i64, action: i64) -> None:
        if self.recorder is not None:
            teller.tell_action(self.recorder, self.turn, square, action)
        side = self.sides[self.turn]
        if action == cards.AGAIN:  # LAB-A4
            self.stage = ROLL
            self.rolled = 0
            self.steps = 0
            return
        if action == cards.GO_START or action == cards.GO_FINISH:
            self._jump(self.start if action == cards.GO_START else self.finish)
            return
        self.task = action
        if action == cards.SEE_WITNESS or action == cards.SEE_PLACE:
            if self.lookable():
                self.stage = LOOK
                return
        elif action == cards.ASK_SUSPECT or action == cards.ASK_PLACE:
            if self.others_have(self.kind_asked()):
                self.stage = ASK
                return
            self._note_question(self.turn, NO_CARD)
            if self.recorder is not None:
                teller.tell_question(self.recorder, "nobody-asked", self.turn, -1, action == cards.ASK_PLACE)
        elif action == cards.TRADE:
            if self.partners():
                self.stage = SWAP_PAWNS
                return
        elif action == cards.DOUBLE:
            side.double = True
        self._end_turn()

    def _jump(self, square: i64) -> None:  # LAB-A1
        if square >= 0:
            self.sides[self.turn].pawn = square
            if self.recorder is not None:
                teller.tell_jump(self.recorder, self.turn, square)
            self._arrive(square)
        else:
            self._end_turn()

    def _look(self, square: i64) -> None:  # LAB-T7
        side = self.sides[self.turn]
        stack: i64 = self.stacks[square]
        if not side.looked >> square & 1:
            side.looked |= 1 << square
            self.enquiry.append(enquiry.look(self.turn, square))
        if cards.kind_of(stack) == cards.WITNESS:
            suspect = cards.suspect_below(stack)
            side.aside |= 1 << suspect
            if self.recorder is not None:
                teller.tell_witness(self.recorder, self.turn, square, cards.witness_of(stack), suspect)
            return
        place = cards.place_of(stack)
        flag = cards.has_flag(stack)
        if flag:  # LAB-K1
            side.flag_seen = True
            side.aside |= 0xF0 & ~(16 << place)
        else:
            side.aside |= 16 << place
        if self.recorder is not None:
            teller.tell_place(self.recorder, self.turn, square, place, flag)

    def _ask(self, seat: i64) -> None:  # LAB-A3
        places = self.kind_asked() == 1
        if self.recorder is not None:
            teller.tell_question(self.recorder, "ask", self.turn, seat, places)
        if self.pile(seat, self.kind_asked()):
            self.asked = seat
            self.stage = SHOW
            return
        self._note_question(seat, NO_CARD)
        if self.recorder is not None:
            teller.tell_question(self.recorder, "found-nothing", self.turn, seat, places)
        self._end_turn()

    def _show(self, card: i64) -> None:
        self.sides[self.turn].aside |= 1 << card
        self._note_question(self.asked, (card & 3) + 1)
        if self.recorder is not None:
            teller.tell_card(self.recorder, self.turn, self.asked, card)
        self._end_turn()

    def _note_question(self, seat: i64, card: i64) -> None:
        self.enquiry.append(enquiry.ask(self.turn, seat, self.kind_asked(), card))

    def _trade(self, seat: i64) -> None:  # LAB-A5
        here = self.sides[self.turn].pawn
        there = self.sides[seat].pawn
        self.sides[self.turn].pawn = there
        self.sides[seat].pawn = here
        if self.recorder is not None:
            teller.tell_trade(self.recorder, self.turn, seat, here, there)
        self._arrive(there)

    def _declare(self, pair: i64) -> None:  # LAB-E1
        side = self.sides[self.turn]
        side.declared = pair
        suspect = pair >> 2
        place = pair & 3
        if self.recorder is not None:
            teller.tell_declaration(self.recorder, self.turn, suspect, place)
        if suspect == self.culprit and place == self.flag:
            self._finish_game(self.turn, 1)
            return
        side.lost = True  # LAB-E2
        side.pawn = -1
        side.double = False
        if self.recorder is not None:
            teller.tell_wrong(self.recorder, self.turn, self.culprit, place, place == self.flag)
        left: list[int] = [seat for seat in range(len(self.sides)) if not self.sides[seat].lost]
        if not left:
            self._finish_game(-1, 2)
        elif len(left) == 1 and self.last_detective:  # LAB-E3
            self._finish_game(left[0], 3)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.turns += 1
        self.rolled = 0
        self.steps = 0
        self.task = -1
        self.asked = -1
        self.stage = ROLL
        if self.turns >= LAST_TURN:  # LAB-E4
            self._finish_game(-1, 4)
            return
        players: i64 = len(self.sides)
        seat = (self.turn + 1) % players
        while self.sides[seat].lost:
            seat = (seat + 1) % players
        self.turn = seat

    def _finish_game(self, winner: i64, reason: i64) -> None:
        self.stage = OVER
        self.winner = winner
        self.reason = reason
        if self.recorder is not None:
            teller.tell_end(self.recorder, winner, REASONS[reason])

    # Chance

    def chances(self) -> tuple[list[int], list[int]]:
        if self.stage == DIE:
            return list(_DIE), [1] * 6
        if self.stage == SHOW:
            shown = self._showable()
            return shown, [1] * len(shown)
        if self.stage == CULPRIT:  # LAB-S1
            return [notation.SET_CULPRIT + suspect for suspect in range(4)], [1] * 4
        return [], []

    def chance(self, rng: Rng) -> int:
        if self.stage == DIE:
            return notation.DIE_SHOWS + 1 + rng.below(6)
        if self.stage == SHOW:
            shown = self._showable()
            return shown[rng.below(len(shown))]
        if self.stage == CULPRIT:
            return notation.SET_CULPRIT + rng.below(4)
        return notation.layout_number(draw_layout(self.culprit, rng))

    def _showable(self) -> list[int]:
        kind = self.kind_asked()
        pile = self.pile(self.asked, kind)
        return [notation.SHOW_CARD + 4 * kind + card for card in range(4) if pile >> card & 1]

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
