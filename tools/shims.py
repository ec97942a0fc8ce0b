"""Compile mypyc's shims in a few files instead of one each.

A compiled module is a shim, which hands on to the library of its group. Hundreds of runs of the C compiler for a page
of code each take a quarter of a quick build.
"""

import os
import re
from pathlib import Path

from setuptools import Extension

_ENTRY = re.compile(r"^PyInit_(\w+)\(void\)", re.MULTILINE)
# What mypyc adds for another compiler: the same name in every shim.
_SPARE = re.compile(r"^PyMODINIT_FUNC PyInit___init__\(void\).*$", re.MULTILINE)


Merged = list[tuple[Extension, list[Extension]]]
"""Libraries, each with the shims inside."""


def is_shim(module: Extension) -> bool:
    """Tell whether a module of mypyc's is a shim, not the library of a group."""
    return not module.name.endswith("__mypyc")


def merge(shims: list[Extension], folder: Path) -> Merged:
    """Return libraries that hold all shims; no two inside one have the same entry."""
    sheets: list[dict[str, Extension]] = []
    for shim in shims:
        found = _ENTRY.search(_text(shim))
        assert found is not None, shim.name
        entry = found[1]
        sheet = next((sheet for sheet in sheets if entry not in sheet), None)
        if sheet is None:
            sheet = {}
            sheets.append(sheet)
        sheet[entry] = shim
    merged: Merged = []
    for number, sheet in enumerate(sheets):
        source = folder / f"shims_{number}.c"
        source.write_text("\n".join(_SPARE.sub("", _text(shim)) for shim in sheet.values()))
        arguments = next(iter(sheet.values())).extra_compile_args
        library = Extension(f"veillee_shims_{number}", [str(source)], extra_compile_args=arguments)
        merged.append((library, list(sheet.values())))
    return merged


def spread(merged: Merged, suffix: str) -> None:
    """Give every shim its file: a name of the library that holds it."""
    for library, shims in merged:
        built = Path(library.name + suffix)
        for shim in shims:
            target = Path(shim.name.replace(".", "/") + suffix)
            target.unlink(missing_ok=True)
            os.link(built, target)
        built.unlink()


def _text(shim: Extension) -> str:
    return Path(shim.sources[0]).read_text()
