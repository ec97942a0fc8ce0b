"""The texts: French and English complete and alike, every id the code uses is there, and no other."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, Term, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from playing import random_game
from text_calls import UNKNOWN, Call, page_calls, python_calls
from veillee.core import SPECTATOR, Game
from veillee.games.registry import all_games
from veillee.texts import Texts, typeset
from veillee.texts.event_arguments import event_arguments

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "veillee"
STEP_WORDS = 15
FRENCH = sorted([*SOURCES.rglob("fr.ftl"), *SOURCES.rglob("*.fr.ftl")])


TECHNICAL = re.compile(r"VEILLEE_|\.json|localhost|\d\.\d\.\d\.\d|\b(RIP|LAB|PT|PVP)-[A-Z]+\d")
"""Words for those who run the server or read its code."""


class Words(Visitor):
    """Everything of a text that is said as it stands."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.texts: set[str] = set()
        self.selectors: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.texts.add(node.id.name)


def _messages(file: Path) -> dict[str, set[str]]:
    """Return the texts of a file with the arguments that each names itself."""
    return {name: variables.names for name, variables in _parsed(file).items()}


@cache
def _parsed(file: Path) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{file.name}: {entry.content!r}"
        if isinstance(entry, (Message, Term)):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{file.name}: {entry.id.name} twice"
            found[entry.id.name] = variables
    return found


def _english(file: Path) -> Path:
    return file.with_name(re.sub(r"fr\.ftl$", "en.ftl", file.name))


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(SOURCES)))
def test_both_languages_have_the_same_texts(file: Path) -> None:
    french, english = _messages(file), _messages(_english(file))
    assert sorted(french) == sorted(english)
    for name, variables in french.items():
        assert variables - {"count"} == english[name] - {"count"}, name  # a plural may need it in one language only


@pytest.mark.parametrize("file", [*FRENCH, *map(_english, FRENCH)], ids=lambda file: str(file.relative_to(SOURCES)))
def test_texts_are_for_players(file: Path) -> None:
    words = Words()
    words.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    assert [text for text in words.said if TECHNICAL.search(text)] == []
    assert [name for name, variables in _messages(file).items() if "clause" in variables] == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_what_the_code_says_has_a_text(game: Game, language: str) -> None:
    texts = Texts(language, game.texts())
    folder = SOURCES / "games" / game.id.replace("-", "_")
    code = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    wanted = {"game-name", "game-pitch", "refusal-notation"}
    told = r'\b(?:Event|(?:tell|recorder\.add)(?:_secretly|_ghost)?)\(\s*(?:\w+, )?"([a-z-]+)"'
    wanted |= {f"event-{kind}" for kind in re.findall(told, code)}
    for clause, key in re.findall(r'Refusal\("([A-Z]+-[A-Z]+\d+)"(?:, "([a-z-]+)")?', code):
        name = f"refusal-{clause}-{key}" if key and texts.has(f"refusal-{clause}-{key}") else f"refusal-{clause}"
        wanted.add(name)
    for option in game.option_type().__struct_fields__:
        wanted |= {f"option-{option}", f"option-{option}-help"}
    assert sorted(name for name in wanted if not texts.has(name)) == []


@cache
def _code() -> str:
    """Return what may name a text: Python, the page, and the texts themselves."""
    folders = [SOURCES, ROOT / "web" / "src"]
    kinds = (".py", ".ts", ".svelte", ".ftl")
    files = [
        file for folder in folders for file in folder.rglob("*") if file.suffix in kinds and ".test." not in file.name
    ]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def _named() -> tuple[set[str], re.Pattern[str]]:
    """Return the ids that the code names, and what fits those that it puts together."""
    code = _code()
    whole = set(re.findall(r"[\"'`{] ?([a-z][\w-]*) ?[\"'`}]", code))
    parts = re.findall(r"[\"'`]((?:[a-z-]|\$?\{[^}\n]*\})+)[\"'`]", code)
    filled = {re.sub(r"\$?\{[^}]*\}", ".*", part) for part in parts if "{" in part}
    known = {"(event|refusal|why|option|guide|phase|seat|layout)-.+"}  # named by the values of the code
    return whole, re.compile("|".join(known | {part for part in filled if re.search(r"[a-z]{3}", part)}))


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(SOURCES)))
def test_every_text_is_said_somewhere(file: Path) -> None:
    whole, built = _named()
    assert [name for name in _messages(file) if name not in whole and not built.fullmatch(name)] == []


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.relative_to(SOURCES)))
def test_french_is_typed_plainly_and_set_apart_when_it_is_said(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert not re.findall(r"[\u00a0\u202f]", source)  # `typeset` puts them in
    assert not re.findall(r"\w'\w", source + _english(file).read_text(encoding="utf-8"))
    assert typeset("Quoi ? Non ; « oui » : 5 % !") == "Quoi\u202f? Non\u202f; «\u00a0oui\u00a0»\u00a0: 5\u00a0%\u202f!"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: str(game.id))
