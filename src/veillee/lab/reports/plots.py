"""Pictures of figures as SVG, always with their intervals; Matplotlib draws them where it is installed."""

import importlib.util
import io
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from veillee.lab.statistics.intervals import Interval

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_INK: Final = "#33415c"
_LIGHT: Final = "#9db4d6"
_MARK: Final = "#c8553d"
_ROW: Final = 0.27
_BARS: Final = 30
_PALE: Final = 2.2  # so that the darkest square still lets its figure be read

# Text stays text, and the same figures give the same file.
_STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "veillee",
    "font.size": 10.0,
    "axes.axisbelow": True,
}


class Picture(NamedTuple):
    """Figures as a picture and as a table; `svg` is empty where Matplotlib is not installed."""

    svg: str
    heads: list[str]
    rows: list[list[str]]


def can_draw() -> bool:
    """Tell whether Matplotlib is installed."""
    return importlib.util.find_spec("matplotlib") is not None


def dots(values: dict[str, Interval], label: str, even: float | None = None, percent: bool = True) -> Picture:
    """Draw a dot with its interval for each name; `even` marks the expected value."""
    rows = [[name, value.percent() if percent else value.plain()] for name, value in values.items()]
    svg = _draw_dots(values, label, even, 100 if percent else 1) if can_draw() else ""
    return Picture(svg, ["", label], rows)


def histogram(values: list[int], label: str) -> Picture:
    """Draw how often each whole number came, in at most thirty bars."""
    low, high = min(values), max(values)
    width = (high - low) // _BARS + 1
    counts = Counter((value - low) // width for value in values)
    starts = [low + width * bar for bar in range((high - low) // width + 1)]
    shares = [100 * counts[bar] / len(values) for bar in range(len(starts))]
    names = [str(start) if width == 1 else f"{start} to {start + width - 1}" for start in starts]
    rows = [[name, f"{share:.1f} %"] for name, share in zip(names, shares)]
    svg = _draw_bars([start + (width - 1) / 2 for start in starts], shares, width, label) if can_draw() else ""
    return Picture(svg, [label, "of the games"], rows)


def grid(values: list[list[float]], rows: list[str], columns: list[str], label: str) -> Picture:
    """Draw a table of shares as squares, darker where there is more."""
    written = [[name, *(f"{100 * value:.1f} %" for value in row)] for name, row in zip(rows, values)]
    svg = _draw_squares(values, rows, columns, label) if can_draw() else ""
    return Picture(svg, [label, *columns], written)


def curve(points: dict[float, Interval], across: str, label: str, even: float | None = None) -> Picture:
    """Draw a share as it changes, with its interval as a band; `even` marks the expected value."""
    rows = [[f"{place:g}", value.percent()] for place, value in points.items()]
    svg = _draw_curve(points, across, label, even) if can_draw() else ""
    return Picture(svg, [across, label], rows)


def _draw_dots(values: dict[str, Interval], label: str, even: float | None, scale: int) -> str:
    import matplotlib

    with matplotlib.rc_context(_STYLE):
        figure, axes = _figure(0.9 + _ROW * len(values))
        for row, value in enumerate(values.values()):
            axes.plot([scale * value.low, scale * value.high], [row, row], color=_LIGHT, linewidth=4)
            axes.plot([scale * value.value], [row], "o", color=_INK, markersize=5)
        if even is not None:
            axes.axvline(scale * even, color=_MARK, linestyle="--", linewidth=1)
        axes.set_yticks(range(len(values)), list(values))
        axes.set_ylim(len(values) - 0.5, -0.5)
        axes.set_xlabel(label)
        axes.grid(axis="x", color="#e3e3e3")
        return _svg(figure)


def _draw_curve(points: dict[float, Interval], across: str, label: str, even: float | None) -> str:
    import matplotlib

    with matplotlib.rc_context(_STYLE):
        figure, axes = _figure(3.2)
        places, values = list(points), list(points.values())
        low, high = [100 * value.low for value in values], [100 * value.high for value in values]
        axes.fill_between(places, low, high, color=_LIGHT, alpha=0.5, linewidth=0)
        axes.plot(places, [100 * value.value for value in values], "o-", color=_INK, markersize=4)
        if even is not None:
            axes.axhline(100 * even, color=_MARK, linestyle="--", linewidth=1)
        axes.set_ylim(0, 100)
        axes.set_xlabel(across)
        axes.set_ylabel(label)
        axes.grid(axis="y", color="#e3e3e3")
        return _svg(figure)


def _draw_bars(middles: list[float], shares: list[float], width: int, label: str) -> str:
    import matplotlib

    with matplotlib.rc_context(_STYLE):
        figure, axes = _figure(2.6)
        axes.bar(middles, shares, width=0.9 * width, color=_INK)
        axes.set_xlabel(label)
        axes.set_ylabel("% of the games")
        axes.grid(axis="y", color="#e3e3e3")
        return _svg(figure)


def _draw_squares(values: list[list[float]], rows: list[str], columns: list[str], label: str) -> str:
    import matplotlib

    with matplotlib.rc_context(_STYLE):
        figure, axes = _figure(0.9 + 0.45 * len(rows))
        most = max(max(row) for row in values) or 1.0
        axes.imshow(values, cmap="Blues", vmin=0.0, vmax=_PALE * most, aspect="auto")
        for y, row in enumerate(values):
            for x, value in enumerate(row):
                axes.text(x, y, f"{100 * value:.1f} %", ha="center", va="center", fontsize=9)
        axes.set_yticks(range(len(rows)), rows)
        axes.set_xticks(range(len(columns)), columns)
        axes.set_xlabel(label)
        return _svg(figure)


def _figure(height: float) -> "tuple[Figure, Axes]":
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7.2, height), layout="constrained")
    axes = figure.subplots()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def _svg(figure: "Figure") -> str:
    stream = io.StringIO()
    figure.savefig(stream, format="svg", metadata={"Date": None, "Creator": None})
    return stream.getvalue()
