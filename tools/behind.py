"""Prepare what a running server can do without: MuJoCo, the compiled rules, what plays without a server, calls.

    python tools/behind.py TREE

Started by tools/play.py; says one sentence where something cannot be had.
"""

import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import compiled
from tools.offline import parts

COMPILER = compiled.ROOT / ".build" / "compiler"
_HEAD_START = 3.0  # the first page comes first


def fetch(*arguments: str) -> bool:
    """Fetch packages; False when they cannot be had."""
    command = [sys.executable, str(compiled.ROOT / "tools" / "packages.py"), *arguments]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def bring_mujoco() -> None:
    """Fetch MuJoCo: the server looks for it when a piece is leaned for the first time, and keeps to what it found."""
    if importlib.util.find_spec("mujoco") is None and not fetch("lean"):
        print("Without MuJoCo, which could not be fetched, furniture cannot lean; all else plays.", flush=True)


def bring_calls() -> None:
    """Fetch what seals notices and draws previews; the server looks for it whenever it is asked for."""
    wanted = ("cryptography", "PIL")
    if any(importlib.util.find_spec(each) is None for each in wanted) and not fetch("calls"):
        print("Nobody is called back while the page is closed: what that needs could not be fetched.", flush=True)


def fetch_compiler() -> bool:
    """Fetch mypyc where it is not there yet."""
    mark = COMPILER / ".ready"
    if importlib.util.find_spec("mypyc") is None and not mark.exists():
        if not fetch("compile", "--folder", str(COMPILER)):
            return False
        mark.touch()
    return True


def bring_compiled(tree: Path) -> None:
    """Fetch the compiler and compile the rules into a tree."""
    if not compiled.has_compiler():
        print(
            "Without a C compiler the bots think more slowly, up to two seconds a move; "
            "gcc and python3-dev make them quick.",
            flush=True,
        )
        return
    if not fetch_compiler():
        print("The bots think more slowly: what compiles their rules could not be fetched.", flush=True)
        return
    environment = {**os.environ, "PYTHONPATH": str(COMPILER)}
    command = [sys.executable, str(compiled.ROOT / "tools" / "compiled.py"), str(tree), "--quick"]
    subprocess.run(command, env=environment, capture_output=True, check=False)
    if not compiled.is_fresh(tree):
        print("The rules could not be compiled here: the bots think more slowly.", flush=True)


def bring_offline() -> None:
    """Build what the page plays with on its own device; the server looks for it when it is asked for."""
    try:
        if not parts.is_fresh():
            parts.build()
    except parts.Missing as error:
        print(error, flush=True)


def main() -> None:
    time.sleep(_HEAD_START)
    bring_mujoco()
    if not any(compiled.is_fresh(tree) for tree in (compiled.ROOT / ".build" / "compiled", Path(sys.argv[1]))):
        bring_compiled(Path(sys.argv[1]))
    bring_offline()
    bring_calls()


if __name__ == "__main__":
    main()
