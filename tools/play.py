"""Start the server at once, and prepare in the background what makes it better.

    python tools/play.py serve --open    # any command of `veillee`

The compiled build is used if it is up to date. If not, the server starts on the plain files; what leaning furniture
and quick bots need is fetched and compiled in the background, and the bots then switch to it.
"""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import compiled

BUILD = compiled.ROOT / ".build"
FULL_TREE, QUICK_TREE = BUILD / "compiled", BUILD / "quick"


def ready_tree() -> Path | None:
    """Return a compiled tree that is up to date, the fastest there is."""
    return next((tree for tree in (FULL_TREE, QUICK_TREE) if compiled.refresh(tree)), None)


def start_behind() -> "subprocess.Popen[bytes]":
    """Start the preparations, in a session of their own: Ctrl-C is the server's."""
    command = ["nice", "-n", "10", sys.executable, str(compiled.ROOT / "tools" / "behind.py"), str(QUICK_TREE)]
    return subprocess.Popen(command, start_new_session=True)


def main() -> int:
    arguments = sys.argv[1:]
    serving = arguments[:1] == ["serve"]
    tree = ready_tree()
    environment = {**os.environ, "PYTHONPATH": str(tree or compiled.ROOT / "src")}
    if tree is None:
        environment["VEILLEE_COMPILED"] = str(QUICK_TREE)
    signal.signal(signal.SIGINT, lambda *_: None)  # the program hears it too, and ends in its own way
    program = subprocess.Popen([sys.executable, "-m", "veillee", *arguments], env=environment)
    signal.signal(signal.SIGTERM, lambda *_: program.terminate())
    behind = start_behind() if serving else None
    try:
        return program.wait()
    finally:
        if behind is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(behind.pid, signal.SIGTERM)
            behind.wait()


if __name__ == "__main__":
    sys.exit(main())
