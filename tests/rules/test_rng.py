"""Random numbers: the same in every build, fair, and derived from a seed that can be checked."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable

import pytest

from veillee.core import FastRng, SeedRng


def test_fast_stream_is_the_same_in_every_build() -> None:
    rng = FastRng(42)
    assert [rng.below(1000) for _ in range(8)] == [389, 466, 61, 73, 53, 842, 875, 198]


def test_fast_stream_covers_a_die_evenly() -> None:
    rng = FastRng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 600


def test_seeded_stream_depends_on_seed_and_number_alone() -> None:
    def rolls(seed: bytes, number: int) -> list[int]:
        rng = SeedRng(seed, number)
        return [rng.below(6) for _ in range(10)]

    assert rolls(b"a" * 32, 1) == rolls(b"a" * 32, 1)
    assert rolls(b"a" * 32, 1) != rolls(b"a" * 32, 2)
    assert rolls(b"a" * 32, 1) != rolls(b"b" * 32, 1)


def test_shuffle_gives_every_order() -> None:
    rng = FastRng(3)
    seen = set()
    for _ in range(400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        seen.add(tuple(items))
    assert len(seen) == 24


def test_weights_are_kept() -> None:
    rng = FastRng(9)
    counts = Counter(rng.weighted([1, 0, 3]) for _ in range(8000))
    assert counts[1] == 0
    assert 2.6 < counts[2] / counts[0] < 3.4


@pytest.mark.parametrize("again", [copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))])
def test_a_copied_or_pickled_stream_goes_on_alike(again: Callable[[FastRng], FastRng]) -> None:
    rng = FastRng(42)
    rng.below(1000)
    other = again(rng)
    assert [rng.below(1000) for _ in range(8)] == [other.below(1000) for _ in range(8)]
