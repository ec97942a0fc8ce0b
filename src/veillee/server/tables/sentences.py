"""Sentences in both languages, from the same files that the page uses."""

from collections.abc import Mapping

from veillee.core import Game, Refusal
from veillee.texts import LANGUAGES, can_speak, texts_for


def sentence(game: Game | None, message: str, params: Mapping[str, int | str]) -> dict[str, str]:
    """Return a message in every language, its id where there is no text; nothing where no sentences can be made."""
    if not can_speak():
        return {}
    package = game.texts() if game is not None else ""
    return {language: texts_for(language, package).say(message, **params) for language in LANGUAGES}


def refusal_text(game: Game | None, refusal: Refusal) -> dict[str, str]:
    """Return why a move is refused, in every language."""
    return sentence(game, refusal.message_id, refusal.params)
