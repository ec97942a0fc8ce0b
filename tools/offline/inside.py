"""Runs inside Pyodide: compile our modules, and those of the standard library that they need, into two archives.

The interpreter that will run them has to compile them. `pack.mjs` mounts the folders and calls `pack`.
"""

import importlib
import importlib.util
import io
import pkgutil
import sys
import types
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOMS: Final = (
    "veillee.core",
    "veillee.games",
    "veillee.bots",
    "veillee.texts",
    "veillee.offline",
    "veillee.server.analysis",
    "veillee.server.messages",
    "veillee.server.reaction",
    "veillee.server.session",
    "veillee.server.tables",
)
"""Packages that are taken whole; of others, what these import."""
LEFT_OUT: Final = (".study", ".scenario", ".numpy_network", ".offline.catalogue", ".evening_session")
DATA: Final = (".json", ".npz")
RIDDLES: Final = "riddles.json"
"""The page reads them itself."""
LATER: Final = ("importlib.readers", "tempfile", "traceback", "zipfile", "encodings.cp437", "pyodide.webloop")
"""Modules that are imported only when something is read, told or goes wrong."""
OPTIMISED: Final = 2  # neither assertions nor docstrings


def pack(target: str) -> None:
    """Write `stdlib.zip` and `house.zip` into a folder."""
    for name in (*LATER, *_ours()):
        importlib.import_module(name)
    house, stdlib = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(house, "w") as ours, zipfile.ZipFile(stdlib, "w") as theirs:
        for module in [each for each in sys.modules.values() if isinstance(each, types.ModuleType)]:
            _add(module, ours, theirs)
    Path(target, "house.zip").write_bytes(house.getvalue())
    Path(target, "stdlib.zip").write_bytes(stdlib.getvalue())


def _ours() -> Iterator[str]:
    for room in ROOMS:
        yield room
        package = importlib.import_module(room)
        for found in pkgutil.walk_packages(package.__path__, f"{room}."):
            if not any(part in f"{found.name}." for part in (f"{each}." for each in LEFT_OUT)):
                yield found.name


def _add(module: types.ModuleType, ours: zipfile.ZipFile, theirs: zipfile.ZipFile) -> None:
    """Compile a module into the archive that it belongs to; those that are built in need none."""
    spec = module.__spec__
    if spec is None or spec.origin is None or not spec.origin.endswith(".py") or module.__name__ == "__main__":
        return
    from_stdlib = ".zip/" in spec.origin
    if not from_stdlib and module.__name__.partition(".")[0] not in ("veillee", "mypy_extensions"):
        return  # a wheel, which is taken as it is
    path = module.__name__.replace(".", "/") + ("/__init__" if spec.submodule_search_locations is not None else "")
    source = spec.loader.get_data(spec.origin)  # type: ignore[union-attr]
    _write(theirs if from_stdlib else ours, f"{path}.pyc", _compiled(source, f"{path}.py"))
    if spec.submodule_search_locations is not None and not from_stdlib:
        for file in sorted(Path(spec.origin).parent.iterdir()):
            if file.suffix in DATA and file.name != RIDDLES:
                _write(ours, f"{path.removesuffix('__init__')}{file.name}", file.read_bytes())


def _compiled(source: bytes, name: str) -> bytes:
    """Return the bytes of a `.pyc` that is never checked against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=OPTIMISED)
    found: bytes = importlib._bootstrap_external._code_to_hash_pyc(code, bytes(8), False)  # type: ignore[attr-defined]
    return found


def _write(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Store a file uncompressed, the same bytes each time: the whole archive is compressed later."""
    archive.writestr(zipfile.ZipInfo(name), data)
