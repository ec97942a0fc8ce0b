"""Copy the package and compile its rules and bots with mypyc.

    python tools/compiled.py DIRECTORY           # -O3, in one group: benches and wheels
    python tools/compiled.py DIRECTORY --quick   # -O1, in groups side by side: a third of the time; playing and tests

Without a C compiler the copy stays plain Python: the same files, only slower.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES = ("core", "games", "bots")
# Structs that msgspec reads are plain; a game's study belongs to the lab, which is not compiled.
PLAIN_FOLDERS = ("schema", "study")
# mypyc keeps only the outer type of an annotation, so msgspec structs that are read or described stay plain.
PLAIN_MODULES = (
    "runner",
    "adapter",
    "scenario",
    "options",
    "view",
    "event",
    "outcome",
    "network",
    "numpy_network",
    "riddle",
    "riddles",
)
FULL, QUICK = "-O3", "-O1"
MARK = "fingerprint"
"""Written into a tree last: the digest of what it was compiled from."""
COMPILERS = [Path(__file__).with_name(name) for name in ("compiled.py", "extensions.py", "shims.py")]
"""What compiles, by which the result may differ."""
BUILD_FILE = "build.txt"
"""Says, inside the package, how it was compiled."""


def is_compiled(path: Path) -> bool:
    """Tell whether a module is compiled: neither a scenario reader, nor one of structs, nor empty."""
    plain = path.stem in PLAIN_MODULES or not set(path.parts).isdisjoint(PLAIN_FOLDERS)
    return not plain and path.stat().st_size > 0


def compiled_groups(package: Path, level: str) -> list[tuple[list[str], str]]:
    """Return the groups that are compiled side by side: at -O1 every game is one, at -O3 all is one.

    Only what is compiled as one group calls methods directly, for all subclasses are known then.
    """
    groups: dict[str, list[str]] = {}
    for name in COMPILED_PACKAGES:
        for path in filter(is_compiled, sorted((package / name).rglob("*.py"))):
            inner = path.relative_to(package).parts
            apart = level == QUICK and name == "games" and len(inner) > 2
            groups.setdefault(inner[1] if apart else "shared", []).append(str(path.relative_to(package.parent)))
    return [(files, f"veillee_{name}") for name, files in groups.items()]


def compile_tree(target: Path, level: str = FULL) -> bool:
    """Compile the copy of the package under `target` in place; False when there is no compiler."""
    if not has_compiler():
        return False
    groups = compiled_groups(target / "veillee", level)
    environment = {**os.environ, "MYPYPATH": ".", "CFLAGS": "-fno-semantic-interposition -Wl,-Bsymbolic"}
    script, config = Path(__file__).with_name("extensions.py"), ROOT / "pyproject.toml"
    command = [sys.executable, str(script), str(config), level.removeprefix("-O"), json.dumps(groups)]
    result = subprocess.run(command, cwd=target, env=environment, check=False, capture_output=True, text=True)
    shutil.rmtree(target / "build", ignore_errors=True)
    if result.returncode:
        print(result.stdout + result.stderr, file=sys.stderr)
        return False
    (target / "veillee" / BUILD_FILE).write_text(f"compiled {level}\n")
    return True


def fingerprint() -> str:
    """Return a digest of everything that the compiled modules depend on."""
    package = ROOT / "src" / "veillee"
    digest = hashlib.sha256(sys.version.encode())
    for path in COMPILERS:
        digest.update(path.read_bytes())
    for name in COMPILED_PACKAGES:
        for path in sorted((package / name).rglob("*.py")):
            digest.update(str(path.relative_to(package)).encode() + path.read_bytes())
    return digest.hexdigest()


def has_compiler() -> bool:
    """Tell whether there is a C compiler, and what compiles for Python."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(os.environ.get("CC", "cc")) is not None and header.exists()


def is_fresh(tree: Path) -> bool:
    """Tell whether a tree was compiled from the present sources."""
    mark = tree / MARK
    return mark.exists() and mark.read_text() == fingerprint()


def copy_sources(tree: Path) -> None:
    """Copy the package: what is not compiled is always the present one."""
    shutil.copytree(ROOT / "src", tree, ignore=shutil.ignore_patterns("__pycache__", "*.so"), dirs_exist_ok=True)


def refresh(tree: Path) -> bool:
    """Bring the plain files of a tree up to date, or remove one whose compiled files are old; False when it is gone."""
    if is_fresh(tree):
        copy_sources(tree)
        return True
    shutil.rmtree(tree, ignore_errors=True)
    return False


def build(tree: Path, level: str) -> bool:
    """Compile the present sources into a tree, which is there only when it is complete."""
    wanted = fingerprint()
    for left in tree.parent.glob(f"{tree.name}.*"):
        if not _runs(int(left.suffix[1:])):
            shutil.rmtree(left)
    growing = tree.with_name(f"{tree.name}.{os.getpid()}")
    copy_sources(growing)
    if not compile_tree(growing, level):
        shutil.rmtree(growing)
        return False
    (growing / MARK).write_text(wanted)
    shutil.rmtree(tree, ignore_errors=True)
    growing.rename(tree)
    return True


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("directory", type=Path)
    parser.add_argument("--quick", action="store_true")
    given = parser.parse_args()
    tree = given.directory.resolve()
    if refresh(tree):
        print("Rules and bots are compiled already.")
    elif build(tree, QUICK if given.quick else FULL):
        print("Rules and bots are compiled.")
    else:
        print("No compiler here, or it failed: rules and bots run as plain Python, only slower.", file=sys.stderr)
        if os.environ.get("CI"):
            sys.exit(1)
        copy_sources(tree)


if __name__ == "__main__":
    main()
