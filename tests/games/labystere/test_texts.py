"""Labystère's sentences and rule sheets: nothing is missing in either language."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import veillee.games.labystere as package
from veillee.core import CHANCE, FastRng
from veillee.games.labystere.game import GAME
from veillee.games.labystere.schema.box import BOX
from veillee.games.labystere.schema.options import Options

pytestmark = pytest.mark.heavy

LANGUAGES = ("fr", "en")
ROOT = Path(__file__).parents[3]


def texts(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = Path(str(package.__file__)).parent / "texts"
    for name in (f"{language}.ftl", f"variant.{language}.ftl"):
        bundle.add_resource(FluentResource((folder / name).read_text("utf-8")))
    return bundle


def sentence(bundle: FluentBundle, message: str, params: dict[str, Any]) -> str:
    assert bundle.has_message(message), message
    pattern = bundle.get_message(message).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, params)
    assert not errors, (message, errors)
    return str(text)


@pytest.mark.parametrize("suffix", ["", ".fr"])
def test_every_clause_is_in_the_sheets(suffix: str) -> None:
    sheet = (ROOT / "docs" / "rules" / f"labystere{suffix}.md").read_text("utf-8")
    found = [line.split('"')[1] for line in sheet.splitlines() if line.startswith('- <a id="')]
    assert found == list(GAME.clauses())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_box(language: str) -> None:
    """LAB-M5."""
    bundle = texts(language)
    for card, name in BOX.names.items():
        kind = {"s": "suspect", "l": "place", "w": "witness"}[card[0]]
        assert sentence(bundle, kind, {kind: card}) == getattr(name, language)
        if kind != "witness":
            assert sentence(bundle, "card", {"card": card}) == getattr(name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_refusal_has_its_sentence(language: str) -> None:
    bundle = texts(language)
    kinds: set[str] = set()
    tried = ["roll", "pass", "go a1", "look a1", "ask p1", "trade p1", "declare s1 l1", "swap a1 b1"]
    tried += ["swap c1 c1", "swap d4 b2"]
    for seed in range(12):
        rng = FastRng(seed)
        state = GAME.new(Options(players=2 + seed % 3, last_detective=seed % 2 == 0))
        for _ in range(400):
            if state.outcome() is not None:
                break
            assert sentence(bundle, f"phase-{state.phase()}", {})
            (actor,) = state.actors()
            for move in tried:
                refusal = state.check(max(actor, 0), move)
                if refusal is not None:
                    assert sentence(bundle, refusal.message_id, dict(refusal.params))
            moves = state.legal(actor) if actor != CHANCE else [state.draw(rng)]
            walks = [move for move in moves if move[:4] not in ("swap", "decl")]
            if walks and rng.below(10):
                moves = walks
            for event in state.apply(actor, moves[rng.below(len(moves))]):
                kinds.add(event.kind)
                for viewer in range(3):
                    assert sentence(bundle, f"event-{event.kind}", event.seen_by(viewer).data)
    assert len(kinds) >= 16, kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    bundle = texts(language)
    for name in Options.__struct_fields__:
        assert sentence(bundle, f"option-{name}", {})
        assert sentence(bundle, f"option-{name}-help", {})
    assert sentence(bundle, "game-name", {})
    assert sentence(bundle, "game-pitch", {})
