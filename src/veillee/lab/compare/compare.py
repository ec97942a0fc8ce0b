"""The comparison of two sides: its games, and one page with sentences, tables and pictures."""

import json
from html import escape
from statistics import mean
from typing import Final

from veillee.games.registry import find_game
from veillee.lab.arena.game_setup import read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec
from veillee.lab.compare import figures
from veillee.lab.compare.oddest import oddest, replay_link
from veillee.lab.compare.sides import BOX, FOLLOWED, Rivals, Side, contest_specs, numbered, read_sides, specs_of
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots, histogram
from veillee.lab.statistics.intervals import Interval
from veillee.lab.statistics.standings import seat_shares
from veillee.lab.study import Study
from veillee.texts import texts_for

_MEASURE: Final = 30
_PIECES: Final = 12


class Comparison:
    """Two sides that play the same seeds, and beside each a better bot among weaker ones."""

    def __init__(
        self,
        game: str,
        first: str,
        second: str,
        games: int,
        seed: int,
        player: str,
        rivals: Rivals,
        options: str = "{}",
        followed: int = FOLLOWED,
    ) -> None:
        if games < 2:
            raise ValueError(f"games: {games} are too few to compare anything")
        self.game: Final = find_game(game)
        study: Study = self.game.study() or Study()
        self.sides: Final[list[Side]] = read_sides(game, first, second, player or study.player, options)
        self.games: Final = games
        self.seed: Final = seed
        self.rivals: Final = rivals
        self.followed: Final = max(1, followed)
        self._of_the_box: Final = Side(BOX, read_setup(game, "{}", self.sides[0].setup.seats), self.sides[0].player)

    def specs(self) -> list[MatchSpec]:
        """Return all games: those of both sides, the contests, and some of the box to know how long a move takes."""
        found: list[MatchSpec] = []
        for side in self.sides:
            found += specs_of(side, self.games, self.seed, self.followed)
            found += contest_specs(side, self._rivals(), self.games, self.seed)
        return numbered([*found, *specs_of(self._of_the_box, min(_MEASURE, self.games), self.seed, followed=0)])

    def _rivals(self) -> Rivals:
        """Return the bots of the contests: two bots that are compared meet each other."""
        first, second = self.sides
        return self.rivals if first.player == second.player else Rivals(second.player, first.player)

    def page(self, results: list[MatchResult], command: str) -> str:
        """Return the comparison as one HTML file."""
        count = self.games
        first, one_contest = results[:count], results[count : 2 * count]
        second, other_contest = results[2 * count : 3 * count], results[3 * count : 4 * count]
        minutes_a_move = self.game.minutes() / mean(game.moves for game in results[4 * count :])
        name = texts_for("en", self.game.texts()).say("game-name")
        page = Page(f"{name}: two sides of the same seeds")
        self._begin(page)
        by_side = {"A": first, "B": second}
        self._fairness(page, by_side)
        self._skill(page, {"A": one_contest, "B": other_contest})
        self._length(page, by_side, minutes_a_move)
        self._course(page, by_side)
        _pieces(page, by_side)
        _oddest(page, by_side)
        return page.html(f"Made by `{command}`.")

    def _begin(self, page: Page) -> None:
        for letter, side in zip("AB", self.sides):
            words = variant_words(self.game.texts(), side.setup.options)
            told = f" ({'; '.join(words)})" if words else ""
            options = json.dumps(side.setup.options)
            page.say(f"{letter} is {side.name}{told}: {side.player} on every seat, options {options}.")
        page.say(
            f"Both played the seeds {self.seed} to {self.seed + self.games - 1}, both with the same luck;",
            "differences are B less A, seed by seed. Figures in brackets are 95 % intervals.",
            "What follows is true of these bots; people may play otherwise.",
        )

    def _fairness(self, page: Page, by_side: dict[str, list[MatchResult]]) -> None:
        page.head("Who is favoured")
        shares: dict[str, Interval] = {}
        for letter, games in by_side.items():
            started = figures.starter_share(games)
            if started is not None:
                shares[f"{letter}: who starts"] = started
            for seat, share in enumerate(seat_shares(games)):
                shares[f"{letter}: {self.game.seats[seat]}"] = share
        page.show(dots(shares, "share of the points, %", 1 / self.sides[0].setup.seats), _told(shares))
        pairs = figures.paired(by_side["A"], by_side["B"])
        for seat in range(self.sides[0].setup.seats):
            change = figures.difference([(one.points(seat), two.points(seat)) for one, two in pairs])
            page.say(f"{self.game.seats[seat]}: {_verdict(change, 100, ' percentage points')}")
        same = sum(one.winners == two.winners for one, two in pairs)
        page.say(f"With the same seed the same seat won in {same} of {len(pairs)} games.")

    def _skill(self, page: Page, contests: dict[str, list[MatchResult]]) -> None:
        page.head("Luck and skill")
        rivals = self._rivals()
        shares = {letter: figures.better_share(games, rivals.better) for letter, games in contests.items()}
        page.show(dots(shares, "share of the points, %", 1 / self.sides[0].setup.seats), _told(shares))
        page.say(
            f"This is how often {rivals.better} wins alone among {rivals.weaker}: the more, the more skill counts."
        )

    def _length(self, page: Page, by_side: dict[str, list[MatchResult]], minutes_a_move: float) -> None:
        page.head("How long a game is")
        for letter, games in by_side.items():
            moves = [game.moves for game in games]
            took = figures.minutes(games, minutes_a_move)
            caption = f"{letter}: moves of players in a game; for people about {took.plain()} minutes"
            page.show(histogram(moves, f"moves in a game of {letter}"), caption)
        pairs = figures.paired(by_side["A"], by_side["B"])
        change = figures.difference([(float(one.moves), float(two.moves)) for one, two in pairs])
        page.say(
            f"Moves: {_verdict(change, 1, ' moves')}",
            f"Minutes are counted so that a game of the box takes {self.game.minutes()}, as it says.",
        )

    def _course(self, page: Page, by_side: dict[str, list[MatchResult]]) -> None:
        page.head("How it goes")
        watched = len(figures.followed(by_side["A"]))
        page.say(f"The first {watched} games of each side were judged with open cards after every move.")
        rows = [
            ["changes of the lead in a game", *(figures.lead_changes(games).plain() for games in by_side.values())],
            [
                f"games whose winner had been below {100 * figures.COMEBACK:.0f} %",
                *(figures.comebacks(games).percent() for games in by_side.values()),
            ],
            ["decisions with a real choice", *(figures.real_choices(games).percent() for games in by_side.values())],
        ]
        page.table(["", *by_side], rows)
        leads = {letter: figures.lead_changes(games) for letter, games in by_side.items()}
        page.show(dots(leads, "changes of the lead in a game", percent=False), _told(leads, percent=False))


