"""A trained network whose sums are done by the worker's script, in Float32Array (web/src/offline/network.ts)."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol
from zipfile import ZipFile

import msgspec

_SHAPE: Final = re.compile(rb"'descr': '<f2', 'fortran_order': False, 'shape': \((\d+),(?: (\d+))?\)")
_HEADER_BYTES: Final = 10


class Sums(Protocol):
    """What the script does; lists travel as JSON, bytes in hexadecimal."""

    def chances(self, sheet: str, chosen: str) -> str:
        """Return the probability of each chosen output."""

    def draw(self, sheets: str, chosen: str, seed: int) -> str:
        """Return the place of one output drawn for each observation."""

    def worth(self, sheet: str) -> float:
        """Return the expected result."""


MakeSums = Callable[[str], Sums]
"""Makes the sums of layers, given as JSON: name -> rows, columns, and float16 weights in hexadecimal."""


class ScriptNetwork:
    """Hands the sums to the script; the rules themselves are slower in a browser, and so is thinking ahead."""

    games = 64

    def __init__(self, path: Path, codes: list[int], make: MakeSums) -> None:
        self._sums: Final = make(msgspec.json.encode(_layers(path)).decode())
        self._index: Final = {code: index for index, code in enumerate(codes)}

    def chances(self, sheet: bytes, actions: list[int]) -> list[float]:
        found: list[float] = msgspec.json.decode(self._sums.chances(sheet.hex(), self._chosen([actions])))
        return found

    def draw(self, sheets: bytes, choices: list[list[int]], seed: int) -> list[int]:
        drawn: list[int] = msgspec.json.decode(self._sums.draw(sheets.hex(), self._chosen(choices), seed))
        return [actions[place] for actions, place in zip(choices, drawn)]

    def worth(self, sheet: bytes) -> float:
        return float(self._sums.worth(sheet.hex()))

    def _chosen(self, choices: list[list[int]]) -> str:
        return msgspec.json.encode([[self._index[action] for action in actions] for actions in choices]).decode()


def _layers(path: Path) -> dict[str, Any]:
    """Read the arrays of a `.npz` of float16, without NumPy."""
    found: dict[str, Any] = {}
    with ZipFile(path) as stored:
        for name in stored.namelist():
            array = stored.read(name)
            shape = _SHAPE.search(array)
            if shape is None:
                raise ValueError(f"{path}: {name} is not of float16")
            begin = _HEADER_BYTES + int.from_bytes(array[8:10], "little")
            rows, columns = int(shape[1]), int(shape[2] or 1)
            found[name.removesuffix(".npy")] = [rows, columns, array[begin:].hex()]
    return found
