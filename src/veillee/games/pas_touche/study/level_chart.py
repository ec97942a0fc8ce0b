"""A small line chart as SVG: right touches and rounds by level, one line a skill."""

import math
from typing import Final

Series = tuple[str, list[tuple[float, float]]]

_WIDTH: Final = 430.0
_HEIGHT: Final = 300.0
_LEFT: Final = 56.0
_TOP: Final = 48.0
_STYLES: Final = (("#0072b2", ""), ("#d55e00", "7 3"), ("#009e73", "2 3"), ("#8f4f86", "9 3 2 3"))


def draw_chart(series: list[Series]) -> str:
    """Return the picture: touches on the left, rounds on the right with a logarithmic scale."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1040 470" font-family="sans-serif" font-size="13" '
        'role="img" aria-label="Mean right touches and rounds by level: every line rises">',
        '<rect width="1040" height="470" fill="#ffffff"/>',
    ]
    parts += _panel(0.0, "Right touches to finish", series, 0, [0, 20, 40, 60, 80, 100, 120, 140], False)
    parts += _panel(520.0, "Rounds to finish (logarithmic)", series, 1, [3, 10, 30, 100, 300, 1000, 3000, 10000], True)
    for index, (name, _) in enumerate(series):
        colour, dash = _STYLES[index % len(_STYLES)]
        x = 56 + 245 * index
        parts.append(f'<line x1="{x}" y1="440" x2="{x + 34}" y2="440" {_stroke(colour, dash)}/>')
        parts.append(f'<text x="{x + 42}" y="445">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(x: float, title: str, series: list[Series], kind: int, ticks: list[int], logarithmic: bool) -> list[str]:
    values = [point[kind] for _, points in series for point in points]
    ticks = _around(ticks, min(values), max(values))
    low, high = _scaled(ticks[0], logarithmic), _scaled(ticks[-1], logarithmic)
    parts = [f'<text x="{x + _LEFT}" y="28" font-size="16" font-weight="bold">{title}</text>']
    for tick in ticks:
        y = _y(tick, low, high, logarithmic)
        parts.append(f'<line x1="{x + _LEFT}" y1="{y:.1f}" x2="{x + _LEFT + _WIDTH}" y2="{y:.1f}" stroke="#dddddd"/>')
        parts.append(f'<text x="{x + _LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>')
    count = len(series[0][1])
    for level in range(1, count + 1):
        parts.append(
            f'<text x="{x + _x(level, count):.1f}" y="{_TOP + _HEIGHT + 20}" text-anchor="middle">{level}</text>'
        )
    middle = x + _LEFT + _WIDTH / 2
    parts.append(f'<text x="{middle}" y="{_TOP + _HEIGHT + 44}" text-anchor="middle">level</text>')
    for index, (_, points) in enumerate(series):
        colour, dash = _STYLES[index % len(_STYLES)]
        line = " ".join(
            f"{x + _x(level, count):.1f},{_y(point[kind], low, high, logarithmic):.1f}"
            for level, point in enumerate(points, 1)
        )
        parts.append(f'<polyline points="{line}" fill="none" {_stroke(colour, dash)}/>')
    return parts


def _around(ticks: list[int], least: float, most: float) -> list[int]:
    """Keep the ticks that are needed to hold all values."""
    first = max((i for i, tick in enumerate(ticks) if tick <= least), default=0)
    last = min((i for i, tick in enumerate(ticks) if tick >= most), default=len(ticks) - 1)
    return ticks[first : last + 1]


def _scaled(value: float, logarithmic: bool) -> float:
    return math.log(value) if logarithmic else value


def _x(level: int, count: int) -> float:
    return _LEFT + _WIDTH * (level - 1) / (count - 1)


def _y(value: float, low: float, high: float, logarithmic: bool) -> float:
    return _TOP + _HEIGHT * (1 - (_scaled(value, logarithmic) - low) / (high - low))


def _stroke(colour: str, dash: str) -> str:
    return f'stroke="{colour}" stroke-width="2.5"' + (f' stroke-dasharray="{dash}"' if dash else "")
