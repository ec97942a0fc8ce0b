"""The examples of docs/research.md, run in a fresh virtualenv, outside the tree.

Nothing is installed into it: what `pip install 'veillee[research]'` would bring, and Veillée itself, are lent by path
from here, because a test fetches nothing. So this finds an example that needs the tree, its tests or its working
directory, but not a package that is missing from the extra.
"""

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

from veillee.games.registry import find_game

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
LONGEST = 300


def test_every_example_runs_from_elsewhere(tmp_path: Path) -> None:
    assert len(EXAMPLES) >= 5
    fresh = tmp_path / "fresh"
    venv.create(fresh, symlinks=True)
    python = fresh / "bin" / "python"
    packages = next(fresh.glob("lib/python*/site-packages"))
    lent = [path for path in sys.path if path and Path(path).is_dir() and Path(path).name != "tests"]
    (packages / "lent.pth").write_text("\n".join(lent) + "\n", encoding="utf-8")
    script = tmp_path / "page.py"
    parts = [f"def part_{number}():\n" + _indented(text) for number, text in enumerate(EXAMPLES)]
    calls = [f"print({number}, flush=True)\npart_{number}()" for number in range(len(EXAMPLES))]
    script.write_text("\n".join([*parts, *calls]) + "\n", encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL"))}
    done = subprocess.run(
        [python, "-W", "ignore", script], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=LONGEST
    )
    assert done.returncode == 0, f"example {done.stdout.split()[-1:]}: {done.stderr[-2000:]}"


def test_the_sizes_are_those_of_the_games() -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([\d,]+) \| ([\d–]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 3
    for title, observed, actions in rows:
        game = find_game(title.lower().replace(" ", "-").replace("è", "e"))
        assert observed == f"{game.observation_size():,}"
        assert actions == (str(len(game.action_codes())) if game.action_codes() else "–")


def _indented(text: str) -> str:
    return "".join(f"    {line}\n" if line else "\n" for line in text.splitlines())
