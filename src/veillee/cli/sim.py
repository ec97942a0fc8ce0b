"""`veillee sim`: many games with the same seats, with a progress bar and a summary."""

from rich.console import Console

from veillee.cli.asked import Csv, Html, Parquet, Ray, Workers
from veillee.cli.mistake import MISTAKES, refuse


def sim(
    game: str,
    *,
    games: int = 1000,
    players: str = "random,random",
    seed: int = 1,
    options: str = "{}",
    workers: Workers = None,
    ray: Ray = False,
    csv: Csv = None,
    parquet: Parquet = None,
    html: Html = None,
) -> int:
    """Play many games between players that keep their seats, and sum them up.

    Parameters
    ----------
    game
        The game's id.
    games
        How many games.
    players
        One player a seat: random, level:1 to level:5, search:400 (simulations), search:200ms, FILE.py:Class, FILE.npz.
    seed
        The first game's seed; the same seed gives the same games, unless a player has a time limit.
    options
        The game's options as JSON; the number of players follows from `players`.
    """
    from veillee.cli.many import Files, play_and_show
    from veillee.lab.fixture import read_setting, same_seats

    console = Console(highlight=False)
    names = [name.strip() for name in players.split(",")]
    command = f"veillee sim {game} --games {games} --players {players} --seed {seed} --options '{options}'"
    try:
        files = Files(csv, parquet, html)
        fixtures = same_seats(read_setting(game, options, len(names)), names, games, seed)
        play_and_show(console, fixtures, workers, ray, files, command)
    except MISTAKES as error:
        return refuse(console, error)
    return 0
