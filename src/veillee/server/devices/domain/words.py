"""Words of six letters that are easy to read out."""

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without I and O, which look like digits."""
LENGTH: Final = 6


def new_word() -> str:
    """Return a word: one of 191 million."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def tidy_word(text: str) -> str:
    """Return a word as it was given, however it was typed."""
    return "".join(sign for sign in text.upper() if sign.isalpha())
