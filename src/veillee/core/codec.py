"""A position as bytes and back: every field by its name, with the version of the game's format.

    >>> CODEC = Codec(3, {"Side": Side}, skipped=("recorder", "paths"))
    >>> CODEC.encode(position)  # msgpack of {"version": 3, "round": 1, "sides": [["Side", {"pawn": 4, …}], …], …}

The codec finds the fields by introspection, so a new field needs no change here.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

_VERSION: Final = "version"


class Form:
    """A pair of functions that write and read a class whose fields cannot be filled one by one.

    >>> Codec(1, {"Pose": Form(Pose, write_pose, read_pose)})
    """

    def __init__(self, kind: Any, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        self.kind: Final = kind
        self.write: Final = write
        self.read: Final = read


class Codec:
    """Writes and reads the objects of one game: numbers, texts, lists of them, and objects of the named classes.

    A part is a class whose fields are filled one by one, or a `Form`. A field of `usual` is left out while it is the
    very object that is named there, as an empty position has it.
    """

    def __init__(
        self,
        version: int,
        parts: dict[str, Any],
        skipped: tuple[str, ...] = ("recorder",),
        usual: dict[str, Any] | None = None,
    ) -> None:
        self.version: Final = version
        self._parts: Final = parts
        self._names: Final = {(part.kind if isinstance(part, Form) else part): name for name, part in parts.items()}
        self._skipped: Final = skipped
        self._usual: Final[dict[str, Any]] = usual or {}
        self._fields: Final[dict[Any, list[str]]] = {}

    def encode(self, position: Any) -> bytes:
        """Return a position as bytes."""
        return msgspec.msgpack.encode({_VERSION: self.version, **self._written(position)})

    def decode(self, data: bytes, empty: Any) -> None:
        """Fill an empty position with what `encode` wrote; raise ValueError if another version wrote it."""
        fields: dict[str, Any] = msgspec.msgpack.decode(data)
        found = fields.pop(_VERSION, None)
        if found != self.version:
            raise ValueError(f"a position of format {found}: this is format {self.version}")
        self._fill(empty, fields)

    def fields_of(self, owner: Any) -> list[str]:
        """Return the names of an object's fields in alphabetical order, without the skipped ones."""
        kind = type(owner)
        if kind not in self._fields:
            found = {name for name in _all_fields(owner) if name not in self._skipped}
            self._fields[kind] = sorted(found)
        return self._fields[kind]

    def _written(self, owner: Any) -> dict[str, Any]:
        fields = {name: getattr(owner, name) for name in self.fields_of(owner)}
        unusual = {name: value for name, value in fields.items() if self._usual.get(name, self) is not value}
        return {name: self._plain(value) for name, value in unusual.items()}

    def _plain(self, value: Any) -> Any:
        if isinstance(value, list):
            if value and not isinstance(value[0], (int, str)):
                return [self._plain(each) for each in value]
            return value
        name = self._names.get(type(value))
        if name is None:
            return value
        part = self._parts[name]
        return [name, part.write(value) if isinstance(part, Form) else self._written(value)]

    def _fill(self, owner: Any, fields: dict[str, Any]) -> None:
        left_out = {name for name in self.fields_of(owner) if name not in fields}
        if not left_out <= set(self._usual) or len(fields) + len(left_out) != len(self.fields_of(owner)):
            raise ValueError(f"fields of {type(owner).__name__}: {', '.join(sorted(fields))}")
        for name, value in fields.items():
            setattr(owner, name, self._read(value))

    def _read(self, value: Any) -> Any:
        if not isinstance(value, list) or not value:
            return value
        part = self._parts.get(value[0]) if isinstance(value[0], str) else None
        if part is None:
            return [self._read(each) for each in value] if isinstance(value[0], list) else value
        if isinstance(part, Form):
            return part.read(value[1])
        found = part()
        self._fill(found, value[1])
        return found


def _all_fields(owner: Any) -> set[str]:
    """Return the names of all fields: from the instance's `__dict__`, or from its classes if they are compiled."""
    if hasattr(owner, "__dict__"):
        return set(vars(owner))
    kinds: list[Any] = list(type(owner).__mro__)
    return {name for kind in kinds for name, value in vars(kind).items() if _is_field(name, value)}


def _is_field(name: str, value: Any) -> bool:
    return type(value).__name__ == "getset_descriptor" and not name.startswith("__")