def variant_words(package: str, options: dict[str, object]) -> list[str]:
    """Return a variant in words, one sentence for each number that is not the box's."""
    variant = options.get("variant")
    if not isinstance(variant, dict):
        return []
    texts = texts_for("en", package)
    return [f"{texts.say(f'variant-{field}')}: {json.dumps(value)}" for field, value in variant.items()]


def _told(shares: dict[str, Interval], percent: bool = True) -> str:
    return "; ".join(f"{name} {share.percent() if percent else share.plain()}" for name, share in shares.items())


def _verdict(change: Interval, scale: float, unit: str) -> str:
    """Return what a difference allows to say."""
    figure = f"{scale * change.value:+.1f}{unit} ({scale * change.low:+.1f} to {scale * change.high:+.1f})"
    if change.low <= 0 <= change.high:
        return f"{figure}; no difference is proven."
    return f"{figure}; B has {'more' if change.value > 0 else 'less'}."


def _pieces(page: Page, by_side: dict[str, list[MatchResult]]) -> None:
    page.head("What decides")
    page.say("The card or piece of the move after which the winner was never again behind an even chance.")
    for letter, games in by_side.items():
        pieces = dict(list(figures.decisive_pieces(games).items())[:_PIECES])
        if pieces:
            page.show(dots(pieces, f"of the games of {letter}, %"), f"{letter}: {_told(pieces)}")


def _oddest(page: Page, by_side: dict[str, list[MatchResult]]) -> None:
    page.head("The oddest games")
    page.say("Each is a replay: save it, then `veillee replay FILE` plays it in the terminal, and the page shows it.")
    for letter, games in by_side.items():
        for odd, game in oddest(games).items():
            page.link(f"{escape(letter)}, {replay_link(game, odd)}")
