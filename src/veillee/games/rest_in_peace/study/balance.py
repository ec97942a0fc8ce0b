"""Rest in Peace: which Mediums win, how often round 10 decides, what the first House is worth."""

from collections.abc import Callable
from typing import Any

from veillee.core import Event, GameState
from veillee.games.rest_in_peace.notation import words
from veillee.games.rest_in_peace.rules.cards import SEATS
from veillee.games.rest_in_peace.rules.flow.totals import total
from veillee.games.rest_in_peace.rules.mediums.table import NUMBERS
from veillee.games.rest_in_peace.rules.moves import END
from veillee.games.rest_in_peace.rules.state import State
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots
from veillee.lab.riddles.riddler import Riddler
from veillee.lab.statistics.intervals import Interval, wilson
from veillee.lab.study import Notes, Study
from veillee.texts import texts_for


class DuelNotes(Notes):
    """Who started, who took and played which Medium, who took which round."""

    def __init__(self) -> None:
        self._starter = -1
        self._round = 1
        self._taken: list[list[int]] = []
        self._played: list[list[int]] = []
        self._rounds: dict[str, int] = {}

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        for event in events:
            data: dict[str, Any] = event.data
            if event.kind == "first":
                self._starter = SEATS.index(data["seat"])
            elif event.kind == "new-round":
                self._round = data["round"]
            elif event.kind == "take-medium":
                self._taken.append([data["medium"], SEATS.index(data["seat"])])
            elif event.kind == "play-medium":
                self._played.append([data["medium"], SEATS.index(data["seat"]), self._round])
            elif event.kind == "reveal-tenth":
                seat = SEATS.index(data["seat"])
                mediums = [int(card[7:]) for card in data["cards"] if card.startswith("medium ")]
                self._played += [[medium, seat, 10] for medium in mediums]
            elif event.kind == "take-token":
                self._rounds[str(data["round"])] = SEATS.index(data["seat"])

    def notes(self) -> dict[str, Any]:
        return {"starter": self._starter, "taken": self._taken, "played": self._played, "rounds": self._rounds}


class RestInPeaceStudy(Study):
    """What decides a duel, and an endgame that can be solved."""

    player = "level:4"
    games = 1000

    waste = "turns that lay cards and abandon the House all the same"

    def pointless(self, state: GameState, seat: int, move: str) -> tuple[int, int]:
        assert isinstance(state, State)
        if move != words(END) or state.played == 0:
            return 0, 0
        return 1, int(total(state, seat) <= total(state, 1 - seat))

    def watch(self, state: GameState) -> Notes:
        return DuelNotes()

    def report(self, page: Page, by_players: dict[int, list[MatchResult]], seed: int) -> None:
        games = by_players[2]
        _tenth(page, games)
        _first_house(page, games)
        _mediums(page, games)

    def riddler(self) -> Riddler:
        from veillee.games.rest_in_peace.study.riddles import RestInPeaceRiddler

        return RestInPeaceRiddler()

    def commands(self) -> list[Callable[..., None]]:
        from veillee.games.rest_in_peace.study.exploitability import cut_down_duel

        return [cut_down_duel]


def _tenth(page: Page, games: list[MatchResult]) -> None:
    page.head("How often round 10 decides")
    tenth = [game for game in games if game.rounds == 10]
    ends = {
        "a set completed before round 10": [game for game in games if game.rounds < 10],
        "a set completed on round 10": [game for game in tenth if game.reason == "RIP-E1"],
        "round 10 itself, no set complete": [game for game in tenth if game.reason == "RIP-E3"],
        "round 10 void, more tokens": [game for game in tenth if game.reason == "RIP-E4" and game.winners],
        "a draw": [game for game in tenth if not game.winners],
    }
    shares = {name: wilson(len(group), len(games)) for name, group in ends.items()}
    reached = wilson(len(tenth), len(games))
    page.say(
        f"{reached.percent()} of the duels come to round 10.",
        f"In {shares['round 10 itself, no set complete'].percent()} nobody has a set even then and round 10 decides;",
        f"in {shares['a set completed on round 10'].percent()} its House completes a set.",
    )
    page.show(dots(shares, "% of the duels"), "How duels end")


def _first_house(page: Page, games: list[MatchResult]) -> None:
    page.head("What a round is worth")
    shares: dict[str, Interval] = {}
    for number in range(1, 11):
        taken = [(game, game.notes["rounds"][str(number)]) for game in games if str(number) in game.notes["rounds"]]
        if taken:
            shares[f"round {number}"] = wilson(sum(game.points(seat) for game, seat in taken), len(taken))
    page.say(
        f"Whoever takes the House of round 1 takes {shares['round 1'].percent()} of the points in the end.",
        "Later rounds are nearer to the end and so tell more of it.",
    )
    page.show(dots(shares, "share of the points of whoever took the round, %", 0.5), "Points by the round taken")


def _mediums(page: Page, games: list[MatchResult]) -> None:
    texts = texts_for("en", "veillee.games.rest_in_peace")
    page.head("Which Mediums win")
    taken: dict[int, list[float]] = {medium: [] for medium in NUMBERS}
    played: dict[int, list[float]] = {medium: [] for medium in NUMBERS}
    unplayed = dict.fromkeys(NUMBERS, 0)
    for game in games:
        used = {(medium, seat) for medium, seat, _ in game.notes["played"]}
        for medium, seat in game.notes["taken"]:
            taken[medium].append(game.points(seat))
            unplayed[medium] += (medium, seat) not in used
        for medium, seat, number in game.notes["played"]:
            winner = game.notes["rounds"].get(str(number))
            if number < 10 and winner is not None:
                played[medium].append(float(winner == seat))
    names = {medium: f"{medium} {texts.say(f'medium-{medium}-name')}" for medium in NUMBERS}
    worth = _ranked(taken, names)
    rounds = _ranked(played, names)
    best, worst = next(iter(worth)), list(worth)[-1]
    page.say(
        "A Medium goes to the family that loses its round, so that whoever takes one is often behind.",
        f"Owners of Medium {best} take most points, {worth[best].percent()};",
        f"owners of {worst} fewest, {worth[worst].percent()}.",
        "Neighbours whose intervals overlap cannot be told apart.",
    )
    page.show(dots(worth, "share of the points of the family that took it, %", 0.5), "Points by the Medium taken")
    page.say("Where a Medium is played in rounds 1 to 9, this is how often its family takes the House of that round:")
    page.show(dots(rounds, "rounds won with it, %", 0.5), "Rounds won by the Medium played")
    page.table(
        ["Medium", "taken", "points of its owner", "played", "rounds won", "never played, of taken"],
        [
            [
                names[medium],
                f"{len(taken[medium]):,}",
                wilson(sum(taken[medium]), len(taken[medium])).percent(),
                f"{len(played[medium]):,}",
                wilson(sum(played[medium]), len(played[medium])).percent(),
                wilson(unplayed[medium], len(taken[medium])).percent(),
            ]
            for medium in NUMBERS
        ],
    )


def _ranked(results: dict[int, list[float]], names: dict[int, str]) -> dict[str, Interval]:
    shares = {names[medium]: wilson(sum(found), len(found)) for medium, found in results.items() if found}
    return dict(sorted(shares.items(), key=lambda pair: -pair[1].value))
