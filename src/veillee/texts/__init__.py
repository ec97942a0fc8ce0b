"""Every text a person reads, in French and English, from Fluent files: the common ones and each game's."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any

LANGUAGES = ("fr", "en")


class Texts:
    """The common texts and those of one game in one language."""

    def __init__(self, language: str, package: str = "") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
        self.language = language
        from fluent.runtime import FluentBundle, FluentResource

        self._bundle = FluentBundle([language], use_isolating=False)
        for source in _sources(language, package):
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Tell whether there is such a text."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **values: Any) -> str:
        """Return a text, or its id if there is none, so that a gap is visible. Lists are enumerated."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message
        said = {name: self._enumerate(value) if isinstance(value, list) else value for name, value in values.items()}
        text, _ = self._bundle.format_pattern(pattern, said)
        return typeset(str(text)) if self.language == "fr" else str(text)

    def _enumerate(self, parts: list[Any]) -> str:
        """Write a list as the page does: `a, b et c`, `a, b, and c`."""
        words = [str(part) for part in parts]
        if len(words) < 2:
            return "".join(words)
        comma = "," if self.language == "en" and len(words) > 2 else ""
        return f"{', '.join(words[:-1])}{comma} {'and' if self.language == 'en' else 'et'} {words[-1]}"


def typeset(text: str) -> str:
    """Add non-breaking spaces to French: narrow before ; ! and ?, full before : and %, within « »."""
    return re.sub(r"(?<=«) | (?=[:%»])", "\u00a0", re.sub(r" (?=[;!?])", "\u202f", text))


def game_source(language: str, package: str) -> str:
    """Return the words of a game's package as one Fluent file, without the common ones."""
    return "\n".join(_read(files(package) / "texts", language))


@cache
def _sources(language: str, package: str) -> list[str]:
    common = files("veillee.texts")
    own = [*_read(common, language), *_read(common / "server", language)]
    return [*own, *_read(files(package) / "texts", language)] if package else own


def _read(folder: Traversable, language: str) -> list[str]:
    return [
        file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name)
        if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")
    ]


@cache
def can_speak() -> bool:
    """Tell whether sentences can be made here: not without Fluent, where the page makes them (web/src/offline)."""
    return find_spec("fluent") is not None


def texts_for(language: str, package: str = "") -> Texts:
    """Return the texts of a language, read once: the common ones, and those of a game's package (`Game.texts`)."""
    return _cached(language, package)


@cache
def _cached(language: str, package: str) -> Texts:
    return Texts(language, package)
