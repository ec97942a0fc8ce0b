"""The arena: fair pairings, the same games whoever plays them, honest figures, files and refusals."""

import csv
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from veillee.bots.match import play_match
from veillee.bots.players import named_player
from veillee.cli.arena import arena
from veillee.cli.sim import sim
from veillee.core import CHANCE, Outcome
from veillee.games.registry import find_game
from veillee.lab.arena.executors import Done, Given, InProcess, ProcessPool, play_all
from veillee.lab.arena.game_setup import read_setup
from veillee.lab.arena.match_result import MatchResult, ranks_of
from veillee.lab.arena.match_spec import round_robin, same_seats
from veillee.lab.statistics.intervals import wilson
from veillee.lab.statistics.standings import pairs, ratings, standings


class Strangers:
    """A executor that gives the chunks back in the wrong order, as a cluster does."""

    workers = 3

    def run(self, work: Callable[[list[Given]], list[Done]], chunks: list[list[Given]]) -> Iterator[list[Done]]:
        assert len(chunks) > self.workers
        return (work(chunk) for chunk in reversed(chunks))


def test_results_do_not_depend_on_who_plays() -> None:
    specs = round_robin(read_setup("rest-in-peace", "{}"), ["random", "search:5"], 4, seed=7)
    done: list[int] = []
    alone = play_all(specs, InProcess(), done.append)
    assert sum(done) == len(specs) == 8
    assert play_all(specs, Strangers()) == alone
    assert play_all(specs, ProcessPool(2)) == alone


def test_every_pair_meets_from_both_seats_with_the_same_seeds() -> None:
    specs = round_robin(read_setup("rest-in-peace", "{}"), ["random", "level:1", "level:2"], 2, seed=5)
    met = Counter((spec.players, spec.seed) for spec in specs)
    names = ["random", "level:1", "level:2"]
    assert met == Counter({((a, b), seed): 1 for a in names for b in names if a != b for seed in (5, 6)})


def test_fewer_players_than_seats_fill_them_in_all_mixtures() -> None:
    setup = read_setup("labystere", '{"players": 3}')
    seatings = Counter(spec.players for spec in round_robin(setup, ["random", "level:1"], 1, seed=1))
    assert len(seatings) == 6
    assert Counter(name for seating in seatings for name in seating) == {"random": 9, "level:1": 9}


@pytest.mark.parametrize("game_id", ["rest-in-peace", "labystere", "pas-touche", "pas-vu-pas-pris"])
def test_one_seed_deals_the_same_cards_whoever_plays(game_id: str) -> None:
    game = find_game(game_id)
    options = game.read_options(game.examples()[0])

    def dealt(names: list[str]) -> list[str]:
        moves = play_match(game.new(options), [named_player(game, name) for name in names], 3)
        first = next(index for index, (actor, _) in enumerate(moves) if actor != CHANCE)
        return [move for _, move in moves[:first]]

    assert dealt(["random", "level:1"]) == dealt(["level:1", "random"])


def test_the_quicker_hand_wins_in_real_time() -> None:
    specs = round_robin(read_setup("pas-touche", "{}"), ["level:1", "level:3", "random"], 2, seed=1)
    table = standings(play_all(specs, InProcess()))
    assert table[0].player == "level:3"
    assert table[0].won == table[0].games == 8


@pytest.mark.parametrize(
    ("outcome", "ranks"),
    [
        (Outcome((1,), (-1.0, 1.0), "x"), (2, 1)),
        (Outcome((), (0.0, -1.0), "x"), (1, 1)),
        (Outcome((0, 2), (0.5, -1.0, 0.5, 0.0), "x"), (1, 4, 1, 3)),
    ],
)
def test_ranks(outcome: Outcome, ranks: tuple[int, ...]) -> None:
    assert ranks_of(outcome) == ranks


