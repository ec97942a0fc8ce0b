"""`veillee play`: a game at the terminal against bots."""

import locale
import secrets

from rich.console import Console

from veillee.bots.players import level_player
from veillee.cli.parameters import Game
from veillee.cli.terminal_table import TerminalTable
from veillee.core import FastRng
from veillee.games.registry import all_games, find_game
from veillee.texts import LANGUAGES


def play(
    game: Game | None = None,
    *,
    level: int = 3,
    seat: int = 1,
    lang: str | None = None,
    seed: int | None = None,
) -> int:
    """Play a game against bots in the terminal; `veillee serve` plays in the browser.

    Parameters
    ----------
    level
        How strong the bots are, 1 (a child) to 5 (a master).
    seat
        Your seat, counted from 1.
    lang
        fr or en; by default your machine's language.
    seed
        A seed, to play the same game again.
    """
    console = Console(highlight=False)
    language = lang or ("en" if (locale.getlocale()[0] or "").startswith("en") else "fr")
    try:
        if game is None:
            raise ValueError(f"Which game? There are {', '.join(all_games())}.")
        chosen = find_game(game)
        if language not in LANGUAGES:
            raise ValueError(f"--lang {language}: choose fr or en")
        options = chosen.read_options(chosen.examples()[0])
        bots = level_player(chosen, level)
        if not 1 <= seat <= chosen.players(options):
            raise ValueError(f"--seat {seat}: choose 1 to {chosen.players(options)}")
    except (KeyError, ValueError) as error:
        console.print(str(error.args[0]), style="red", markup=False)
        return 2
    rng = FastRng(seed if seed is not None else secrets.randbits(60))
    table = TerminalTable(console, chosen, options, seat - 1, bots, rng, language)
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        console.print()
        console.print(table.texts.say("goodbye"))
    return 0
