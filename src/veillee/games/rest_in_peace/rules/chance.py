"""What chance does: the set-up, draws and everything that a Medium leaves to luck."""

from mypy_extensions import i64

from veillee.core.contract.refusal import Refusal
from veillee.core.rng import Rng
from veillee.games.rest_in_peace.knowledge.memory import DREW, DREW_KNOWN, HID, HID_SEEN, sees_hand
from veillee.games.rest_in_peace.rules.cards import SEATS, count, ghost, medium_of, name, pick, size
from veillee.games.rest_in_peace.rules.flow.rounds import after_draw, playable_ghosts, start_draw
from veillee.games.rest_in_peace.rules.flow.tenth import leave_hand, resolve_next
from veillee.games.rest_in_peace.rules.moves import (
    DRAW_MOVE,
    FIRST_MOVE,
    HIDDEN,
    HOUSES_MOVE,
    LINE_MOVE,
    REVEALED,
    STUMBLED,
    line_code,
    line_of,
)
from veillee.games.rest_in_peace.rules.position import (
    DRAW,
    FIRST,
    LINE,
    NONE,
    PLAY,
    RANDOM_TENTH,
    REVEAL,
    STUMBLE,
    THEN_BEGIN,
    TOKENS,
    Position,
)


def _drawer(position: Position) -> i64:
    """Return who draws next: at set-up green, later the next starter (RIP-T9)."""
    first: i64 = 0 if position.after_draw == THEN_BEGIN else position.starter
    return first if position.side(first).to_draw else 1 - first


def _pack(position: Position) -> i64:
    """Return the pack from which chance takes one card now."""
    mode = position.mode
    if mode == STUMBLE:
        return playable_ghosts(position, position.turn)
    if mode == RANDOM_TENTH:
        return position.side(position.random_hand).hand
    owner = position.chosen_deck if mode == REVEAL else _drawer(position)
    side = position.side(owner)
    return ghost(side.top) if side.top else side.deck


def _base(position: Position) -> i64:
    mode = position.mode
    if mode == STUMBLE:
        return STUMBLED
    if mode == RANDOM_TENTH:
        return HIDDEN
    if mode == REVEAL:
        return REVEALED
    return DRAW_MOVE + 8 * _drawer(position)


def chance_action(position: Position, rng: Rng) -> i64:
    """Draw one of chance's moves."""
    mode = position.mode
    if mode == DRAW:
        owner = _drawer(position)
        side = position.side(owner)
        base = DRAW_MOVE + 8 * owner
        return base + side.top if side.top else base + pick(side.deck, rng.below(size(side.deck)))
    if mode == FIRST:
        return FIRST_MOVE + rng.below(2)
    if mode == LINE:
        mediums = position.pool[:]
        rng.shuffle(mediums)
        return line_code(mediums[:9])
    if mode == TOKENS:
        tokens = [0] * 6 + [1] * 4
        rng.shuffle(tokens)
        code: i64 = HOUSES_MOVE
        for index, token in enumerate(tokens):
            code += token << index
        return code
    pack = _pack(position)
    return _base(position) + pick(pack, rng.below(size(pack)))


def chance_list(position: Position) -> tuple[list[int], list[int]]:
    """Return chance's moves and weights; empty for the line, which has too many."""
    mode = position.mode
    if mode == FIRST:
        return [int(FIRST_MOVE), int(FIRST_MOVE) + 1], [1, 1]
    if mode == LINE:
        return [], []
    if mode == TOKENS:
        codes = [code for code in range(1024) if code.bit_count() == 4]
        return [int(HOUSES_MOVE) + code for code in codes], [1] * len(codes)
    pack = _pack(position)
    base = _base(position)
    present = [value for value in range(1, 7) if count(pack, value)]
    return [int(base) + value for value in present], [int(count(pack, value)) for value in present]


def refuse_chance(position: Position, action: i64) -> Refusal | None:
    """Return why chance cannot do this now, or None."""
    mode = position.mode
    if action >= LINE_MOVE:
        if mode != LINE:
            return Refusal("RIP-T1", "phase")
        line = line_of(action)
        fits = len(set(line)) == 9 and all(medium in position.pool for medium in line)
        return None if fits else Refusal("RIP-S1")
    if action >= HOUSES_MOVE:
        if mode != TOKENS:
            return Refusal("RIP-T1", "phase")
        return None if (int(action) & 1023).bit_count() == 4 else Refusal("RIP-S3")
    if action < DRAW_MOVE:
        return None if mode == FIRST else Refusal("RIP-T1", "phase")
    if action < STUMBLED:
        return _refuse_draw(position, (action - DRAW_MOVE) >> 3, (action - DRAW_MOVE) & 7)
    if action < HIDDEN:
        due, clause, base = mode == STUMBLE, "RIP-C6", STUMBLED
    elif action < REVEALED:
        due, clause, base = mode == RANDOM_TENTH, "RIP-C20", HIDDEN
    else:
        due, clause, base = mode == REVEAL, "RIP-C19", REVEALED
    if not due:
        return Refusal("RIP-T1", "phase")
    return None if count(_pack(position), action - base) else Refusal(clause)


