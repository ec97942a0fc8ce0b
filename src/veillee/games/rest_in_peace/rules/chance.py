"""What chance does: the set-up, draws and everything that a Medium leaves to luck."""

from mypy_extensions import i64

from veillee.core.rng import Rng
from veillee.games.rest_in_peace.knowledge.memory import DREW, DREW_KNOWN, HID, HID_SEEN, remember
from veillee.games.rest_in_peace.rules.events import (
    tell_draw,
    tell_hidden_card,
    tell_line,
    tell_seat,
    tell_value,
)
from veillee.games.rest_in_peace.rules.flow.rounds import after_draw, start_draw
from veillee.games.rest_in_peace.rules.flow.tenth import go_on
from veillee.games.rest_in_peace.rules.flow.turns import play_ghost
from veillee.games.rest_in_peace.rules.ghosts import VALUES, count, ghost, pick, size
from veillee.games.rest_in_peace.rules.houses import CASTLE, MANOR
from veillee.games.rest_in_peace.rules.kinds import Move, Pack, Seat, Value
from veillee.games.rest_in_peace.rules.mediums.effects import leave_hand
from veillee.games.rest_in_peace.rules.mediums.lasting import playable_ghosts, sees_hand
from veillee.games.rest_in_peace.rules.mediums.names import CHRISTMAS_GHOST
from veillee.games.rest_in_peace.rules.moves import (
    CHOOSE_FIRST,
    DEAL_HOUSES,
    DRAW_GHOST,
    HIDE_GHOST,
    REVEAL_GHOST,
    STUMBLE_GHOST,
    draw_move,
    drawer_in,
    first_move,
    hidden_move,
    houses_move,
    is_castle,
    line_in,
    line_move,
    revealed_move,
    starter_in,
    stumbled_move,
    value_in,
)
from veillee.games.rest_in_peace.rules.position import (
    DRAW,
    FIRST,
    HIDING,
    LINE,
    LINE_LENGTH,
    NONE,
    PLAY,
    REVEALING,
    STUMBLING,
    TENTH_ROUND,
    THEN_BEGIN,
    TOKENS,
    Position,
)

_dealt: dict[int, list[int]] = {}


def _deals(castles: int) -> list[int]:
    """Return every way to deal so many castles."""
    if castles not in _dealt:
        ways = [int(houses_move(way)) for way in range(1 << TENTH_ROUND) if int(way).bit_count() == castles]
        _dealt[castles] = ways
    return _dealt[castles][:]


def drawer(position: Position) -> Seat:
    """Return who draws next: at set-up green, later the next starter (RIP-T9)."""
    first: i64 = 0 if position.after_draw == THEN_BEGIN else position.starter
    if position.side(first).to_draw:
        return first
    return 1 - first


def pack_due(position: Position) -> Pack:
    """Return the pack from which chance takes one card now."""
    mode = position.mode
    if mode == STUMBLING:
        return playable_ghosts(position, position.turn)
    if mode == HIDING:
        return position.side(position.random_hand).hand
    side = position.side(position.chosen_deck if mode == REVEALING else drawer(position))
    return ghost(side.top) if side.top else side.deck


def _ghost_move(position: Position, value: Value) -> Move:
    """Return the move by which chance takes a Ghost now."""
    mode = position.mode
    if mode == STUMBLING:
        return stumbled_move(value)
    if mode == HIDING:
        return hidden_move(value)
    if mode == REVEALING:
        return revealed_move(value)
    return draw_move(drawer(position), value)


def chance_action(position: Position, rng: Rng) -> Move:
    """Draw one of chance's moves."""
    mode = position.mode
    if mode == DRAW:
        owner = drawer(position)
        side = position.side(owner)
        return draw_move(owner, side.top if side.top else pick(side.deck, rng.below(size(side.deck))))
    if mode == FIRST:
        return first_move(rng.below(2))
    if mode == LINE:
        mediums = position.pool[:]
        rng.shuffle(mediums)
        return line_move(mediums[:LINE_LENGTH])
    if mode == TOKENS:
        dealt = int(position.numbers.castles)
        tokens = [0] * (int(TENTH_ROUND) - dealt) + [1] * dealt
        rng.shuffle(tokens)
        castles: i64 = 0
        for index, token in enumerate(tokens):
            castles |= token << index
        return houses_move(castles)
    pack = pack_due(position)
    return _ghost_move(position, pick(pack, rng.below(size(pack))))