def test_a_step_of_a_guide_is_one_short_sentence(game: Game) -> None:
    script = (ROOT / "web" / "src" / "games" / game.id / "guide.ts").read_text(encoding="utf-8")
    steps = re.findall(r"\bid: '([\w-]+)'", script)
    for language in ("fr", "en"):
        files = (SOURCES / "games" / game.id.replace("-", "_") / "texts").glob(f"*{language}.ftl")
        said = dict(re.findall(r"^guide-([\w-]+) = (.+)$", "\n".join(file.read_text("utf-8") for file in files), re.M))
        assert sorted(said) == sorted(steps)
        for step, text in said.items():
            assert len([word for word in text.split() if re.search(r"\w", word)]) <= STEP_WORDS, step
            assert not re.search(r"[.!?…] +[A-ZÀ-Þ]", text), step


# Arguments that are put together elsewhere than beside the text's id.
COMPUTED = {
    "board-now-furnish": {"first", "second"},
    "card-ghost": {"value"},
    "card-medium": {"medium"},
}


def _needs(texts: dict[str, Variables], name: str) -> set[str]:
    """Return the arguments that a text needs, those of the texts within it included."""
    if name not in texts:
        return set()
    return texts[name].names.union(*(_needs(texts, inner) for inner in texts[name].texts))


def _texts_of(folder: Path) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for file in FRENCH:
        if file.parent == folder:
            found |= _parsed(file) | _parsed(_english(file))
    return found


PAGE_ROOMS = ("devices", "evening", "offline")
"""Folders of texts that only the page says."""


@cache
def _house() -> dict[str, Variables]:
    """Return the common texts, those of folders of the page included."""
    folders = [SOURCES / "texts", *(SOURCES / "texts" / room for room in PAGE_ROOMS)]
    return {name: text for folder in folders for name, text in _texts_of(folder).items()}


@cache
def _calls_of(file: Path, read: Callable[[Path], Iterator[Call]]) -> list[Call]:
    return list(read(file))


def _calls(game: Game | None) -> list[Call]:
    """Return everything that is said by the common code, and by a game."""
    found: list[Call] = []
    for folder, read, kinds in (
        (SOURCES, python_calls, (".py",)),
        (ROOT / "web" / "src", page_calls, (".ts", ".svelte")),
    ):
        own = (game.id, game.id.replace("-", "_")) if game is not None else ()
        for file in folder.rglob("*"):
            inside = [parent.name for parent in file.parents if parent.parent == folder / "games"]
            if file.suffix in kinds and ".test." not in file.name and (not inside or inside[0] in own):
                found += _calls_of(file, read)
    return found


@pytest.mark.parametrize("game", [None, *all_games().values()], ids=lambda game: game.id if game else "house")
def test_every_placeholder_is_filled(game: Game | None) -> None:
    own = _house() if game is None else _texts_of(SOURCES / "games" / game.id.replace("-", "_") / "texts")
    texts = _house() | own
    fragments = {inner for text in texts.values() for inner in text.texts}
    calls = [(re.compile(name), given) for name, given in _calls(game)]
    unfilled: dict[str, set[str]] = {}
    for name in own:
        given = COMPUTED.get(name, set()).union(*(names for pattern, names in calls if pattern.fullmatch(name)))
        only_within = name in fragments and given <= {UNKNOWN}
        missing = _needs(texts, name) - given
        if missing and not only_within and not name.startswith("event-"):
            unfilled[name] = missing
    assert unfilled == {}


class StrictTexts(Texts):
    """Texts that tell which arguments were missing when something was said."""

    def missing(self, message: str, arguments: dict[str, Any]) -> set[str]:
        plain = {name: str(value) if isinstance(value, list) else value for name, value in arguments.items()}
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        _, errors = self._bundle.format_pattern(pattern, plain)
        return {str(error).removeprefix("Unknown external: ") for error in errors}


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_placeholder_of_an_event_is_filled(game: Game) -> None:
    folder = SOURCES / "games" / game.id.replace("-", "_") / "texts"
    # What only chooses between variants may be missing: who does not know a card hears the last variant.
    choosing = set().union(*(text.selectors for text in _texts_of(folder).values()))
    texts = [StrictTexts(language, game.texts()) for language in ("fr", "en")]
    readers = [(SPECTATOR, ""), (0, ""), (0, game.seats[0])]
    unfilled: set[tuple[str, str]] = set()
    said = 0
    for seed, options in enumerate(game.examples()[:2]):
        for state, actor, move in random_game(game, options, seed):
            for event in state.copy().apply(actor, move):
                for each, (viewer, reader) in product(texts, readers):
                    data = event.seen_by(viewer).data
                    arguments = event_arguments(data, each, game.seats, str.upper, reader)
                    missing = each.missing(f"event-{event.kind}", arguments) - choosing
                    unfilled |= {(event.kind, name) for name in missing}
                    said += 1
    assert said > 100
    assert unfilled == set()
