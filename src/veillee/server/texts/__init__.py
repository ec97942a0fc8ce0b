"""Sentences in both languages, from the same files that the page uses."""

import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from veillee.core import Game, Refusal

LANGUAGES: Final = ("fr", "en")
_HERE: Final = Path(__file__).parent


@cache
def _bundle(folder: Path | None, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for each in (_HERE, folder):
        file = each / f"{language}.ftl" if each is not None else None
        if file is not None and file.exists():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def _folder(module: str) -> Path:
    return Path(str(sys.modules[module].__file__)).parent / "texts"


def sentence(game: Game | None, message: str, params: dict[str, str]) -> dict[str, str]:
    """Return a message in every language; the message's id where there is no text."""
    folder = _folder(type(game).__module__) if game is not None else None
    texts: dict[str, str] = {}
    for language in LANGUAGES:
        bundle = _bundle(folder, language)
        texts[language] = message
        if bundle.has_message(message):
            pattern = bundle.get_message(message).value
            if pattern is not None:
                texts[language] = str(bundle.format_pattern(pattern, params)[0])
    return texts


def refusal_text(game: Game | None, refusal: Refusal) -> dict[str, str]:
    """Return why a move is refused, in every language."""
    return sentence(game, refusal.message_id, refusal.params)
