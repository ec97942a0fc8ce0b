"""`veillee arena`: a tournament in which everybody meets everybody from every seat."""

from rich.console import Console

from veillee.cli.asked import Csv, Html, Parquet, Ray, Workers
from veillee.cli.mistake import MISTAKES, refuse


def arena(
    game: str,
    *players: str,
    games: int = 100,
    seed: int = 1,
    options: str = "{}",
    workers: Workers = None,
    ray: Ray = False,
    csv: Csv = None,
    parquet: Parquet = None,
    html: Html = None,
) -> int:
    """Let players meet, all against all, and rate them.

    Every group of players plays the same seeds, each once in every rotation of the seats.

    Parameters
    ----------
    game
        The game's id.
    players
        Two or more: random, level:1 to level:5, search:400 (simulations), search:200ms, FILE.py:Class, FILE.npz.
    games
        How many seeds; two players play each twice, once from either seat.
    seed
        The first seed; the same seed gives the same games, unless a player has a time limit.
    options
        The game's options as JSON; without a number of players there are as few as the game allows.
    """
    from veillee.cli.many import Files, play_and_show
    from veillee.lab.fixture import read_setting, round_robin

    console = Console(highlight=False)
    command = f"veillee arena {game} {' '.join(players)} --games {games} --seed {seed} --options '{options}'"
    try:
        files = Files(csv, parquet, html)
        fixtures = round_robin(read_setting(game, options), list(players), games, seed)
        play_and_show(console, fixtures, workers, ray, files, command)
    except MISTAKES as error:
        return refuse(console, error)
    return 0
