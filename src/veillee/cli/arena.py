"""`veillee arena`: a tournament in which everybody meets everybody from every seat."""

from rich.console import Console

from veillee.cli.asked import ArenaOptions, ArenaPlayer, Csv, Game, Html, Parquet, Ray, Seed, Workers
from veillee.cli.mistake import MISTAKES, refuse


def arena(
    game: Game,
    *players: ArenaPlayer,
    games: int = 100,
    seed: Seed = 1,
    options: ArenaOptions = "{}",
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
    games
        How many seeds; two players play each twice, once from either seat.
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
