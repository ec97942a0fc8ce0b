"""`veillee arena`: a tournament in which everybody meets everybody from every seat."""

from pathlib import Path

from rich.console import Console


def arena(
    game: str,
    *players: str,
    games: int = 100,
    seed: int = 1,
    options: str = "{}",
    workers: int | None = None,
    ray: bool | str = False,
    csv: Path | None = None,
    parquet: Path | None = None,
    html: Path | None = None,
) -> int:
    """Let players meet, all against all, and rate them.

    Every group of players plays the same seeds, each once in every rotation of the seats.

    Parameters
    ----------
    game
        The game's id.
    players
        Two or more: random, level:1 to level:5, search:400 (simulations) or search:200ms.
    games
        How many seeds; two players play each twice, once from either seat.
    seed
        The first seed; the same seed gives the same games, unless a player has a time limit.
    options
        The game's options as JSON; without a number of players there are as few as the game allows.
    workers
        Processes; all cores by default.
    ray
        Play on a Ray cluster: `--ray ADDRESS`, or `--ray` to start one here.
    csv
        Write a row for each seat of each game.
    parquet
        Write the same rows as Parquet.
    html
        Write a report with pictures.
    """
    from veillee.cli.many import Files, play_and_show
    from veillee.lab.fixture import read_setting, round_robin

    console = Console(highlight=False)
    command = f"veillee arena {game} {' '.join(players)} --games {games} --seed {seed} --options '{options}'"
    try:
        files = Files(csv, parquet, html)
        fixtures = round_robin(read_setting(game, options), list(players), games, seed)
        play_and_show(console, fixtures, workers, ray, files, command)
    except (KeyError, ValueError) as error:
        console.print(str(error.args[0]), style="red", markup=False)
        return 2
    return 0
