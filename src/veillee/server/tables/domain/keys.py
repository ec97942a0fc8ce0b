"""Keys of requests that have no id of their own: they tell a request's entry apart if the store died meanwhile."""

import secrets
from typing import Final

_ONCE: Final = "once:"


def once() -> str:
    """Return a new key, for one request alone."""
    return _ONCE + secrets.token_hex(8)


def is_once(key: str) -> bool:
    """Tell whether a key is of one request alone: nobody can send it again."""
    return key.startswith(_ONCE)
