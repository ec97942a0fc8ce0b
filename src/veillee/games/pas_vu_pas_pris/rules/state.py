"""The state: the contract's words on the position's rules."""

from librt.strings import BytesWriter

from veillee.core import CHANCE, Event, GameState, Outcome, Refusal, Rng
from veillee.core.contract.refusal import not_a_move
from veillee.games.pas_vu_pas_pris.hall.layouts import Put, random_layout
from veillee.games.pas_vu_pas_pris.knowledge.observation import write_sheet
from veillee.games.pas_vu_pas_pris.knowledge.report import report_of
from veillee.games.pas_vu_pas_pris.notation import parse, read_door, write, write_move
from veillee.games.pas_vu_pas_pris.rules.board import PIECES, SEAT_OF_SIDE, SIDE_OF_SEAT, SIDES, full_name
from veillee.games.pas_vu_pas_pris.rules.cards import KINDS, card_name
from veillee.games.pas_vu_pas_pris.rules.codec import pack
from veillee.games.pas_vu_pas_pris.rules.effects import carry, is_chance, refuse, refuse_chance
from veillee.games.pas_vu_pas_pris.rules.events import Story, pose_of
from veillee.games.pas_vu_pas_pris.rules.furnish import advise
from veillee.games.pas_vu_pas_pris.rules.midnight import course as midnight
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, Layout, Move, Plan, Rest, Spoken
from veillee.games.pas_vu_pas_pris.rules.planning.offers import (
    furniture_offers,
    plan_offers,
    random_furnish,
    random_plan,
)
from veillee.games.pas_vu_pas_pris.rules.position import Position
from veillee.games.pas_vu_pas_pris.rules.score import judge
from veillee.games.pas_vu_pas_pris.schema.view import Preview, View, foresee, see


