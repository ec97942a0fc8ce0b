"""Copy the package and compile it with mypyc: rules and bots as one group, the server's way of a move as another.

    python tools/compiled.py DIRECTORY

Without a C compiler the copy stays plain Python: the same files, only slower. A class may only inherit from a compiled
one of its own group; the server's group only calls the rules, so that a change there does not compile them anew.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES, SERVER = "rules", "server"
COMPILED_PACKAGES = ("core", "games", "bots")
LOAD_GAME = "lab/load_game.py"
SERVER_MODULES = (
    "caller",
    "clock",
    "commands/play",
    "house",
    "limits",
    "live",
    "look",
    "players",
    "referee",
    "socket",
    "store/sqlite",
    "table",
    "wire",
)
# mypyc keeps only the outer type of an annotation, so msgspec structs that are read or described stay plain.
PLAIN_MODULES = ("scenario", "speaker", "options", "view", "event", "outcome", "network")

_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(
    name="veillee_compiled",
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--config-file", {config!r}, *{files!r}], opt_level="3", debug_level="0", group_name={group!r}
    ),
    script_args=["-q", "build_ext", "--inplace"],
)
"""


def compiled_files(package: Path, group: str) -> list[str]:
    """List the modules of a group: all of the hot packages but scenario readers and structs, or the server's few."""
    if group == SERVER:
        paths = [package / "server" / f"{name}.py" for name in SERVER_MODULES]
    else:
        found = [path for name in COMPILED_PACKAGES for path in sorted((package / name).rglob("*.py"))]
        paths = [path for path in found if path.stem not in PLAIN_MODULES and path.stat().st_size > 0]
        paths.append(package / LOAD_GAME)
    return [str(path.relative_to(package.parent)) for path in paths]


def compile_tree(target: Path, group: str = RULES) -> bool:
    """Compile a group in the copy of the package under `target`; False when there is no compiler."""
    if shutil.which(os.environ.get("CC", "cc")) is None:
        return False
    files = compiled_files(target / "veillee", group)
    script = _SETUP.format(config=str(ROOT / "pyproject.toml"), files=files, group=f"veillee_{group}")
    environment = {**os.environ, "MYPYPATH": ".", "CFLAGS": "-fno-semantic-interposition -Wl,-Bsymbolic"}
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=target, env=environment, check=False, capture_output=True, text=True
    )
    shutil.rmtree(target / "build", ignore_errors=True)
    if result.returncode:
        print(result.stdout + result.stderr, file=sys.stderr)
    return result.returncode == 0


def fingerprint(group: str) -> str:
    """Return a digest of everything that a group's compiled modules depend on."""
    package = ROOT / "src" / "veillee"
    digest = hashlib.sha256(Path(__file__).read_bytes() + sys.version.encode())
    folders = (*COMPILED_PACKAGES, LOAD_GAME) if group == RULES else ("server",)
    for folder in folders:
        for path in sorted((package / folder).rglob("*.py")) or [package / folder]:
            digest.update(str(path.relative_to(package)).encode() + path.read_bytes())
    return digest.hexdigest()


def main() -> None:
    target = Path(sys.argv[1]).resolve()
    stale = [group for group in (RULES, SERVER) if not _is_current(target, group)]
    if RULES in stale:
        shutil.rmtree(target, ignore_errors=True)
        stale = [RULES, SERVER]
    elif SERVER in stale:
        for module in (target / "veillee" / "server").rglob("*.so"):
            module.unlink()
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", target, ignore=ignored, dirs_exist_ok=True)
    for group in (RULES, SERVER):
        if group not in stale:
            print(f"{target.name}: the compiled {group} are up to date")
        elif compile_tree(target, group):
            (target / f"fingerprint-{group}").write_text(fingerprint(group))
            print(f"{target.name}: {group} compiled")
        else:
            print(f"{group}: no compiler here, or it failed: the plain Python files are used", file=sys.stderr)
            if os.environ.get("CI"):
                sys.exit(1)


def _is_current(target: Path, group: str) -> bool:
    mark = target / f"fingerprint-{group}"
    return mark.exists() and mark.read_text() == fingerprint(group)


if __name__ == "__main__":
    main()
