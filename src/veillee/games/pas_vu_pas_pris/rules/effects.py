"""Every move: may it be made, and what does it do?"""

from typing import Final

from veillee.core import Refusal
from veillee.games.pas_vu_pas_pris.hall.hall import Hall
from veillee.games.pas_vu_pas_pris.rules import furnish
from veillee.games.pas_vu_pas_pris.rules import rounds as flow
from veillee.games.pas_vu_pas_pris.rules.board import PIECES, SIDES
from veillee.games.pas_vu_pas_pris.rules.cards import kind_of
from veillee.games.pas_vu_pas_pris.rules.events import Story
from veillee.games.pas_vu_pas_pris.rules.midnight import course as midnight
from veillee.games.pas_vu_pas_pris.rules.moves import Furnish, Layout, Move, Plain, Plan
from veillee.games.pas_vu_pas_pris.rules.planning.carry import carry_out
from veillee.games.pas_vu_pas_pris.rules.position import Position

CHANCE_WORDS: Final = ("card", "midnight", "die", "roll", "keyhole", "first", "tip")


def is_chance(move: Move) -> bool:
    """Tell whether a move is chance's."""
    return isinstance(move, Layout) or (isinstance(move, Plain) and move.word in CHANCE_WORDS)


def refuse(position: Position, side: int, move: Move) -> Refusal | None:
    """Return why a side may not make the move, but for where things come to stand (PVP-X1)."""
    if isinstance(move, Plan):
        if position.phase != "plan" or side not in position.sides() or position.planned[side]:
            return Refusal("PVP-T2", "moment")  # PVP-T2
        return None
    if isinstance(move, Furnish):
        if not _furnishes(position, side):
            return Refusal("PVP-T1", "moment")  # PVP-T1
        return furnish.refuse_piece(position, side, move.piece)
    assert isinstance(move, Plain)
    if move.word == "stay":
        return None if _furnishes(position, side) else Refusal("PVP-T1", "moment")  # PVP-F3
    if move.word == "side":
        if position.phase != "side" or position.chooser != side:
            return Refusal("PVP-T3", "moment")  # PVP-T3
        if move.a == position.keyhole_side:
            return Refusal("PVP-T4", "", {"side": SIDES[move.a]})  # PVP-T4
        return None
    return midnight.refuse_choice(position, side, move)


def _furnishes(position: Position, side: int) -> bool:
    return position.phase == "furnish" and position.furnishing() == side


def refuse_chance(position: Position, move: Move) -> Refusal | None:
    """Return why chance may not make the move: it must be the one that is due."""
    if isinstance(move, Layout):
        if position.phase != "setup" or position.laid:
            return Refusal("PVP-S2", "moment")
        pieces = [piece.piece for piece in move.pieces]
        return None if sorted(pieces) == list(range(6)) else Refusal("PVP-S2", "")
    assert isinstance(move, Plain)
    word = move.word
    if word == "card":
        if position.phase != "draw":
            return Refusal("PVP-T1", "moment")
        kind = kind_of(move.a, move.b, move.c)
        return None if kind >= 0 and position.left[kind] > 0 else Refusal("PVP-M4", "")
    if word == "midnight":
        if position.phase != "midnight" or position.midnight > 0:
            return Refusal("PVP-S5", "moment")
        return None if move.a in position.midnights_left else Refusal("PVP-M6", "")
    if word == "die":
        crystal = position.phase == "midnight" and position.midnight == 11
        return None if crystal or position.phase == "door" else Refusal("PVP-T5", "moment")
    if word == "roll":
        due = position.phase == "roll" and position.rollers[len(position.rolls)] == move.a
        return None if due else Refusal("PVP-T3", "moment")
    if word == "tip":
        due = position.phase == "midnight" and position.midnight == 3 and position.tipping == move.a
        return None if due and SIDES[move.b] in midnight.tips(position) else Refusal("PVP-N3", "")
    if word == "first":
        due = position.phase == "setup" and position.die < 0 and move.a in position.sides()
    else:
        due = position.phase == "setup" and position.keyhole_side < 0
    return None if due else Refusal("PVP-S3", "moment")


def carry(position: Position, side: int, move: Move, story: Story) -> Refusal | None:
    """Make a move that nothing forbids but perhaps its places; refused, it leaves the position half changed."""
    if isinstance(move, Plan):
        refusal = carry_out(position, side, move, story)
        if refusal is None:
            flow.after_plan(position, story)
        return refusal
    if isinstance(move, Furnish):
        refusal = furnish.furnish(position, side, move, story)
        if refusal is None:
            flow.begin_draws(position)
        return refusal
    if isinstance(move, Layout):
        return _lay(position, move, story)
    _carry_plain(position, side, move, story)
    return None


def _carry_plain(position: Position, side: int, move: Plain, story: Story) -> None:
    word = move.word
    if word == "stay":
        story.tell("furniture-left", {"seat": SIDES[side]})
        flow.begin_draws(position)
    elif word == "side":
        flow.choose_side(position, move.a, story)
    elif word == "card":
        _draw(position, move, story)
    elif word == "midnight":
        midnight.turn_up(position, move.a, story)
    elif word == "die":
        story.tell("door-rolled", {"number": move.a})
        if position.phase == "door":
            flow.reach_door(position, move.a, story)
        else:
            position.crystal = move.a  # PVP-N11
            midnight.go_on(position)
    elif word == "roll":
        flow.roll(position, move.b, story)
    elif word == "tip":
        midnight.tip(position, move.b, story)
    elif word == "keyhole":
        position.keyhole_side = move.a
        position.keyhole_door = move.b
        story.tell("keyhole-placed", {"side": SIDES[move.a], "door": move.b})
        _set_up(position, story)
    elif word == "first":
        position.die = move.a
        story.tell("die-given", {"seat": SIDES[move.a]})
        _set_up(position, story)
    else:
        midnight.choose(position, side, move, story)


def _lay(position: Position, layout: Layout, story: Story) -> Refusal | None:
    """Lay the furniture out (PVP-S2)."""
    position.hall = Hall()
    for piece in layout.pieces:
        refusal = furnish.put(position, piece, story)
        if refusal is not None:
            return refusal
    position.laid = True
    story.tell("furniture-laid", {})
    _set_up(position, story)
    return None


def _set_up(position: Position, story: Story) -> None:
    """Begin when the hall, the keyhole and the die are ready (PVP-S2, PVP-S3)."""
    if position.laid and position.keyhole_side >= 0 and position.die >= 0:
        flow.begin_round(position, story)


def _draw(position: Position, card: Plain, story: Story) -> None:
    """Draw a card; one with furniture asks whether to move some (PVP-T1)."""
    side = position.drawing()
    position.left[kind_of(card.a, card.b, card.c)] -= 1
    position.pile -= 1
    position.steps[side] = card.a
    position.firsts[side] = card.b
    position.seconds[side] = card.c
    pieces: list[object] = [PIECES[piece] for piece in (card.b, card.c) if piece >= 0]
    story.tell("card-drawn", {"seat": SIDES[side], "number": card.a, "pieces": pieces})
    if position.may_furnish(side):
        position.phase = "furnish"
    else:
        flow.begin_draws(position)
