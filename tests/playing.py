"""Random games for tests, and how many of them."""

from hypothesis import settings

from veillee.core import contract
from veillee.lab.conformance.random_game import new_state, random_game, random_step

__all__ = ["COMPILED", "examples", "new_state", "random_game", "random_step"]

COMPILED = not contract.__file__.endswith(".py")


def examples(count: int) -> settings:
    """Try so many examples on the compiled build, a fifth on the plain one: it plays the same games, slowly."""
    return settings(max_examples=count if COMPILED else -(-count // 5), deadline=None)
