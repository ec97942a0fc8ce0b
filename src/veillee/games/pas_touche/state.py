"""The state: who may do what, and what it leads to."""

from veillee.core import CHANCE, Event, Outcome, Refusal, Rng
from veillee.core.contract.reaction_state import ReactionState
from veillee.core.contract.refusal import not_a_move
from veillee.games.pas_touche.chance import apply_chance, chance_due, chance_outcomes, check_chance, draw_chance
from veillee.games.pas_touche.data import HIGHEST
from veillee.games.pas_touche.knowledge import guess, heard_move
from veillee.games.pas_touche.notation import HANDS, SEATS, TOUCHES, Move, as_touch, read_chance, read_move
from veillee.games.pas_touche.position import UNSET, Player, Position
from veillee.games.pas_touche.serial import write_position
from veillee.games.pas_touche.track import travelled
from veillee.games.pas_touche.verdict import FASTEST_MS, SILENCE_MS, close, counts, end_round, open_seats
from veillee.games.pas_touche.view import View, build_view


class PasToucheState(ReactionState):
    """A position of Pas Touche ! with its rules."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position

    # Who acts

    def actors(self) -> list[int]:
        position = self.position
        if chance_due(position):
            return [CHANCE]
        phase = self.phase()
        seats = range(len(position.players))
        if phase == "setup":
            return [seat for seat in seats if _choosing(position.players[seat])]
        if phase == "ready":
            return list(seats)
        if phase == "touch":
            return open_seats(position)
        return []

    def phase(self) -> str:
        position = self.position
        if position.winner != UNSET:
            return "over"
        if position.target != UNSET:
            return "touch"
        for player in position.players:
            if _choosing(player) or len(player.cards) < 3:
                return "setup"
        return "ready"

    # Moves in words

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors() or seat == CHANCE:
            return []
        phase = self.phase()
        if phase == "ready":
            return ["throw"]
        if phase == "touch":
            return [*TOUCHES, "pass"]
        moves: list[str] = []
        player = self.position.players[seat]
        if player.level == UNSET:
            moves += [f"level {level}" for level in range(1, HIGHEST + 1)]
        if player.hand == UNSET:
            moves += [f"hand {hand}" for hand in HANDS]
        return moves

    def random_move(self, seat: int, rng: Rng) -> str:
        if self.phase() == "touch" and rng.below(2) == 0:
            right = [move for move in TOUCHES if self.ends_round(seat, move)]
            return right[rng.below(len(right))] if right else "pass"
        moves = self.legal(seat)
        return moves[rng.below(len(moves))]

    def enumerable(self, seat: int) -> bool:
        return self.phase() != "touch"

    def check(self, actor: int, move: str) -> Refusal | None:
        if actor == CHANCE:
            drawn = read_chance(move)
            return not_a_move(move) if drawn is None else check_chance(self.position, drawn)
        read = read_move(move)
        if read is None:
            return not_a_move(move)
        if read.kind == "level" or read.kind == "hand":
            return self._check_choice(actor, read)
        if read.kind == "throw":
            # PT-X1
            return None if self._may_act(actor, "ready") else Refusal("PT-T7")
        return self._check_touch(actor, read)

    def apply(self, actor: int, move: str) -> list[Event]:
        events: list[Event] = []
        if actor == CHANCE:
            drawn = read_chance(move)
            if drawn is not None:
                apply_chance(self.position, drawn, events)
            return events
        read = read_move(move)
        if read is not None:
            self._apply(actor, read, events)
        return events

    def moves_on_timeout(self) -> list[tuple[int, str]]:
        # PT-T8
        if self.phase() != "touch" or chance_due(self.position):
            return []
        return [(seat, "pass") for seat in open_seats(self.position)]

    def time_limit_ms(self) -> int:
        # PT-T8
        return SILENCE_MS if self.reaction_open() else 0

    def keeps_time_limit(self, move: str) -> bool:
        # PT-T8: counted from the dice or the last touch, whoever gives up meanwhile
        return move == "pass"

    def bot_delay_ms(self) -> int:
        # Between rounds people read the verdict and lay their hands down before a bot throws.
        return 5_000 if self.phase() == "ready" else 600

    def reaction_open(self) -> bool:
        return self.phase() == "touch" and not chance_due(self.position)

    def is_reaction(self, move: str) -> bool:
        read = read_move(move)
        return read is not None and read.kind == "touch"

    def ends_round(self, seat: int, move: str) -> bool:
        read = read_move(move)
        return read is not None and read.kind == "touch" and counts(self.position, as_touch(seat, read))

    # Chance

    def outcomes(self) -> list[tuple[str, int]]:
        return chance_outcomes(self.position)

    def draw(self, rng: Rng) -> str:
        return draw_chance(self.position, rng)

    # Knowledge

    def view(self, viewer: int) -> View:
        return build_view(self.position, viewer, self.phase(), self.actors())

    def heard(self, viewer: int, actor: int, move: str) -> str:
        return heard_move(move) if actor == CHANCE else move

    def determinize(self, viewer: int, rng: Rng) -> "PasToucheState":
        state = self.copy()
        guess(state.position, rng)
        return state

    # The end

    def outcome(self) -> Outcome | None:
        position = self.position
        if position.winner == UNSET:
            return None
        seats = range(len(position.players))
        return Outcome(
            winners=(position.winner,),
            returns=tuple([1.0 if seat == position.winner else -1.0 for seat in seats]),
            reason="PT-P4",
            scores=tuple([travelled(position, seat) for seat in seats]),
        )

    # A value

    def copy(self) -> "PasToucheState":
        return PasToucheState(self.position.copy())

    def to_bytes(self) -> bytes:
        return write_position(self.position)

    # Inside

    def _may_act(self, seat: int, phase: str) -> bool:
        return seat < len(self.position.players) and self.phase() == phase and not chance_due(self.position)

    def _check_choice(self, seat: int, move: Move) -> Refusal | None:
        open_now = self._may_act(seat, "setup")
        if move.kind == "hand":
            # PT-S2
            open_now = open_now and self.position.players[seat].hand == UNSET
            return None if open_now else Refusal("PT-S2")
        if not 1 <= move.value <= HIGHEST:
            return Refusal("PT-L1", "range", {"level": str(move.value)})
        # PT-L3
        open_now = open_now and self.position.players[seat].level == UNSET
        return None if open_now else Refusal("PT-L3")

    def _check_touch(self, seat: int, move: Move) -> Refusal | None:
        """Check a touch or a pass, in the order of PT-X1."""
        if not self._may_act(seat, "touch"):
            return Refusal("PT-T1")
        player = self.position.players[seat]
        if player.out:
            return Refusal("PT-T6")
        if player.passed:
            return Refusal("PT-T8")
        if seat not in open_seats(self.position):
            return Refusal("PT-T7", "waiting")
        if move.timed and move.at < FASTEST_MS:
            return Refusal("PT-O2", "", {"ms": str(move.at)})
        return None

    def _apply(self, seat: int, move: Move, events: list[Event]) -> None:
        position = self.position
        player = position.players[seat]
        if move.kind == "level":
            player.level = move.value
            events.append(Event("level-chosen", {"seat": SEATS[seat], "level": move.value}))
        elif move.kind == "hand":
            player.hand = move.value
            events.append(Event("hand-chosen", {"seat": SEATS[seat], "hand": HANDS[move.value]}))
        elif move.kind == "throw":
            position.thrown = True
            events.append(Event("thrown", {"seat": SEATS[seat]}))
        elif move.kind == "pass":
            player.passed = True
            events.append(Event("passed", {"seat": SEATS[seat]}))
            self._after_touch(False, events)
        else:
            position.pending.append(as_touch(seat, move))
            self._after_touch(not move.more, events)

    def _after_touch(self, verdict: bool, events: list[Event]) -> None:
        """Judge when the verdict is complete, or when nobody is left to touch."""
        position = self.position
        if position.pending:
            if verdict or not open_seats(position):
                close(position, events)
        elif not open_seats(position):
            end_round(position, "nobody", events)


def _choosing(player: Player) -> bool:
    return player.level == UNSET or player.hand == UNSET