def _refuse_draw(position: Position, seat: i64, value: i64) -> Refusal | None:
    side = position.side(seat)
    clause = "RIP-S4" if position.after_draw == THEN_BEGIN else "RIP-T5"
    if position.mode != DRAW:
        return Refusal("RIP-T1", "phase")
    if side.to_draw == 0 or count(side.deck, value) == 0:
        return Refusal(clause)
    return Refusal("RIP-C19") if side.top and side.top != value else None


def act_chance(position: Position, action: i64) -> None:
    """Carry out a move of chance."""
    if DRAW_MOVE <= action < STUMBLED:
        draw_card(position, (action - DRAW_MOVE) >> 3, (action - DRAW_MOVE) & 7)
    elif STUMBLED <= action < HIDDEN:
        _stumble(position, action - STUMBLED)
    elif HIDDEN <= action < REVEALED:
        _hide(position, action - HIDDEN)
    elif REVEALED <= action < HOUSES_MOVE:
        _reveal(position, action - REVEALED)
    elif action >= LINE_MOVE:
        position.line = line_of(action)
        position.mode = TOKENS
        if position.recorder is not None:
            shown = position.line[:3] if position.initiation else position.line
            position.tell("line", {"mediums": list(shown)})
    elif action >= HOUSES_MOVE:
        position.houses = [8 if action >> index & 1 else 1 for index in range(10)]
        position.tell("houses", {})
        start_draw(position, 5, THEN_BEGIN)
    else:
        position.starter = action - FIRST_MOVE
        position.turn = position.starter
        position.mode = LINE
        position.tell("first", {"seat": SEATS[position.starter]})


def draw_card(position: Position, seat: i64, value: i64) -> None:
    """Move a Ghost from deck to hand."""
    side = position.side(seat)
    known = side.top != 0
    side.top = 0
    side.deck -= ghost(value)
    side.hand += ghost(value)
    side.to_draw -= 1
    side.story.append(int(DREW_KNOWN + value) if known else int(DREW))
    if position.recorder is not None:
        public: dict[str, object] = {"seat": SEATS[seat]}
        if known:
            public["value"] = int(value)
        position.tell_secretly("draw", public, seat, {"value": int(value)})
    if side.to_draw == 0:
        after_draw(position)


def _stumble(position: Position, value: i64) -> None:
    """Play the Ghost that chance took from the hand (RIP-C6)."""
    side = position.side(position.turn)
    leave_hand(side, value)
    side.owes = False
    side.add(value)
    position.played += 1
    position.mode = PLAY
    if position.recorder is not None:
        position.tell("stumble", {"seat": SEATS[position.turn], "value": int(value)})


def _hide(position: Position, value: i64) -> None:
    """Lay a random card of a hand face down on round 10 (RIP-C20)."""
    owner = position.random_hand
    side = position.side(owner)
    seen = sees_hand(position, 1 - owner)
    side.hand -= ghost(value)
    side.tenth.append(int(value))
    side.story.append(int(HID_SEEN + value) if seen else int(HID))
    position.random_hand = NONE
    position.mode = PLAY
    if position.recorder is not None:
        position.tell_secretly("hidden-tenth", {"seat": SEATS[owner]}, owner, {"card": name(value)})


def _reveal(position: Position, value: i64) -> None:
    """Give 19 the value of the card on top of a deck (RIP-C19)."""
    owner = position.chosen_deck
    position.side(owner).top = value
    position.chosen_deck = NONE
    row = position.side(position.turn).row
    for index, code in enumerate(row):
        if medium_of(code) == 19:
            row[index] = int(19 << 6 | value)
    if position.recorder is not None:
        position.tell("reveal", {"seat": SEATS[owner], "value": int(value)})
    if position.round == 10:
        position.asked = NONE
        resolve_next(position)
    else:
        position.mode = PLAY
