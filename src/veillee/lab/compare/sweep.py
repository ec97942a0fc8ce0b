"""A sweep: the same seeds with one rule number, or two, set to each of some values."""

import itertools
import json
import re
from typing import Any, Final

import msgspec

from veillee.games.registry import find_game
from veillee.lab.arena.game_setup import check_players, read_object, read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.compare import figures
from veillee.lab.compare.sides import Rivals, Side, contest_specs, numbered, specs_of
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import Picture, dots, grid
from veillee.lab.statistics.intervals import Interval, around_mean
from veillee.lab.study import Study
from veillee.texts import texts_for

_RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)")
_MOST: Final = 2


class Axis(msgspec.Struct, frozen=True):
    """A number that is swept: its name, `hand` of a variant or `option:players`, and its values."""

    name: str
    values: list[Any]


def read_axis(text: str) -> Axis:
    """Read `hand=3..7` or `threshold=0.01,0.03,0.1`; raise ValueError saying what is wrong."""
    name, sign, listed = text.partition("=")
    if not sign or not name or not listed:
        raise ValueError(f"{text!r}: expected a field and its values, `hand=3..7` or `threshold=0.01,0.03`")
    found = _RANGE.fullmatch(listed)
    if found:
        first, last = int(found[1]), int(found[2])
        if last < first:
            raise ValueError(f"{text!r}: {last} is less than {first}")
        return Axis(name, list(range(first, last + 1)))
    try:
        values = [json.loads(value) for value in listed.split(",")]
    except ValueError as error:
        raise ValueError(f"{text!r}: the values are numbers, or JSON") from error
    return Axis(name, values)


def with_value(options: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """Return options with a number set: a field of the variant, or `option:NAME`."""
    if name.startswith("option:"):
        return {**options, name.removeprefix("option:"): value}
    return {**options, "variant": {**(options.get("variant") or {}), name: value}}


class Sweep:
    """All combinations of the values, each with the same bot and seeds."""

    def __init__(
        self, game: str, axes: list[str], games: int, seed: int, player: str, rivals: Rivals, options: str = "{}"
    ) -> None:
        if not 1 <= len(axes) <= _MOST:
            raise ValueError(f"{len(axes)} numbers: a sweep is over one or two")
        if games < 2:
            raise ValueError(f"games: {games} are too few")
        self.game: Final = find_game(game)
        study: Study = self.game.study() or Study()
        self.axes: Final = [read_axis(axis) for axis in axes]
        self.games: Final = games
        self.seed: Final = seed
        self.player: Final = player or study.player
        self.rivals: Final = rivals
        common = read_object(options)
        self.points: Final[list[Side]] = []
        for values in itertools.product(*(axis.values for axis in self.axes)):
            raw = common
            for axis, value in zip(self.axes, values):
                raw = with_value(raw, axis.name, value)
            setup = read_setup(game, json.dumps(raw))
            check_players(setup, [self.player])
            self.points.append(Side(", ".join(json.dumps(value) for value in values), setup, self.player))

    def specs(self) -> list[MatchSpec]:
        """Return the games of all points, and of the contests beside them."""
        found: list[MatchSpec] = []
        for point in self.points:
            found += specs_of(point, self.games, self.seed, followed=0)
            found += contest_specs(point, self.rivals, self.games, self.seed)
        return numbered(found)

    def page(self, results: list[MatchResult], command: str) -> str:
        """Return the sweep as one HTML file."""
        name = texts_for("en", self.game.texts()).say("game-name")
        swept = " and ".join(axis.name for axis in self.axes)
        page = Page(f"{name}: {swept}")
        page.say(
            f"{self.player} on every seat played {self.games} games of each value of {swept},",
            f"always the seeds from {self.seed}. The last table has all figures with their 95 % intervals.",
            "What follows is true of these bots; people may play otherwise.",
        )
        own = [results[2 * index * self.games : (2 * index + 1) * self.games] for index in range(len(self.points))]
        contests = [
            results[(2 * index + 1) * self.games : (2 * index + 2) * self.games] for index in range(len(self.points))
        ]
        started = [figures.starter_share(games) for games in own]
        even = 1 / self.points[0].setup.seats
        if all(share is not None for share in started):
            self._show(page, "Who starts", [share for share in started if share], "share of the points, %", even)
        won = [figures.better_share(games, self.rivals.better) for games in contests]
        met = f"Luck and skill: {self.rivals.better} among {self.rivals.weaker}"
        self._show(page, met, won, "share of the points, %", even)
        moves = [around_mean([float(game.moves) for game in games]) for games in own]
        self._show(page, "How long a game is", moves, "moves of players in a game", None, percent=False)
        page.table(
            [swept, "who starts", f"{self.rivals.better} wins", "moves"],
            [
                [point.name, share.percent() if share else "–", skill.percent(), length.plain()]
                for point, share, skill, length in zip(self.points, started, won, moves)
            ],
        )
        return page.html(f"Made by `{command}`.")

    def _show(
        self, page: Page, title: str, values: list[Interval], label: str, even: float | None, percent: bool = True
    ) -> None:
        page.head(title)
        page.show(self._picture(values, label, even, percent), f"{title}, {label}")

    def _picture(self, values: list[Interval], label: str, even: float | None, percent: bool) -> Picture:
        if len(self.axes) == 1 or not percent:
            named = {point.name: value for point, value in zip(self.points, values)}
            return dots(named, label, even, percent)
        columns = len(self.axes[1].values)
        rows = [[value.value for value in values[start : start + columns]] for start in range(0, len(values), columns)]
        names = [[f"{axis.name} {json.dumps(value)}" for value in axis.values] for axis in self.axes]
        return grid(rows, names[0], names[1], label)
