"""The smallest game, as docs/adding-a-game.md prints it."""

import re
import sys
from pathlib import Path
from types import ModuleType

from veillee.core import Game

PAGE = Path(__file__).parents[1] / "docs" / "adding-a-game.md"


def smallest_game() -> Game:
    """Run the page's first block of Python and return its GAME."""
    module = ModuleType("smallest_game_of_the_page")
    sys.modules[module.__name__] = module
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code is not None
    exec(compile(code.group(1), PAGE, "exec"), module.__dict__)
    game: Game = module.GAME
    return game
