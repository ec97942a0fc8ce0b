"""Pas Vu Pas Pris: which doors see most, which furniture hides best, what a walk is worth."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from veillee.core import Event, GameState
from veillee.games.pas_vu_pas_pris.rules.board import PIECES, SEAT_OF_SIDE, SIDE_OF_SEAT, SIDES
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.glimpse import Glimpse
from veillee.games.pas_vu_pas_pris.study.idle import idle_walks
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.bench.figure import Benchmark
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots, grid
from veillee.lab.riddles.riddler import Riddler
from veillee.lab.statistics.intervals import Interval, around_mean, wilson
from veillee.lab.study import Notes, Study

_LEAST: Final = 0.03  # the share that the eye notices


class HallNotes(Notes):
    """Every look: its door, whom it saw, and what hid the others."""

    def __init__(self) -> None:
        self._starter = -1
        self._looks: list[list[Any]] = []
        self._hidden: Counter[str] = Counter()
        self._moved: Counter[str] = Counter()
        self._chosen: Counter[str] = Counter()
        self._mirrored = 0

    def saw(self, state: GameState, actor: int, move: str, events: list[Event]) -> None:
        assert isinstance(state, State)
        for event in events:
            data: dict[str, Any] = event.data
            if event.kind == "round-began" and self._starter < 0:
                self._starter = SEAT_OF_SIDE[SIDES.index(data["seat"])]
            elif event.kind == "furnished":
                self._moved[data["piece"]] += 1
            elif event.kind == "side-chosen":
                self._chosen[_relation(data["seat"], data["side"])] += 1
            elif event.kind == "looked":
                self._looks.append([data["side"], data["door"], data["count"]])
                self._why(state, data["side"], data["door"])

    def _why(self, state: State, side: str, door: int) -> None:
        """Note what hid the ghosts that were in the hall and were not seen."""
        for seen in state.reports:
            if (seen.side, seen.door) == (side, door):
                for glimpse in seen.glimpses:
                    self._hidden[_hider(glimpse)] += not glimpse.seen
                    self._mirrored += glimpse.seen and glimpse.share < _LEAST

    def notes(self) -> dict[str, Any]:
        return {
            "starter": self._starter,
            "looks": self._looks,
            "hidden": dict(self._hidden),
            "moved": dict(self._moved),
            "chosen": dict(self._chosen),
            "mirrored": self._mirrored,
        }


class PasVuPasPrisStudy(Study):
    """Which doors and which furniture matter."""

    player = "level:4"
    games = 300
    player_counts = (2, 4)
    options = {"layout": "random"}

    waste = "walks that end no nearer to the exit, where no fewer doors see the ghost"

    def pointless(self, state: GameState, seat: int, move: str) -> tuple[int, int]:
        assert isinstance(state, State)
        return idle_walks(state, SIDE_OF_SEAT[seat], move)

    def watch(self, state: GameState) -> Notes:
        return HallNotes()

    def report(self, page: Page, by_players: dict[int, list[MatchResult]], seed: int) -> None:
        page.say("The furniture stood at random at the start of each game (option layout: random).")
        for seats, games in by_players.items():
            _doors(page, games, seats)
            _furniture(page, games, seats)

    def riddler(self) -> Riddler:
        from veillee.games.pas_vu_pas_pris.study.riddles import PasVuPasPrisRiddler

        return PasVuPasPrisRiddler()

    def commands(self) -> list[Callable[..., None]]:
        from veillee.games.pas_vu_pas_pris.study.look import look

        return [look]

    def benchmarks(self) -> list[Benchmark]:
        from veillee.games.pas_vu_pas_pris.study.look_bench import measure

        return [Benchmark("The look through the keyhole", measure)]


def _hider(glimpse: Glimpse) -> str:
    """Return what takes most of a ghost away: a piece, `a ghost` or `the keyhole`."""
    if not glimpse.blockers:
        return "the keyhole"
    name = glimpse.blockers[glimpse.blocked.index(max(glimpse.blocked))]
    if name in PIECES:
        return name
    return "a ghost" if ":" in name else "the keyhole"


def _relation(seat: str, side: str) -> str:
    turns = (SIDES.index(side) - SIDES.index(seat)) % 4
    return ("its own", "to its left", "across", "to its right")[turns]


def _doors(page: Page, games: list[MatchResult], seats: int) -> None:
    page.head(f"Which doors matter, with {seats} players")
    looks = [look for game in games for look in game.notes["looks"]]
    by_door = {f"door {door}": [float(count) for _, at, count in looks if at == door] for door in range(1, 7)}
    means = {door: around_mean(counts) for door, counts in by_door.items() if counts}
    best, worst = max(means, key=lambda door: means[door].value), min(means, key=lambda door: means[door].value)
    everything = around_mean([float(count) for _, _, count in looks])
    nothing = wilson(sum(count == 0 for _, _, count in looks), len(looks))
    page.say(
        f"A look sees {_ghosts(everything)} ghosts on average, and none at all in {nothing.percent()} of the rounds.",
        f"The door that sees most is {best}, {_ghosts(means[best])} ghosts a look; {worst} sees fewest,",
        f"{_ghosts(means[worst])}.",
    )
    page.show(
        dots({door: Interval(*mean) for door, mean in means.items()}, "ghosts seen a look", percent=False),
        "Ghosts seen from each door: " + "; ".join(f"{door} {_ghosts(mean)}" for door, mean in means.items()),
    )
    shares = [[_share(looks, side, door) for door in range(1, 7)] for side in SIDES]
    page.show(
        grid(shares, list(SIDES), [f"door {door}" for door in range(1, 7)], "of all ghosts ever seen"),
        "Where ghosts are seen from: part of all ghosts seen, by side and door",
    )
    chosen = _sum(games, "chosen")
    total = sum(chosen.values())
    page.say(
        "Whoever chooses the keyhole's side takes, seen from its own side:",
        "; ".join(f"{where} {wilson(count, total).percent()}" for where, count in chosen.most_common()) + ".",
    )


def _furniture(page: Page, games: list[MatchResult], seats: int) -> None:
    page.head(f"Which furniture matters, with {seats} players")
    hidden, moved = _sum(games, "hidden"), _sum(games, "moved")
    unseen = sum(hidden.values())
    seen = sum(look[2] for game in games for look in game.notes["looks"])
    safe = wilson(unseen, unseen + seen)
    shares = {name: wilson(hidden[name], unseen) for name in ["the keyhole", "a ghost", *PIECES]}
    shares = dict(sorted(shares.items(), key=lambda pair: -pair[1].value))
    pieces = [name for name in shares if name in PIECES]
    page.say(
        f"Of the ghosts that are in the hall when somebody looks, {safe.percent()} stay unseen.",
        f"The keyhole's own narrowness takes most of them out of sight in {shares['the keyhole'].percent()} of these",
        f"cases. The piece that hides most is the {pieces[0]}, {shares[pieces[0]].percent()};",
        f"the one that hides least is the {pieces[-1]}, {shares[pieces[-1]].percent()}.",
    )
    page.show(dots(shares, "of the ghosts that stayed unseen, %"), "What hid the ghosts that were not seen")
    mirrored = wilson(sum(game.notes["mirrored"] for game in games), seen)
    page.say(f"The mirror alone gave away {mirrored.percent()} of the ghosts that were seen.")
    page.table(
        ["piece", "moved in a game", "ghosts hidden in a game", "part of all hiding"],
        [
            [
                piece,
                _ghosts(around_mean([float(game.notes["moved"].get(piece, 0)) for game in games])),
                _ghosts(around_mean([float(game.notes["hidden"].get(piece, 0)) for game in games])),
                wilson(hidden[piece], unseen).percent(),
            ]
            for piece in sorted(PIECES, key=lambda piece: -hidden[piece])
        ],
    )
    page.say(f"Pieces were moved {sum(moved.values()) / len(games):.1f} times in a game.")


def _sum(games: list[MatchResult], note: str) -> Counter[str]:
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.notes[note])
    return total


def _share(looks: list[list[Any]], side: str, door: int) -> float:
    total = sum(int(look[2]) for look in looks)
    return sum(int(look[2]) for look in looks if look[:2] == [side, door]) / max(1, total)


def _ghosts(mean: Interval) -> str:
    return f"{mean.value:.2f} ({mean.low:.2f} to {mean.high:.2f})"
