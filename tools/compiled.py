"""Copy the package and compile its rules and bots with mypyc, as one group.

    python tools/compiled.py DIRECTORY

Without a C compiler the copy stays plain Python: the same files, only slower.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED_PACKAGES = ("core", "games", "bots")
# mypyc keeps only the outer type of an annotation, so msgspec structs that are read or described stay plain.
PLAIN_MODULES = ("runner", "adapter", "scenario", "options", "view", "event", "outcome", "glimpse", "network")

_SETUP = """
import os
from mypyc.build import mypycify
from setuptools import setup
setup(
    name="veillee_compiled",
    packages=[],
    ext_modules=mypycify(["--strict", "--config-file", {config!r}, *{files!r}], opt_level="3", debug_level="0"),
    script_args=["-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
)
"""


def compiled_files(package: Path) -> list[str]:
    """List the modules that are compiled: all of the hot packages but scenario readers and structs."""
    files: list[str] = []
    for name in COMPILED_PACKAGES:
        for path in sorted((package / name).rglob("*.py")):
            if path.stem not in PLAIN_MODULES and "schema" not in path.parts and path.stat().st_size > 0:
                files.append(str(path.relative_to(package.parent)))
    return files


def compile_tree(target: Path) -> bool:
    """Compile the copy of the package under `target` in place; False when there is no compiler."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        return False
    script = _SETUP.format(config=str(ROOT / "pyproject.toml"), files=compiled_files(target / "veillee"))
    environment = {**os.environ, "MYPYPATH": ".", "CFLAGS": "-fno-semantic-interposition -Wl,-Bsymbolic"}
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=target, env=environment, check=False, capture_output=True, text=True
    )
    shutil.rmtree(target / "build", ignore_errors=True)
    if result.returncode:
        print(result.stdout + result.stderr, file=sys.stderr)
    return result.returncode == 0


def fingerprint() -> str:
    """Return a digest of everything that the compiled modules depend on."""
    package = ROOT / "src" / "veillee"
    digest = hashlib.sha256(Path(__file__).read_bytes() + sys.version.encode())
    for name in COMPILED_PACKAGES:
        for path in sorted((package / name).rglob("*.py")):
            digest.update(str(path.relative_to(package)).encode() + path.read_bytes())
    return digest.hexdigest()


def main() -> None:
    target = Path(sys.argv[1]).resolve()
    mark = target / "fingerprint"
    wanted = fingerprint()
    unchanged = mark.exists() and mark.read_text() == wanted
    if not unchanged:
        shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", target, ignore=ignored, dirs_exist_ok=True)
    if unchanged:
        print("Rules and bots are compiled already.")
    elif compile_tree(target):
        mark.write_text(wanted)
        print("Rules and bots are compiled.")
    else:
        print("No compiler here, or it failed: rules and bots run as plain Python, only slower.", file=sys.stderr)
        if os.environ.get("CI"):
            sys.exit(1)


if __name__ == "__main__":
    main()
