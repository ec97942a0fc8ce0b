"""Labystère: what must hold in every set-up, and of the box."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from detectives import laid, set_up
from playing import examples
from veillee.games.labystere.rules.grid.squares import NUMBER, SQUARES, neighbours
from veillee.games.labystere.schema.box import BOX, read_box

SEEDS = st.integers(min_value=0, max_value=2**32)
PLAYERS = st.integers(min_value=2, max_value=4)


@given(SEEDS, PLAYERS)
@examples(150)
def test_every_set_up_keeps_the_material(seed: int, players: int) -> None:
    """LAB-M1, LAB-M2, LAB-M3, LAB-M4, LAB-S1, LAB-S3, LAB-S4."""
    state = set_up(seed, players)
    cards = laid(state)
    kinds = Counter(words[0] for words in cards.values())
    assert kinds == {"path": 16, "place": 4, "witness": 3, "start": 1, "finish": 1}
    assert {words[1] for words in cards.values() if words[0] == "place"} == {"l1", "l2", "l3", "l4"}
    assert sorted(words[2] for words in cards.values() if words[0] == "place") == ["empty"] * 3 + ["flag"]
    assert {words[1] for words in cards.values() if words[0] == "witness"} == {"w1", "w2", "w3"}
    innocents = {words[2] for words in cards.values() if words[0] == "witness"}
    assert innocents | {f"s{state.culprit + 1}"} == {"s1", "s2", "s3", "s4"}
    actions = Counter(words[2] for words in cards.values() if words[0] == "path")
    assert actions == {name: count for name, count in BOX.actions.items() if count}
    sides = Counter("straight" if words[1] in ("ns", "ew") else len(words[1]) for words in cards.values() if words[1:])
    assert (sides["straight"], sides[3]) == (5, 5)
    start = next(square for square, words in cards.items() if words == ["start"])
    assert set(state.view(0).pawns.values()) == {start}
    assert state.actors() == [0]


@given(SEEDS)
@examples(150)
def test_the_nine_lie_apart(seed: int) -> None:
    """LAB-S2."""
    cards = laid(set_up(seed))
    for square, words in cards.items():
        if words[0] != "path":
            around = [cards[SQUARES[other]][0] for other in neighbours(NUMBER[square])]
            assert set(around) == {"path"}


def test_set_ups_are_fair() -> None:
    """LAB-S1, LAB-S2, LAB-S3: every suspect, flag place, action and turn comes up about as often as it should."""
    culprits: Counter[int] = Counter()
    flags: Counter[int] = Counter()
    corners: Counter[str] = Counter()
    starts: Counter[str] = Counter()
    below: Counter[str] = Counter()
    for seed in range(1200):
        state = set_up(seed)
        cards = laid(state)
        culprits[state.culprit] += 1
        flags[state.flag] += 1
        corners.update(
            words[1] for words in cards.values() if words[0] == "path" and words[1] in ("ne", "es", "sw", "nw")
        )
        starts.update(square for square, words in cards.items() if words == ["start"])
        below[next(words[2] for words in cards.values() if words[0] == "path")] += 1
    assert all(240 < count < 360 for count in [*culprits.values(), *flags.values()])
    assert all(1600 < count < 2000 for count in corners.values())
    assert len(starts) == 25
    assert 40 < below["nothing"] < 115


def test_names_are_ours_in_both_languages() -> None:
    """LAB-M5."""
    assert len(BOX.names) == 11
    for language in ("fr", "en"):
        assert len({getattr(name, language) for name in BOX.names.values()}) == 11


def test_a_corrected_box_is_checked() -> None:
    raw = msgspec.to_builtins(BOX)
    raw["actions"] = {**raw["actions"], "nothing": 2}
    with pytest.raises(ValueError, match="16 actions"):
        read_box(msgspec.json.encode(raw))
    raw["actions"] = {"dance": 16}
    with pytest.raises(ValueError, match="dance"):
        read_box(msgspec.json.encode(raw))
