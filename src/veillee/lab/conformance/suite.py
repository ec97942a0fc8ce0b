"""The whole suite over some seeds, and the texts that a game must have."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from veillee.core import CHANCE, Game
from veillee.lab.conformance.play import check_copies, check_ends, check_junk, check_replay, check_spelling
from veillee.lab.conformance.random_game import need, random_game
from veillee.lab.conformance.secrets import check_events, check_views
from veillee.texts import LANGUAGES, texts_for

Check = Callable[[Game, dict[str, Any], int], None]

JUNK: Final = ["", " ", "?", "end ", "END", "take", "take 0", "take 99", "touch", "plan", "\u0000", "a" * 200]
CHECKS: Final[dict[str, Check]] = {
    "random games end": check_ends,
    "copies and bytes are exact": check_copies,
    "views and guesses leak nothing": check_views,
    "events leak nothing": check_events,
    "moves are spelled in one way": check_spelling,
    "junk is refused": partial(check_junk, junk=JUNK),
    "a replay repeats its game": check_replay,
}


def run_checks(game: Game, seeds: int) -> Iterator[tuple[str, str]]:
    """Yield each check with what is wrong, "" where nothing is."""
    for name, check in CHECKS.items():
        yield name, _fault(game, check, seeds)
    yield "every text is there, in both languages", _missing_texts(game, seeds)


def _fault(game: Game, check: Check, seeds: int) -> str:
    for options in game.examples():
        for seed in range(seeds):
            try:
                check(game, options, seed)
            except AssertionError as error:
                return f"options {options}, seed {seed}: {error}"
    return ""


def _missing_texts(game: Game, seeds: int) -> str:
    try:
        wanted = set(_wanted_texts(game, seeds))
        for language in LANGUAGES:
            texts = texts_for(language, game.texts())
            missing = sorted(text for text in wanted if not texts.has(text))
            need(not missing, f"{language}: {', '.join(missing)}")
    except AssertionError as error:
        return str(error)
    return ""


def _wanted_texts(game: Game, seeds: int) -> Iterator[str]:
    """Yield the texts that the page and the terminal say of random games."""
    yield from ("game-name", "game-pitch")
    yield from (f"seat-{seat}" for seat in game.seats)
    for options in game.examples():
        for seed in range(seeds):
            for state, actor, move in random_game(game, options, seed):
                if actor != CHANCE:
                    yield f"phase-{state.phase()}"
                yield from (f"event-{event.kind}" for event in state.copy().apply(actor, move))
