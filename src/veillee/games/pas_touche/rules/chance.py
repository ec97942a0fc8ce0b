"""Chance: the grid, the Constraint cards, the dice and ties."""

from veillee.core import Event, Rng
from veillee.games.pas_touche.notation import DICE_WORDS, draw_words, grid_words
from veillee.games.pas_touche.rules import events as happened
from veillee.games.pas_touche.rules.cards import CARDS_OF_A_PLAYER, TreatCard
from veillee.games.pas_touche.rules.moves import DICE, GRID_LAID, SEATS, TIE, Move
from veillee.games.pas_touche.rules.position import UNSET, Position
from veillee.games.pas_touche.rules.track import deal
from veillee.games.pas_touche.rules.verdict import judge


def chance_due(position: Position) -> bool:
    """Tell whether nobody but chance can act now."""
    if not position.grid or position.thrown or position.tied or position.replaced_seat != UNSET:
        return True
    if position.target != UNSET or draw_due(position) is None:
        return False
    for player in position.players:
        if player.hand == UNSET:
            return False
    return True


def draw_due(position: Position) -> tuple[int, int, int] | None:
    """Return the seat, place and colour of the card that is to be drawn, if one is."""
    if position.replaced_seat != UNSET:
        player = position.players[position.replaced_seat]
        return position.replaced_seat, position.replaced_card, player.cards[position.replaced_card].colour
    if not position.grid:
        return None
    for player in position.players:
        if player.level == UNSET:
            return None
    for seat, player in enumerate(position.players):  # PT-L1
        place = len(player.cards)
        if place < CARDS_OF_A_PLAYER:
            return seat, place, position.numbers.levels[player.level - 1][place]
    return None


def apply_chance(position: Position, move: Move, events: list[Event]) -> None:
    """Carry out a move of chance."""
    if move.kind == GRID_LAID:
        position.grid = move.cards
        events.append(happened.grid_laid())
    elif move.kind == DICE:
        _show_dice(position, move.value, events)
    elif move.kind == TIE:
        position.tied = []
        position.chosen = move.seat
        events.append(happened.tie_drawn(move.seat))
        judge(position, events)
    else:
        _draw(position, move, events)


def chance_outcomes(position: Position) -> list[tuple[str, int]]:
    """Return the possible moves of chance with their weights; none for the grid."""
    if not position.grid:
        return []
    if position.thrown:
        return [(DICE_WORDS[card], 1) for card in position.numbers.grid]
    if position.tied:
        return [(f"tie {SEATS[seat]}", 1) for seat in position.tied]
    due = draw_due(position)
    if due is None:
        return []
    seat, _, colour = due
    cards = position.piles[colour].candidates()
    kinds = sorted(set(cards))
    return [(draw_words(seat, colour, what), cards.count(what)) for what in kinds]


def draw_chance(position: Position, rng: Rng) -> str:
    """Draw one of the moves of chance."""
    if not position.grid:
        cards = list(position.numbers.grid)
        rng.shuffle(cards)
        return grid_words(cards)
    if position.thrown:
        return DICE_WORDS[position.numbers.grid[rng.below(len(position.numbers.grid))]]
    if position.tied:
        return f"tie {SEATS[position.tied[rng.below(len(position.tied))]]}"
    due = draw_due(position)
    assert due is not None
    seat, _, colour = due
    cards = sorted(position.piles[colour].candidates())
    return draw_words(seat, colour, cards[rng.below(len(cards))])


def _show_dice(position: Position, target: TreatCard, events: list[Event]) -> None:
    position.thrown = False
    position.target = target  # PT-T2
    position.rounds += 1
    position.touches = []
    for player in position.players:
        player.out = False
        player.passed = False
    events.append(happened.dice(target))


def _draw(position: Position, move: Move, events: list[Event]) -> None:
    due = draw_due(position)
    if due is None:
        return
    seat, place, colour = due
    events.append(deal(position, seat, place, colour, move.value))
    if position.replaced_seat != UNSET:
        position.replaced_seat = UNSET
        position.replaced_card = UNSET
        judge(position, events)
