"""The learning curve of a baseline: a page in Markdown and its picture."""

from veillee.lab.baseline.run import DECISIONS, GAMES, HIDDEN, BaselineConfig, Check
from veillee.lab.reports.plots import Picture, curve

_MILLION = 1_000_000


def draw_curve(config: BaselineConfig, checks: list[Check], seats: int) -> Picture:
    """Draw what was won after how many decisions."""
    points = {check.decisions / _MILLION: check.share for check in checks}
    return curve(points, "millions of decisions", f"share of the points against {config.against}, %", 1 / seats)


def curve_page(config: BaselineConfig, checks: list[Check], seats: int, picture: str, command: str) -> str:
    """Return the page; `picture` is the file beside it, or empty where none was drawn."""
    rows = [f"| {check.decisions:,} | {check.share.percent()} |" for check in checks]
    shown = [f"![Share of the points against {config.against}, by decisions]({picture})", ""] if picture else []
    return "\n".join(
        [
            f"# {config.game}: a player that learns",
            "",
            f"Two hidden layers ({HIDDEN[0]} and {HIDDEN[1]}) learnt by playing every seat of {GAMES} games at once"
            f" (`TableVectorEnv`), with PPO in NumPy, {DECISIONS:,} decisions a lesson.",
            f"At each check the learner, which draws its moves, met {config.against} in {config.games * seats} games,"
            f" {config.games} from each of {seats} seats, always the seeds from {config.seed}.",
            "Figures in brackets are Wilson's 95 % intervals.",
            "",
            *shown,
            f"| decisions | share of the points against {config.against} |",
            "|---:|---:|",
            *rows,
            "",
            f"Made by `{command}`.",
            "",
        ]
    )