def chance_list(position: Position) -> tuple[list[int], list[int]]:
    """Return chance's moves and weights; empty for the line, which has too many."""
    mode = position.mode
    if mode == FIRST:
        return [int(first_move(0)), int(first_move(1))], [1, 1]
    if mode == LINE:
        return [], []
    if mode == TOKENS:
        deals = _deals(int(position.numbers.castles))
        return deals, [1] * len(deals)
    pack = pack_due(position)
    present = [value for value in VALUES if count(pack, value)]
    return [int(_ghost_move(position, value)) for value in present], [int(count(pack, value)) for value in present]


def act_chance(position: Position, kind: i64, move: Move) -> None:
    """Carry out a move of chance of a kind."""
    if kind == DRAW_GHOST:
        _draw(position, drawer_in(move), value_in(move))
    elif kind == STUMBLE_GHOST:
        _stumble(position, value_in(move))
    elif kind == HIDE_GHOST:
        _hide(position, value_in(move))
    elif kind == REVEAL_GHOST:
        _reveal(position, value_in(move))
    elif kind == CHOOSE_FIRST:
        position.starter = starter_in(move)
        position.turn = position.starter
        position.mode = LINE
        tell_seat(position, "first", position.starter)
    elif kind == DEAL_HOUSES:
        position.houses = [int(CASTLE) if is_castle(move, index) else int(MANOR) for index in range(TENTH_ROUND)]
        position.ahead_from = 0
        position.tell("houses", {})
        start_draw(position, position.numbers.hand, THEN_BEGIN)
    else:
        position.line = line_in(move)
        position.ahead_from = 0
        position.mode = TOKENS
        tell_line(position)


def _draw(position: Position, seat: Seat, value: Value) -> None:
    """Move a Ghost from deck to hand."""
    side = position.side(seat)
    known = side.top != 0
    side.top = 0
    side.deck -= ghost(value)
    side.hand += ghost(value)
    side.to_draw -= 1
    if known:
        remember(side, DREW_KNOWN, value)
    else:
        remember(side, DREW, 0)
    tell_draw(position, seat, value, known)
    if side.to_draw == 0:
        after_draw(position)


def _stumble(position: Position, value: Value) -> None:
    """Play the Ghost that chance took from the hand (RIP-C6)."""
    position.side(position.turn).debt = 0
    position.mode = PLAY
    play_ghost(position, value, "stumble")


def _hide(position: Position, value: Value) -> None:
    """Lay a random card of a hand face down on round 10 (RIP-C20); on round 10 itself it comes face up (RIP-X2)."""
    owner = position.random_hand
    side = position.side(owner)
    position.random_hand = NONE
    if position.is_tenth():
        leave_hand(side, value)
        side.add(value)
        tell_value(position, "drawn-tenth", owner, value)
        go_on(position)
        return
    if sees_hand(position, 1 - owner):
        remember(side, HID_SEEN, value)
    else:
        remember(side, HID, 0)
    side.hand -= ghost(value)
    side.lay_on_tenth(value)
    position.mode = PLAY
    tell_hidden_card(position, "hidden-tenth", owner, value)


def _reveal(position: Position, value: Value) -> None:
    """Give 19 the value of the card on top of a deck (RIP-C19)."""
    owner = position.chosen_deck
    position.side(owner).top = value
    position.chosen_deck = NONE
    side = position.side(position.turn)
    side.hold(position.asked if position.asked >= 0 else side.last_place_of(CHRISTMAS_GHOST), value)
    tell_value(position, "reveal", owner, value)
    if position.is_tenth():
        go_on(position)
    else:
        position.mode = PLAY
