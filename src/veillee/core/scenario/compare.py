"""Compare what a scenario expects with what it got."""

from typing import Any


def differs(expected: Any, got: Any) -> bool:
    """Compare mappings at the expected keys only, lists exactly, everything else by value."""
    if isinstance(expected, dict):
        if not isinstance(got, dict):
            return True
        return any(key not in got or differs(value, got[key]) for key, value in expected.items())
    if isinstance(expected, list):
        if not isinstance(got, list) or len(expected) != len(got):
            return True
        return any(differs(a, b) for a, b in zip(expected, got))
    if isinstance(expected, bool) or isinstance(got, bool):
        return expected is not got
    return bool(expected != got)
