"""Random games through the contract's public doors, for tests."""

from collections.abc import Iterator

from hypothesis import settings

from veillee.core import CHANCE, FastRng, Game, GameState, contract

COMPILED = not contract.__file__.endswith(".py")


def examples(count: int) -> settings:
    """Try so many examples on the compiled build, a fifth on the plain one: it plays the same games, slowly."""
    return settings(max_examples=count if COMPILED else -(-count // 5), deadline=None)


def new_state(game: Game, options: dict[str, object]) -> GameState:
    read = game.read_options(options)
    assert game.check_options(read) is None
    return game.new(read)


def random_step(state: GameState, rng: FastRng) -> tuple[int, str]:
    """Return a random actor with a random legal move."""
    actors = state.actors()
    actor = actors[rng.below(len(actors))]
    return actor, state.draw(rng) if actor == CHANCE else state.random_move(actor, rng)


def random_game(
    game: Game, options: dict[str, object], seed: int, limit: int = 5000
) -> Iterator[tuple[GameState, int, str]]:
    """Yield each position of a random game with the move about to be made in it."""
    rng = FastRng(seed)
    state = new_state(game, options)
    for _ in range(limit):
        if not state.actors():
            return
        actor, move = random_step(state, rng)
        yield state, actor, move
        state.apply(actor, move)
    raise AssertionError(f"a game of {game.id} did not end in {limit} moves")
