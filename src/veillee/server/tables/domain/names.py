"""What people write that others read: names and lines of chat."""

import unicodedata
from typing import Final

_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
_UNSEEN_MARKS: Final = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
_JOINER: Final = "\u200d"
_MARKS: Final = 3
"""Marks that one letter may carry: as many as any written language needs."""
_NAME_SIGNS: Final = 32


def tidy(name: str) -> str:
    """Return a name on one line, without invisible characters."""
    return _visible(name, "")[:_NAME_SIGNS].rstrip()


def tidy_line(text: str) -> str:
    """Return a line of chat without invisible characters; joined emoji stay joined."""
    return _visible(text, _JOINER).strip(_JOINER)


def _visible(text: str, joiner: str) -> str:
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        if sign == joiner or unicodedata.category(sign) in ("Mn", "Me"):
            marks += 1
            if kept and kept[-1] != " " and marks <= _MARKS and sign not in _UNSEEN_MARKS:
                kept.append(sign)
            continue
        marks = 0
        kept.append(sign if sign.isprintable() and sign not in _BLANK else " ")
    return " ".join("".join(kept).split())