class HallState(GameState):
    """A position of Pas Vu Pas Pris with its rules. Nothing hidden is stored: cards are drawn when they are due."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self._visible: list[str] | None = None
        self._offers: dict[int, list[str]] = {}

    # Who acts

    def actors(self) -> list[int]:
        return [CHANCE if side < 0 else SEAT_OF_SIDE[side] for side in self._acting()]

    def _acting(self) -> list[int]:
        """Return the sides to act, [-1] for chance."""
        p = self.position
        if p.phase == "over":
            return []
        if p.phase == "furnish":
            return [p.furnishing()]
        if p.phase == "plan":
            return [side for side in p.sides() if not p.planned[side]]
        if p.phase == "side":
            return [p.chooser]
        if p.phase == "choice":
            return [p.queue[0]]
        return [-1]

    def phase(self) -> str:
        return self.position.phase

    # Moves

    def legal(self, seat: int) -> list[str]:
        if seat not in self.actors():
            return []
        offers = self._offers.get(seat)
        if offers is None:
            offers = self._legal(seat)
            self._offers[seat] = offers
        return offers.copy()

    def _legal(self, seat: int) -> list[str]:
        p = self.position
        side = SIDE_OF_SEAT[seat]
        if p.phase == "furnish":
            return ["furnish none"] + [write_move(move) for move in furniture_offers(p, side)]
        if p.phase == "plan":
            return ["plan none"] + [write_move(move) for move in plan_offers(p, side)]
        if p.phase == "side":
            return [f"side {name}" for index, name in enumerate(SIDES) if index != p.keyhole_side]
        return [write_move(move) for move in midnight.choices(p, side)]

    def enumerable(self, seat: int) -> bool:
        return self.position.phase not in ("furnish", "plan")

    def check(self, actor: int, move: str) -> Refusal | None:
        spoken = parse(move)
        if spoken is None:
            return not_a_move(move)
        refusal = self._forbidden(actor, spoken.move)
        if refusal is not None or not isinstance(spoken.move, (Plan, Furnish, Layout)):
            return refusal
        refusal = _carry(self.position.copy(), actor, spoken, Story())
        if refusal is not None and isinstance(spoken.move, Furnish):
            return advise(self.position, spoken.move, refusal)
        return refusal

    def apply(self, actor: int, move: str) -> list[Event]:
        spoken = parse(move)
        assert spoken is not None
        story = Story()
        refusal = _carry(self.position, actor, spoken, story)
        assert refusal is None, refusal
        self._visible = None
        self._offers = {}
        return story.events

    def spelling(self, actor: int, move: str) -> str:
        """Return the one spelling of a move."""
        spoken = parse(move)
        return move if spoken is None else write(spoken)

    def random_move(self, seat: int, rng: Rng) -> str:
        """Return a random legal move of a seat, without weighing all that are worth offering."""
        p, side = self.position, SIDE_OF_SEAT[seat]
        if p.phase == "furnish":
            proposal: Move = random_furnish(p, side, rng)
        elif p.phase == "plan":
            proposal = random_plan(p, side, rng)
        else:
            moves = self.legal(seat)
            return moves[rng.below(len(moves))]
        story = Story()
        # What has to be simulated may differ between machines, and random games are compared.
        if carry(p.copy(), side, proposal, story) is None and not story.settled:
            return write_move(proposal)
        return "furnish none" if p.phase == "furnish" else "plan none"

    def log_text(self, actor: int, move: str) -> str:
        """Return the move with where leaning and settling pieces came to rest, so that replays never simulate."""
        spoken = parse(move)
        if spoken is None:
            return move
        proposal = spoken.move
        if isinstance(proposal, Furnish) and proposal.rest is not None:
            proposal = _with_rest(proposal, None)
        story = Story()
        refusal = self._forbidden(actor, proposal)
        if refusal is not None or _carry(self.position.copy(), actor, Spoken(proposal), story) is not None:
            return write_move(proposal)
        if isinstance(proposal, Furnish) and proposal.lean:
            proposal = _with_rest(proposal, story.leaned)
        return write(Spoken(proposal, tuple(story.settled)))

    def _forbidden(self, actor: int, move: Move) -> Refusal | None:
        """Return why the actor may not make the move, but for where things come to stand."""
        if is_chance(move) != (actor == CHANCE):
            return not_a_move(write_move(move))
        if actor == CHANCE:
            return refuse_chance(self.position, move)
        return refuse(self.position, SIDE_OF_SEAT[actor], move)

    def preview(self, seat: int, move: str, ask: str) -> Preview | Refusal | None:
        """Show where everything would stand after a move, and what a door would see: `look south 3`."""
        door = read_door(ask) if ask else None
        if ask and door is None:
            return None
        if door is not None and self.position.options.strict:
            return Refusal("PVP-L3", "strict")  # PVP-L3
        if self.position.phase in ("roll", "side", "door"):
            return Refusal("PVP-T4", "testing")  # PVP-T4
        position = self.position.copy()
        if move:
            spoken = parse(move)
            assert spoken is not None
            assert _carry(position, seat, spoken, Story()) is None
        if door is None:
            return foresee(position, None)
        return foresee(position, report_of(position.hall.look(SIDES[door.a], door.b, position.options.reflections)))

    # Chance

    def outcomes(self) -> list[tuple[str, int]]:
        p = self.position
        if p.phase == "setup":
            if not p.laid:
                return []
            if p.keyhole_side < 0:
                return [(f"keyhole {side} {door}", 1) for side in SIDES for door in range(1, 7)]
            return [(f"first {SIDES[side]}", 1) for side in p.sides()]
        if p.phase == "draw":
            return [
                (f"card {card_name(kind[0], kind[1], kind[2])}", left) for kind, left in zip(KINDS, p.left) if left > 0
            ]
        if p.phase == "roll":
            side = SIDES[p.rollers[len(p.rolls)]]
            return [(f"roll {side} {number}", 1) for number in range(1, 7)]
        if p.phase == "midnight" and p.midnight == 0:
            return [(f"midnight {number}", 1) for number in p.midnights_left]
        if p.phase == "midnight" and p.midnight == 3:
            return [(f"tip {PIECES[p.tipping]} {direction}", 1) for direction in midnight.tips(p)]
        return [(f"die {number}", 1) for number in range(1, 7)]

    def draw(self, rng: Rng) -> str:
        if self.position.phase == "setup" and not self.position.laid:
            return write_move(layout_move(random_layout(rng)))
        outcomes = self.outcomes()
        return outcomes[rng.weighted([weight for _, weight in outcomes])][0]

    # Knowledge

    def view(self, viewer: int) -> View:
        side = SIDE_OF_SEAT[viewer] if viewer >= 0 else -1
        return see(self.position, side, self._acting(), self.visible())

    def observe(self, viewer: int, sheet: BytesWriter) -> None:
        side = SIDE_OF_SEAT[viewer] if viewer >= 0 else -1
        write_sheet(self.position, side, self._acting(), self.visible(), sheet)

    def visible(self) -> list[str]:
        """Return whom the keyhole would see now, by side and name."""
        p = self.position
        if self._visible is None:
            self._visible = []
            if p.keyhole_side >= 0 and p.keyhole_door > 0 and p.hall.figures:
                seen = p.hall.look(SIDES[p.keyhole_side], p.keyhole_door, p.options.reflections).seen
                self._visible = [full_name(ghost) for ghost in range(28) if full_name(ghost) in seen]
        return list(self._visible)

    def determinize(self, viewer: int, rng: Rng) -> "HallState":
        # Nothing hidden is stored: what is still to be drawn is drawn when it is due.
        return self.copy()

    # The end

    def outcome(self) -> Outcome | None:
        return judge(self.position) if self.position.phase == "over" else None

    # A value

    def copy(self) -> "HallState":
        other = HallState(self.position.copy())
        other._visible = self._visible
        other._offers = dict(self._offers)
        return other

    def to_bytes(self) -> bytes:
        return pack(self.position)


def layout_move(puts: list[Put]) -> Layout:
    """Return a layout as chance says it."""
    return Layout(tuple(Furnish(PIECES.index(put.piece), put.x, put.y, put.yaw, "bottom") for put in puts))


def _carry(position: Position, actor: int, spoken: Spoken, story: Story) -> Refusal | None:
    """Carry a move out, with the rests that the log knows."""
    position.hall.rests = [pose_of(piece, rest) for piece, rest in spoken.settled]
    side = -1 if actor == CHANCE else SIDE_OF_SEAT[actor]
    refusal = carry(position, side, spoken.move, story)
    position.hall.rests = []
    return refusal


def _with_rest(move: Furnish, rest: Rest | None) -> Furnish:
    return Furnish(move.piece, move.x, move.y, move.yaw, move.face, move.level, move.lean, rest)
