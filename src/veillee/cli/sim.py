"""`veillee sim`: many games with the same seats, with a progress bar and a summary."""

from rich.console import Console

from veillee.cli.mistake import MISTAKES, refuse
from veillee.cli.parameters import Csv, Game, Html, Parquet, Ray, SeatOptions, SeatPlayers, Seed, Workers


def sim(
    game: Game,
    *,
    games: int = 1000,
    players: SeatPlayers = "random,random",
    seed: Seed = 1,
    options: SeatOptions = "{}",
    workers: Workers = None,
    ray: Ray = False,
    csv: Csv = None,
    parquet: Parquet = None,
    html: Html = None,
) -> int:
    """Play many games between players that keep their seats, and summarise them.

    Parameters
    ----------
    games
        How many games.
    """
    from veillee.cli.batch_output import Files, play_and_show
    from veillee.lab.arena.game_setup import read_setup
    from veillee.lab.arena.match_spec import same_seats

    console = Console(highlight=False)
    names = [name.strip() for name in players.split(",")]
    command = f"veillee sim {game} --games {games} --players {players} --seed {seed} --options '{options}'"
    try:
        files = Files(csv, parquet, html)
        specs = same_seats(read_setup(game, options, len(names)), names, games, seed)
        play_and_show(console, specs, workers, ray, files, command)
    except MISTAKES as error:
        return refuse(console, error)
    return 0