def results(names: list[str], winners: Sequence[tuple[int, ...]]) -> list[MatchResult]:
    specs = same_seats(read_setup("rest-in-peace", "{}"), names, len(winners), seed=1)
    returns = {(0,): (1.0, -1.0), (1,): (-1.0, 1.0), (): (0.0, 0.0)}
    return [
        MatchResult(spec, won, ranks_of(Outcome(won, returns[won], "x")), (), "x", 1, 1, 1)
        for spec, won in zip(specs, winners)
    ]


def test_figures_come_with_intervals() -> None:
    assert wilson(8, 10) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 50).low == 0.0
    assert wilson(0, 50).high == pytest.approx(0.0714, abs=1e-4)
    games = results(["level:2", "random"], [(0,)] * 60 + [()] * 10 + [(1,)] * 30)
    best, worst = standings(games)
    assert (best.player, best.won, best.drawn, best.share.value) == ("level:2", 60, 10, 0.65)
    assert best.rating.value > worst.rating.value + 2
    assert pairs(games)["random", "level:2"].value == pytest.approx(0.35)
    fewer = ratings(games[:10])["random"]
    assert fewer.high - fewer.low > worst.rating.high - worst.rating.low


def test_files(tmp_path: Path) -> None:
    table, parquet, html = (tmp_path / f"games.{kind}" for kind in ("csv", "parquet", "html"))
    players = "random,level:1,random"
    assert sim("pas-vu-pas-pris", games=2, players=players, workers=1, csv=table, parquet=parquet, html=html) == 0
    with table.open(encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    assert {(row["game"], row["options"], row["starter"]) for row in rows} == {
        ("pas-vu-pas-pris", '{"players": 3}', starter) for starter in {row["starter"] for row in rows}
    }
    assert [(row["match"], row["seat"], row["player"]) for row in rows[1:4]] == [
        ("0", "2", "level:1"),
        ("0", "3", "random"),
        ("1", "1", "random"),
    ]
    assert pyarrow.parquet.read_table(parquet).num_rows == 6
    page = html.read_text(encoding="utf-8")
    assert "data:image/svg+xml" in page
    assert "<script" not in page


@pytest.mark.parametrize(
    ("play", "says"),
    [
        (lambda: arena("chess", "random", "level:1"), "no game 'chess'"),
        (lambda: arena("rest-in-peace", "random", "bobby"), "no player 'bobby'"),
        (lambda: arena("rest-in-peace", "random", "level:9"), "level 9"),
        (lambda: arena("rest-in-peace", "random"), "two or more"),
        (lambda: arena("rest-in-peace", "random", "random"), "named once"),
        (lambda: arena("pas-touche", "random", "search:9"), "not played in turns"),
        (lambda: arena("labystere", "random", "level:1", options='{"players": 9}'), "LAB-M1"),
        (lambda: arena("labystere", "random", "level:1", options='{"plyers": 2}'), "plyers"),
        (lambda: arena("labystere", "random", "level:1", options="players"), "not JSON"),
        (lambda: arena("labystere", "random", "level:1", games=0), "games: 0"),
        (lambda: arena("labystere", "random", "level:1", workers=0), "workers: 0"),
        (lambda: arena("labystere", "random", "level:1", csv=Path("/no/such/folder/a.csv")), "no folder"),
        (lambda: arena("labystere", "random", "level:1", ray=True), "pip install 'veillee[ray]'"),
        (lambda: sim("rest-in-peace", players="random"), "has 2 seats, not 1"),
        (lambda: sim("labystere", players="random"), "LAB-M1: Labystère is for 2 to 4 players."),
        (lambda: sim("rest-in-peace", options='{"speed": 1}'), "rest-in-peace has levels, initiation, first"),
        (lambda: sim("rest-in-peace", csv=Path("/")), "this is a folder"),
        (lambda: arena("labystere", "openspiel-mcts:0", "random"), "a number of simulations or a time"),
    ],
)
def test_refusals(
    play: Callable[[], int], says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing: Any = None
    monkeypatch.setitem(sys.modules, "ray", nothing)
    assert play() == 2
    assert says in " ".join(capsys.readouterr().out.split())
