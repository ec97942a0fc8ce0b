"""The balance report: bots play a game, and a page shows the results in sentences and pictures."""

import json
from typing import Any, Final

from veillee.games.registry import find_game
from veillee.lab.arena.game_setup import read_object, read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec, same_seats
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots, histogram
from veillee.lab.statistics.intervals import Interval, wilson
from veillee.lab.statistics.standings import endings, seat_shares, spread, standings
from veillee.lab.study import Study
from veillee.texts import texts_for


class BalanceReport:
    """The same bot on every seat, with each number of players that the game's study names."""

    def __init__(self, game_id: str, player: str | None, games: int | None, seed: int, options: str = "{}") -> None:
        self.game: Final = find_game(game_id)
        self.study: Final[Study] = self.game.study() or Study()
        self.player: Final = player if player is not None else self.study.player
        self.table: Final = [name.strip() for name in self.player.split(",")]
        self.games: Final = games if games is not None else self.study.games
        self.seed: Final = seed
        self.options: Final[dict[str, Any]] = {**self.study.options, **read_object(options)}
        if "players" in self.options:
            raise ValueError("options: a study plays with several numbers of players; leave `players` out")

    def specs(self) -> list[MatchSpec]:
        """Return the matches: all of them with the fewest players, half as many with each other number."""
        counts = self.study.player_counts or (self.game.fewest,)
        found: list[MatchSpec] = []
        for count in counts:
            setup = read_setup(self.game.id, json.dumps(self.options), count)
            games = self.games if count == counts[0] else (self.games + 1) // 2
            for number, spec in enumerate(same_seats(setup, self._seated(0, setup.seats), games, self.seed)):
                seated = tuple(self._seated(number, setup.seats))
                found.append(MatchSpec(len(found), setup, seated, spec.seed, noted=True))
        return found

    def _seated(self, number: int, seats: int) -> list[str]:
        """Return who sits where in a game: at a mixed table everybody takes every seat in turn."""
        return [self.table[(number + seat) % len(self.table)] for seat in range(seats)]

    def page(self, games: list[MatchResult]) -> str:
        """Return the report of the games as one HTML file."""
        by_players: dict[int, list[MatchResult]] = {}
        for game in games:
            by_players.setdefault(len(game.ranks), []).append(game)
        name = texts_for("en", self.game.texts()).say("game-name")
        page = Page(f"{name}: is it fair, how long is it, what decides it?")
        played = ", ".join(f"{len(group):,} games of {seats} players" for seats, group in by_players.items())
        shown = f" with the options {json.dumps(self.options)}" if self.options else ""
        held = f"every seat was held by {self.player}"
        if len(self.table) > 1:
            held = f"{', '.join(self.table)} sat at one table, everybody on every seat in turn"
        page.say(
            f"Bots played {played}{shown}; {held}, the seeds start at {self.seed}.",
            "What follows is true of these bots; people may play otherwise.",
            "Figures in brackets are 95 % intervals (Wilson's for shares); a dashed line is what an even game gives.",
        )
        _fairness(page, by_players, self.game.seats)
        if len(self.table) > 1:
            _mixed(page, by_players)
        _lengths(page, by_players)
        self.study.report(page, by_players, self.seed)
        command = f"veillee lab balance {self.game.id} --games {self.games} --player {self.player} --seed {self.seed}"
        if self.options:
            command += f" --options '{json.dumps(self.options)}'"
        return page.html(f"Made by `{command}`.")


def verdict(share: Interval, even: float, more: str, less: str) -> str:
    """Return the sentence that a share allows: more than even, less, or neither for sure."""
    if share.low > even:
        return more
    return less if share.high < even else "The interval holds the even share, so that no advantage is proven."


def _fairness(page: Page, by_players: dict[int, list[MatchResult]], names: tuple[str, ...]) -> None:
    page.head("Who is better off")
    shares: dict[str, Interval] = {}
    for seats, games in by_players.items():
        sentences = _first_player(games, seats)
        if sentences:
            page.say(*sentences)
        for seat, share in enumerate(seat_shares(games)):
            shares[f"{names[seat]} of {seats}"] = share
    for seats in by_players:
        own = {label: share for label, share in shares.items() if label.endswith(f" of {seats}")}
        page.show(
            dots(own, "share of the points, %", 1 / seats),
            f"Share of the points by seat with {seats} players: "
            + "; ".join(f"{label.split(' ')[0]} {share.percent()}" for label, share in own.items()),
        )


def _first_player(games: list[MatchResult], seats: int) -> list[str]:
    """Report how the player who starts does, where one does."""
    begun = [(game, game.starter) for game in games if game.starter is not None]
    if not begun:
        return [f"With {seats} players everybody starts at once: nobody is first."]
    share = wilson(sum(game.points(starter) for game, starter in begun), len(begun))
    even = 1 / seats
    drawn = wilson(sum(len(game.winners) != 1 for game in games), len(games))
    return [
        f"With {seats} players the one who starts takes {share.percent()} of the points; {100 * even:.1f} % is even.",
        verdict(share, even, "Starting is an advantage.", "Starting is a disadvantage."),
        f"Nobody wins alone in {drawn.percent()} of the games.",
    ]


def _mixed(page: Page, by_players: dict[int, list[MatchResult]]) -> None:
    """Report how the players of a mixed table do against each other."""
    page.head("Who wins at a mixed table")
    for seats, games in by_players.items():
        shares = {standing.player: standing.share for standing in standings(games)}
        page.show(
            dots(shares, "share of the points, %", 1 / seats),
            f"Share of the points by player with {seats} players: "
            + "; ".join(f"{name} {share.percent()}" for name, share in shares.items()),
        )


def _lengths(page: Page, by_players: dict[int, list[MatchResult]]) -> None:
    page.head("How long a game is")
    for seats, games in by_players.items():
        moves = [game.moves for game in games]
        page.say(f"With {seats} players a game takes this many moves of players: {spread(moves)}.")
        rounds = [game.rounds for game in games]
        if min(rounds) == max(rounds):
            page.say(f"It always has {rounds[0]} rounds." if rounds[0] else "It has no rounds.")
        else:
            label = f"rounds or turns in a game of {seats}"
            page.show(histogram(rounds, label), f"{label.capitalize()}: {spread(rounds)}")
    everything = [game for games in by_players.values() for game in games]
    page.table(
        ["decided by the clause", "of all games"],
        [[reason, share.percent()] for reason, share in endings(everything).items()],
    )
