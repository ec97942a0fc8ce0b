"""Read the values of a scenario; every value is checked where it is read, and an error names its field."""

from collections.abc import Collection, Sequence
from typing import Any

COMMA = "a text with a comma is quoted inside [] and {}"


def mapping(value: Any, field: str, what: str = "a mapping") -> dict[str, Any]:
    """Return a mapping; None becomes an empty one."""
    if value is None or value == []:
        return {}
    if not isinstance(value, dict):
        raise ValueError(f"{field}: expected {what}, not {value!r}")
    return {str(key): entry for key, entry in value.items()}


def listed(value: Any, field: str, what: str = "a list") -> list[Any]:
    """Return a list; None becomes an empty one."""
    if value is None or value == {}:
        return []
    if not isinstance(value, list):
        raise ValueError(f"{field}: expected {what}, not {value!r}")
    return list(value)


def words(value: Any, field: str, what: str) -> str:
    """Return a text; refuse a bare number, which is usually left by a missing comma."""
    if not isinstance(value, str):
        raise ValueError(f"{field}: expected {what}, not {value!r}; {COMMA}")
    return value


def whole(value: Any, field: str, least: int = 0, most: int = 99) -> int:
    """Return a whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{field}: {value!r} is no whole number")
    if not least <= value <= most:
        raise ValueError(f"{field}: {value} is not {least} to {most}")
    return value


def number(value: Any, field: str) -> float:
    """Return a finite number."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not abs(value) < 1e6:
        raise ValueError(f"{field}: expected a number, not {value!r}")
    return float(value)


def truth(value: Any, field: str) -> bool:
    """Return true or false."""
    if not isinstance(value, bool):
        raise ValueError(f"{field}: expected true or false, not {value!r}")
    return value


def choice(value: Any, names: Sequence[str], field: str, kind: str) -> int:
    """Return the index of a name in a list of names."""
    if not isinstance(value, str) or value not in names:
        there = ", ".join(names) if len(names) <= 12 else f"{names[0]}, {names[1]} … {names[-1]}"
        raise ValueError(f"{field}: no {kind} {value!r}: there are {there}")
    return names.index(value)


def by_name(value: Any, names: Sequence[str], field: str, kind: str = "seat") -> dict[str, Any]:
    """Return a mapping; refuse keys that are not in a list of names."""
    found = mapping(value, field, f"a mapping, `{{{names[0]}: …}}`")
    for name in found:
        choice(name, names, field, kind)
    return found


def only(found: dict[str, Any], keys: Collection[str], field: str) -> None:
    """Refuse unknown keys."""
    unknown = sorted(set(found) - set(keys))
    if unknown:
        raise ValueError(f"{field}: unknown keys {unknown}: there are {', '.join(sorted(keys))}")
