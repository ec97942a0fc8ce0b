"""`veillee train`: a player that learns by playing against itself."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from veillee.cli.mistake import MISTAKES, refuse
from veillee.cli.parameters import Game


def train(
    game: Game,
    *,
    minutes: float = 30.0,
    folder: Path | None = None,
    against: Path | None = None,
    begin: Path | None = None,
    spar: str = "",
    rate: float | None = None,
    entropy: tuple[float, float] | None = None,
    magnet: float = 0.0,
    seed: int = 1,
) -> int:
    """Train a network by self-play; a stopped run continues where it was.

    Parameters
    ----------
    minutes
        How long to train, including earlier runs in the same folder.
    folder
        Folder for the checkpoint and the weights.
    against
        Weights of an opponent that does not learn: train a best response to it.
    begin
        Weights to start from, instead of random ones.
    spar
        A player to play against in a quarter of the games, named as in the arena, such as level:2.
    rate
        Initial learning rate, 0.001 by default; use less for weights that already play well.
    entropy
        Entropy bonus at the start and at the end, 0.03 and 0.005 by default.
    magnet
        How strongly to stay near the average of earlier weights, such as 0.1.
    seed
        Seed of the initial weights and of the games.
    """
    from veillee.lab.extras import need
    from veillee.lab.training.config import ENTROPY, RATE, TrainingConfig

    console = Console(highlight=False)
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[told]}")
    try:
        need("train", "torch")
        from veillee.lab.training.run import Progress as Standing
        from veillee.lab.training.run import train

        with Progress(*columns, console=console) as bar:
            task = bar.add_task(game, total=60 * minutes, told="")

            def tell(standing: Standing) -> None:
                told = " ".join(f"{name} {amount:.3f}" for name, amount in standing.told.items())
                line = f"{standing.decisions / 1e6:.1f} M decisions, {told}, points {standing.points:+.3f}"
                bar.update(task, completed=standing.spent, told=line)

            where = folder or Path(".build/training") / game
            config = TrainingConfig(
                game,
                where,
                minutes,
                seed=seed,
                rate=RATE if rate is None else rate,
                entropy=ENTROPY if entropy is None else entropy,
                magnet=magnet,
                against=against,
                begin=begin,
                spar=spar,
            )
            written = train(config, tell)
    except MISTAKES as error:
        return refuse(console, error)
    console.print(f"weights: {written}")
    return 0
