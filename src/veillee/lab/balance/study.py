"""The study of a game: bots play it, and a page says in sentences and pictures what came out."""

import importlib
import importlib.util
import json
from types import ModuleType
from typing import Any, Final

from veillee.games.registry import find_game
from veillee.lab.fixture import Fixture, read_object, read_setting, same_seats
from veillee.lab.intervals import Interval, wilson
from veillee.lab.page import Page
from veillee.lab.played import Played
from veillee.lab.plots import dots, histogram
from veillee.lab.standing import endings, seat_shares, spread
from veillee.texts import texts_for

PLAYER: Final = "level:3"
GAMES: Final = 400


class Study:
    """What is played to learn about a game: everybody the same bot, with each number of players."""

    def __init__(self, game_id: str, player: str | None, games: int | None, seed: int, options: str = "{}") -> None:
        self.game: Final = find_game(game_id)
        self.own: Final = _own_module(game_id)
        self.player: Final = player if player is not None else str(getattr(self.own, "PLAYER", PLAYER))
        self.games: Final = games if games is not None else int(getattr(self.own, "GAMES", GAMES))
        self.seed: Final = seed
        self.options: Final[dict[str, Any]] = {**getattr(self.own, "OPTIONS", {}), **read_object(options)}
        if "players" in self.options:
            raise ValueError("options: a study plays with several numbers of players; leave `players` out")

    def fixtures(self) -> list[Fixture]:
        """Return the games: all of them with the fewest players, half as many with each other number."""
        game = self.game
        counts: tuple[int, ...] = getattr(self.own, "TABLES", (game.fewest,))
        watcher = self.own.__name__ if self.own is not None else ""
        found: list[Fixture] = []
        for seats in counts:
            setting = read_setting(game.id, json.dumps(self.options), seats)
            games = self.games if seats == counts[0] else (self.games + 1) // 2
            for fixture in same_seats(setting, [self.player] * setting.seats, games, self.seed, watcher):
                found.append(Fixture(len(found), setting, fixture.players, fixture.seed, watcher))
        return found

    def page(self, games: list[Played]) -> str:
        """Return the report of the games as one HTML file."""
        tables: dict[int, list[Played]] = {}
        for game in games:
            tables.setdefault(len(game.ranks), []).append(game)
        name = texts_for("en", self.game.texts()).say("game-name")
        page = Page(f"{name}: is it fair, how long is it, what decides it?")
        played = ", ".join(f"{len(group):,} games of {seats} players" for seats, group in tables.items())
        shown = f" with the options {json.dumps(self.options)}" if self.options else ""
        page.say(
            f"Bots played {played}{shown}; every seat was held by {self.player}, the seeds start at {self.seed}.",
            "What follows is true of these bots; people may play otherwise.",
            "Figures in brackets are 95 % intervals (Wilson's for shares); a dashed line is what an even game gives.",
        )
        _fairness(page, tables, self.game.seats)
        _lengths(page, tables)
        if self.own is not None:
            self.own.report(page, tables, self.seed)
        command = f"veillee lab balance {self.game.id} --games {self.games} --player {self.player} --seed {self.seed}"
        if self.options:
            command += f" --options '{json.dumps(self.options)}'"
        return page.html(f"Made by `{command}`.")


def _own_module(game_id: str) -> ModuleType | None:
    name = f"veillee.lab.balance.{game_id.replace('-', '_')}"
    return importlib.import_module(name) if importlib.util.find_spec(name) is not None else None


def verdict(share: Interval, even: float, more: str, less: str) -> str:
    """Return the sentence that a share allows: more than even, less, or neither for sure."""
    if share.low > even:
        return more
    return less if share.high < even else "The interval holds the even share, so that no advantage is proven."


def _fairness(page: Page, tables: dict[int, list[Played]], names: tuple[str, ...]) -> None:
    page.head("Who is better off")
    shares: dict[str, Interval] = {}
    for seats, games in tables.items():
        page.say(*_first_player(games, seats))
        for seat, share in enumerate(seat_shares(games)):
            shares[f"{names[seat]} of {seats}"] = share
    for seats in tables:
        own = {label: share for label, share in shares.items() if label.endswith(f" of {seats}")}
        page.show(
            dots(own, "share of the points, %", 1 / seats),
            f"Share of the points by seat with {seats} players: "
            + "; ".join(f"{label.split(' ')[0]} {share.percent()}" for label, share in own.items()),
        )


def _first_player(games: list[Played], seats: int) -> list[str]:
    """Say how the player who starts does; nothing where everybody starts at once."""
    begun = [(game, int(game.notes["starter"])) for game in games if "starter" in game.notes]
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


def _lengths(page: Page, tables: dict[int, list[Played]]) -> None:
    page.head("How long a game is")
    for seats, games in tables.items():
        moves = [game.moves for game in games]
        page.say(f"With {seats} players a game takes this many moves of players: {spread(moves)}.")
        rounds = [game.rounds for game in games]
        if min(rounds) == max(rounds):
            page.say(f"It always has {rounds[0]} rounds." if rounds[0] else "It has no rounds.")
        else:
            label = f"rounds or turns in a game of {seats}"
            page.show(histogram(rounds, label), f"{label.capitalize()}: {spread(rounds)}")
    everything = [game for games in tables.values() for game in games]
    page.table(
        ["decided by the clause", "of all games"],
        [[reason, share.percent()] for reason, share in endings(everything).items()],
    )
