"""`veillee arena`: a tournament in which everybody meets everybody from every seat."""

from rich.console import Console

from veillee.cli.mistake import MISTAKES, refuse
from veillee.cli.parameters import ArenaOptions, ArenaPlayer, Csv, Game, Html, Parquet, Ray, Seed, Workers


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
    """Play a tournament, everybody against everybody, and rate the players.

    Every group of players plays the same seeds, once in every rotation of the seats.

    Parameters
    ----------
    games
        How many seeds; two players play each twice, once from either seat.
    """
    from veillee.cli.batch_output import Files, play_and_show
    from veillee.lab.arena.game_setup import read_setup
    from veillee.lab.arena.match_spec import round_robin

    console = Console(highlight=False)
    command = f"veillee arena {game} {' '.join(players)} --games {games} --seed {seed} --options '{options}'"
    try:
        files = Files(csv, parquet, html)
        specs = round_robin(read_setup(game, options), list(players), games, seed)
        play_and_show(console, specs, workers, ray, files, command)
    except MISTAKES as error:
        return refuse(console, error)
    return 0
