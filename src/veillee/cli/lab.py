"""`veillee lab`: reports for designers, written as pages of the docs."""

from pathlib import Path
from typing import Literal


def lab(report: Literal["pas-touche-levels", "pas-touche-arbiter"], *, into: Path = Path("docs/lab")) -> int:
    """Simulate, and write a report with its figures.

    Parameters
    ----------
    report
        pas-touche-levels: is each level harder than the one below? pas-touche-arbiter: who wins on which line?
    into
        Folder of the report.
    """
    if report == "pas-touche-levels":
        from veillee.lab.touch_levels import write_report

        text = write_report(into)
    else:
        from veillee.lab.touch_bench import ROUNDS
        from veillee.lab.touch_bench import report as arbiter_report

        text = arbiter_report(ROUNDS)
        into.mkdir(parents=True, exist_ok=True)
        (into / "pas-touche-arbiter.md").write_text(text, "utf-8")
    print(text)
    return 0
