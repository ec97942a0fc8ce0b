"""Build the parts that a page loads to play without a server, into .build/offline.

    python -m tools.offline.parts        # some seconds; nothing where they are up to date

Needs Node and the network once: Pyodide comes from npm (web/package.json says which), the compiled packages that it
runs come from the Python package index. Every part is compressed here, so that it is as small on every host.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools import packages

ROOT = packages.ROOT
PARTS = ROOT / ".build" / "offline"
FETCHED = ROOT / ".build" / "pyodide"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
TAKEN = ("librt", "msgspec", "mypy-extensions")
"""Packages of pyproject.toml that run in the browser too."""
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")
SOURCES = (".py", ".json", ".npz", ".ftl")
MARK = "parts.json"
ELSEWHERE = ("cli", "lab", "web", "study")
"""Folders of our package that have no part in it."""
LIMIT = 6.5e6
"""Compressed bytes that a visitor may have to load once."""


class Missing(Exception):
    """Something cannot be had; the text says what."""


def pyodide_version() -> str:
    """Return the version of Pyodide that the page is built for."""
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    version: str = package["devDependencies"]["pyodide"]
    return version


def fingerprint() -> str:
    """Return a digest of everything that the parts are made of."""
    digest = hashlib.sha256(pyodide_version().encode())
    tools = Path(__file__).parent
    for folder in (ROOT / "src" / "veillee", tools):
        for path in sorted(folder.rglob("*")):
            apart = not set(path.relative_to(ROOT).parts).isdisjoint(ELSEWHERE)
            if path.suffix in (*SOURCES, ".mjs") and path.is_file() and not apart:
                digest.update(str(path.relative_to(ROOT)).encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def is_fresh(parts: Path = PARTS) -> bool:
    """Tell whether the parts are of the present sources."""
    try:
        found: dict[str, Any] = json.loads((parts / MARK).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return found.get("build") == fingerprint()


def find_pyodide() -> Path:
    """Return the folder of Pyodide: the one among the page's packages, or one fetched beside them."""
    version = pyodide_version()
    for base in (ROOT / "web", FETCHED):
        folder = base / "node_modules" / "pyodide"
        package = folder / "package.json"
        if package.exists() and json.loads(package.read_text(encoding="utf-8"))["version"] == version:
            return folder
    npm = shutil.which("npm")
    if npm is None:
        raise Missing("Playing without a server needs Node once, to build its parts.")
    command = [npm, "install", "--no-save", "--loglevel=error", "--prefix", str(FETCHED), f"pyodide@{version}"]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        raise Missing("Pyodide could not be fetched: this page plays only with a server.")
    return FETCHED / "node_modules" / "pyodide"


def find_wheels() -> Path:
    """Return the folder of the packages for the browser, fetched where they are not there yet."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [each for each in project["dependencies"] if re.split("[^a-z-]", each)[0] in TAKEN]
    folder = FETCHED / f"wheels-{hashlib.sha256(' '.join([*wanted, PLATFORM]).encode()).hexdigest()[:8]}"
    if folder.exists():
        return folder
    incoming = folder.with_suffix(".incoming")
    shutil.rmtree(incoming, ignore_errors=True)
    choice = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
    command = [*packages.pip_for(packages.python_of(packages.VENV)), "download", "--quiet", "--no-deps"]
    command += ["--only-binary", ":all:", *choice, "--dest", str(incoming), *packages.PATIENCE[:4], *wanted]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        raise Missing("The packages for the browser could not be fetched: this page plays only with a server.")
    incoming.rename(folder)
    return folder


def build(target: Path = PARTS) -> None:
    """Write the parts; `parts.json`, which names them, last."""
    pyodide, wheels = find_pyodide(), find_wheels()
    incoming = target.with_suffix(".incoming")
    shutil.rmtree(incoming, ignore_errors=True)
    incoming.mkdir(parents=True)
    node = shutil.which("node") or "node"
    pack = [node, str(Path(__file__).parent / "pack.mjs"), str(pyodide), str(wheels), str(ROOT / "src"), str(incoming)]
    made = subprocess.run(pack, capture_output=True, text=True, check=False)
    if made.returncode:
        raise Missing(f"The parts of the offline page could not be built: {made.stderr.strip()[-300:]}")
    raw = {name: (incoming / name).read_bytes() for name in ("house.zip", "stdlib.zip")}
    raw["python.wasm"] = (pyodide / "pyodide.asm.wasm").read_bytes()
    for wheel in sorted(wheels.iterdir()):
        if not wheel.name.endswith("none-any.whl"):
            raw[f"{wheel.name.partition('-')[0]}.whl"] = wheel.read_bytes()
    for path in incoming.iterdir():
        path.unlink()
    parts = {name: _write_part(incoming, name, data) for name, data in raw.items()}
    scripts = {name.removesuffix(".mjs"): _write_script(incoming, pyodide / name) for name in SCRIPTS}
    (incoming / "games.json").write_bytes(_games())
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    named = {"build": fingerprint(), "pyodide": lock["info"], "parts": parts, "scripts": scripts}
    (incoming / MARK).write_text(json.dumps(named, indent=1) + "\n", encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    incoming.rename(target)


def _write_part(folder: Path, name: str, data: bytes) -> dict[str, Any]:
    squeezed = gzip.compress(data, 9, mtime=0)
    file = f"{name}-{hashlib.sha256(data).hexdigest()[:10]}.bin"
    (folder / file).write_bytes(squeezed)
    return {"file": file, "bytes": len(squeezed)}


def _write_script(folder: Path, script: Path) -> dict[str, Any]:
    """Copy a script under a name that every host knows to be one."""
    text = script.read_text(encoding="utf-8")
    text = re.sub(r"\n//# sourceMappingURL=.*\s*$", "\n", text)
    file = f"{script.stem}-{hashlib.sha256(text.encode()).hexdigest()[:10]}.js"
    (folder / file).write_text(text, encoding="utf-8")
    return {"file": file, "bytes": len(gzip.compress(text.encode(), 9))}


def _games() -> bytes:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [packages.python_of(packages.VENV), "-m", "veillee.offline.catalogue"]
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout


def main() -> None:
    if is_fresh():
        return
    try:
        build()
    except Missing as error:
        sys.exit(str(error))
    named = json.loads((PARTS / MARK).read_text(encoding="utf-8"))
    total = sum(each["bytes"] for kind in ("parts", "scripts") for each in named[kind].values())
    print(f"{total / 1e6:7.2f} MB  what playing without a server loads, compressed, once (limit {LIMIT / 1e6} MB)")
    if total > LIMIT:
        sys.exit("What playing without a server loads is too heavy.")


if __name__ == "__main__":
    main()
