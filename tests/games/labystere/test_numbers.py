"""Numbers that stand for something: every table is in order, and every packed number comes back as it was."""

from itertools import product

import pytest

from veillee.games.labystere.bot import unknowns
from veillee.games.labystere.game import GAME
from veillee.games.labystere.knowledge import strand
from veillee.games.labystere.notation import side_bits
from veillee.games.labystere.rules import cards, enquiry, moves, stages
from veillee.games.labystere.rules.grid import stacks
from veillee.games.labystere.rules.grid.squares import NUMBER


@pytest.mark.parametrize("table", [stages.STAGES, cards.ACTIONS, moves.MOVES])
def test_rows_stand_at_their_number(table: list[stages.StageRow]) -> None:
    assert [row.number for row in table] == list(range(len(table)))


def test_moves_come_back() -> None:
    seen: set[int] = set()
    for row in moves.MOVES[:-1]:
        for argument in range(row.count):
            action = moves.encode(row.number, argument)
            assert moves.decode(action) == (row.number, argument)
            assert action not in seen
            seen.add(action)
    assert moves.encode(moves.GO, NUMBER["b3"]) == 9
    assert moves.swap(NUMBER["a2"], NUMBER["b3"]) == 160
    for one, two in product(range(25), repeat=2):
        assert moves.swapped(moves.decode(moves.swap(one, two))[1]) == (one, two)
    grid = list(range(25))
    assert moves.decode(moves.encode_layout(grid))[0] == moves.LAYOUT
    assert moves.decode_layout(moves.encode_layout(grid)) == grid


def test_learners_number_every_move_of_a_player_once() -> None:
    codes = GAME.action_codes()
    assert codes == sorted(set(codes))
    assert len(codes) == 2 + 25 + 25 + 4 + 4 + 16 + 25 * 24 // 2
    assert not any(moves.MOVES[moves.decode(code)[0]].by_chance for code in codes)


def test_stacks_come_back() -> None:
    for sides, action in product(range(1, 16), range(10)):
        stack = stacks.plain(sides, action)
        assert (stacks.is_plain(stack), stacks.open_sides(stack), stacks.kind_of(stack)) == (True, sides, action)
    for number, suspect in product(range(3), range(4)):
        stack = stacks.witness(number, suspect)
        assert (stacks.kind_of(stack), stacks.witness_of(stack)) == (stacks.WITNESS, number)
        assert stacks.suspect_below(stack) == suspect
    for number, flag in product(range(4), (False, True)):
        stack = stacks.place(number, flag)
        assert (stacks.kind_of(stack), stacks.place_of(stack), stacks.has_flag(stack)) == (stacks.PLACE, number, flag)
    assert stacks.plain(side_bits("ns"), cards.AGAIN) == 86
    assert (stacks.witness(1, 2), stacks.place(1, True)) == (108, 93)
    assert stacks.turned(side_bits("nw"), 1) == side_bits("ne")


def test_cards_and_pairs_come_back() -> None:
    for kind, number in product((cards.SUSPECTS, cards.PLACES), range(4)):
        card = cards.card_of(kind, number)
        assert (cards.kind_of_card(card), cards.number_of_card(card)) == (kind, number)
        assert cards.cards_of(kind, 1 << number) == 1 << card
        assert cards.only_of(kind, 1 << card) == 1 << number
    assert cards.CARDS[cards.card_of(cards.PLACES, 2)] == "l3"
    for suspect, place in product(range(4), repeat=2):
        pair = cards.pair_of(suspect, place)
        assert (cards.suspect_of(pair), cards.place_of(pair)) == (suspect, place)


def test_entries_of_the_enquiry_come_back() -> None:
    for seat, square in product(range(4), range(25)):
        entry = enquiry.look(seat, square)
        assert (enquiry.is_look(entry), enquiry.looker(entry), enquiry.looked_at(entry)) == (True, seat, square)
    cases = product(range(4), range(4), range(2), range(5), (enquiry.NO_CARD, 1, 4, enquiry.HIDDEN))
    for seat, target, kind, held, card in cases:
        entry = enquiry.ask(seat, target, kind, held, card)
        assert not enquiry.is_look(entry)
        assert (enquiry.asker(entry), enquiry.asked(entry)) == (seat, target)
        assert (enquiry.asked_kind(entry), enquiry.shown(entry)) == (kind, card)
        other = enquiry.with_card(entry, 2)
        assert (enquiry.shown(other), enquiry.held_out(other)) == (2, held)
    assert (enquiry.look(1, NUMBER["c3"]), enquiry.ask(0, 2, cards.PLACES, 2, 3)) == (44, 760)


def test_what_a_detective_works_with_comes_back() -> None:
    for unheard, missing, places in product(range(8), range(1, 4), range(16)):
        left = unknowns.encode(unheard, missing, places)
        possible = places if places.bit_count() > 1 else 0  # a single place is known
        found = (unknowns.unheard_of(left), unknowns.missing_of(left), unknowns.places_of(left))
        assert found == (unheard, missing, possible)
    assert unknowns.encode(3, 2, 10) == 339
    case = strand.with_cards(strand.with_cards(strand.in_world(3), 1, 5), 3, 8)
    assert strand.world_of(case) == 3
    assert [strand.pile_of(case, seat) for seat in range(4)] == [0, 5, 0, 8]
    assert strand.others_have(strand.without_cards(case, 3, 8), 1) is False
    assert strand.with_cards(strand.in_world(3), 1, 5) == 196688
