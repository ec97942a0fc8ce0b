"""Are the chances that the page shows true? Of positions called 70 %, how many were won: a table and a picture."""

from typing import Final

from veillee.games.registry import find_game
from veillee.lab.arena.game_setup import check_players, read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.statistics.intervals import Interval, wilson

_BINS: Final = 10
_SIZE: Final = 300
_EDGE: Final = 40
_FEW: Final = 30  # positions, below which a row says little


class Bin:
    """Positions that were called about the same."""

    def __init__(self) -> None:
        self.count = 0
        self.called = 0.0
        self.won = 0.0

    def mean(self) -> float:
        """Return what they were called on average."""
        return self.called / self.count

    def share(self) -> Interval:
        """Return how many of them were won."""
        return wilson(self.won, self.count)


def calibration_specs(game_id: str, options: str, games: int, seed: int, player: str) -> list[MatchSpec]:
    """Return games of one player against itself in which chances are foretold."""
    setup = read_setup(game_id, options, 2)
    if find_game(game_id).teaching() is None:
        raise ValueError(f"{game_id} does not judge chances itself")
    if games < 1:
        raise ValueError(f"games: {games} is none")
    check_players(setup, [player])
    seats = (player,) * setup.seats
    return [MatchSpec(number, setup, seats, seed + number, foretold=True) for number in range(games)]


def bins_of(games: list[MatchResult]) -> list[Bin]:
    """Sort all foretold positions by what they were called."""
    bins = [Bin() for _ in range(_BINS)]
    for game in games:
        for seat, chances in enumerate(game.foretold):
            for chance in chances:
                place = bins[min(_BINS - 1, int(chance * _BINS))]
                place.count += 1
                place.called += chance
                place.won += game.points(seat)
    return bins


def calibration_page(games: list[MatchResult], picture: str, command: str) -> str:
    """Return the page with the figures in Markdown; the picture lies beside it."""
    spec = games[0].spec
    bins = [one for one in bins_of(games) if one.count]
    total = sum(one.count for one in bins)
    apart = sum(one.count * abs(one.share().value - one.mean()) for one in bins) / total
    lines = [
        f"# {spec.setup.game}: are the chances true?",
        "",
        f"In {len(games)} games of `{spec.players[0]}` against itself the seat to move was told its chance, from what",
        f"it knows, before one decision in four; {total:,} positions. A row holds the positions that were called about",
        "the same. Shares come with Wilson's 95 % interval as if positions were independent; those of one game are",
        "not, so the intervals are too narrow.",
        "",
        f"![Called against won, in ten steps; the diagonal is perfect]({picture})",
        "",
        "| called | positions | won |",
        "|---:|---:|---:|",
    ]
    for one in bins:
        note = " (few)" if one.count < _FEW else ""
        lines.append(f"| {100 * one.mean():.0f} % | {one.count:,}{note} | {one.share().percent()} |")
    lines += ["", f"On average a chance is {100 * apart:.1f} points off.", "", f"Made by `{command}`."]
    return "\n".join(lines) + "\n"


def calibration_picture(games: list[MatchResult]) -> str:
    """Return the reliability plot as SVG: a dot for each step with its interval, larger where there are more."""
    bins = [one for one in bins_of(games) if one.count]
    most = max(one.count for one in bins)
    whole = _SIZE + 2 * _EDGE

    def at(share: float) -> float:
        return round(_EDGE + share * _SIZE, 1)

    marks = []
    for one in bins:
        x, share = at(one.mean()), one.share()
        radius = round(3 + 6 * (one.count / most) ** 0.5, 1)
        marks.append(f'<path d="M{x} {whole - at(share.low)}V{whole - at(share.high)}" stroke="#b3541e"/>')
        marks.append(f'<circle cx="{x}" cy="{whole - at(share.value)}" r="{radius}" fill="#b3541e"/>')
    ticks = []
    for tenth in range(0, 11, 2):
        place, label = at(tenth / 10), f"{10 * tenth} %"
        ticks.append(f'<text x="{place}" y="{whole - _EDGE + 16}" text-anchor="middle">{label}</text>')
        ticks.append(f'<text x="{_EDGE - 6}" y="{whole - place + 4}" text-anchor="end">{label}</text>')
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif"',
            ' font-size="11">',
            f'<rect width="{whole}" height="{whole}" fill="#fffaf0"/>',
            f'<rect x="{_EDGE}" y="{_EDGE}" width="{_SIZE}" height="{_SIZE}" fill="none" stroke="#999"/>',
            f'<path d="M{_EDGE} {whole - _EDGE}L{whole - _EDGE} {_EDGE}" stroke="#999" stroke-dasharray="4 4"/>',
            *ticks,
            *marks,
            f'<text x="{whole / 2}" y="{whole - 6}" text-anchor="middle">called</text>',
            f'<text x="{_EDGE}" y="{_EDGE - 10}">won</text>',
            "</svg>",
            "",
        ]
    )
