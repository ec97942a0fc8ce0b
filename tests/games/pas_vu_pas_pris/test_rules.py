"""What must hold always in Pas Vu Pas Pris, whatever is played."""

import subprocess
import sys

import msgspec
import pytest
from fluent.runtime import FluentResource
from hypothesis import given
from hypothesis import strategies as st

from playing import examples
from veillee.core import CHANCE, SPECTATOR, Event, FastRng, GameState
from veillee.core.replay import Replay, parse_replay, play_through
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.notation import parse, write
from veillee.games.pas_vu_pas_pris.rules.state import State

MIXES = [
    pytest.param(
        players,
        fusion,
        midnight,
        id=f"{players}-{'fusion' if fusion else 'plain'}-{midnight}",
        marks=[pytest.mark.heavy] if players > 2 else [],
    )
    for players in (2, 3, 4)
    for fusion in (False, True)
    for midnight in (False, True)
]


def start(players: int, fusion: bool, midnight: bool, layout: str = "salon") -> GameState:
    raw = {"players": players, "fusion": fusion, "midnight": midnight, "layout": layout}
    return GAME.new(GAME.read_options(raw))


def step(state: GameState, rng: FastRng) -> tuple[int, str]:
    """Return somebody who may act and a random move."""
    actors = state.actors()
    actor = actors[rng.below(len(actors))]
    if actor == CHANCE:
        return CHANCE, state.draw(rng)
    assert isinstance(state, State)
    return actor, state.random_move(actor, rng)


def play(state: GameState, seed: int, log: list[tuple[int, str]], events: list[Event], most: int = 400) -> None:
    """Play at random to the end, or for so many moves."""
    rng = FastRng(seed)
    for _ in range(most):
        if not state.actors():
            return
        actor, move = step(state, rng)
        assert state.check(actor, move) is None
        log.append((actor, move))
        events.extend(state.apply(actor, move))


@pytest.mark.parametrize(("players", "fusion", "midnight"), MIXES)
def test_random_games_end_after_five_rounds(players: int, fusion: bool, midnight: bool) -> None:
    state = start(players, fusion, midnight)
    log: list[tuple[int, str]] = []
    play(state, players * 10 + fusion, log, [])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners
    assert len(outcome.returns) == len(outcome.scores) == players
    assert abs(sum(outcome.returns)) < 1e-9
    assert sum(move.startswith("card ") for _, move in log) == 5 * players
    assert sum(move.startswith("midnight ") for _, move in log) == (4 if midnight else 0)
    view = state.view(SPECTATOR)
    assert [view.points[GAME.seats[seat]] for seat in range(players)] == list(outcome.scores)


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.heavy)])
def test_a_replay_gives_the_same_game(seed: int) -> None:
    options = {"players": 2 + seed, "fusion": seed != 1, "midnight": True, "layout": "random"}
    state = GAME.new(GAME.read_options(options))
    rng = FastRng(seed)
    moves: list[tuple[int, str, str]] = []
    while state.actors():
        actor, move = step(state, rng)
        kept = state.log_text(actor, move)
        assert state.check(actor, kept) is None
        state.apply(actor, kept)
        moves.append((len(moves) + 1, "chance" if actor == CHANCE else GAME.seats[actor], kept))
    text = str(Replay(GAME.id, options, moves))
    assert play_through(GAME, parse_replay(text)).to_bytes() == state.to_bytes()


def test_the_log_knows_where_pieces_came_to_rest() -> None:
    """A replay puts leaning and falling pieces where the log says, not where they would fall again."""
    given = {"cards": {"south": "8 mirror+table"}, "phase": "furnish", "ghosts": {"north": {"large": "d5"}}}
    state = GAME.scenario_adapter().position(given, GAME.read_options({}))
    leans = state.log_text(0, "furnish mirror x=160 y=180 yaw=90 face=back lean")
    head, rest = leans.split("lean=")
    assert state.spelling(0, leans) == leans
    assert state.log_text(0, head + "lean=1" + rest[1:]) == leans
    moved = state.copy()
    moved.apply(0, head + "lean=" + rest.replace("157.", "158."))
    assert [piece.x for piece in moved.view(SPECTATOR).furniture] == [pytest.approx(158.0, abs=1.0)]
    state.apply(0, leans)
    state.apply(CHANCE, "card 9")
    falls = state.log_text(1, "plan large:d4-d3-d2")
    assert falls.startswith("plan large:d4-d3-d2 settled=mirror:")
    assert state.check(1, falls) is None
    again = state.copy()
    again.apply(1, falls)
    state.apply(1, "plan large:d4-d3-d2")
    assert again.to_bytes() == state.to_bytes()


def test_the_log_knows_where_a_piece_came_to_rest_that_leaned_on_a_ghost_laid_down() -> None:
    given = {"round": 1, "cards": {"south": 9, "north": "8 mirror+table"}, "phase": "furnish"}
    given |= {"keyhole": ["east", 1], "ghosts": {"north": {"large": "d5"}}}
    state = GAME.scenario_adapter().position(given, GAME.read_options({"midnight": True}))
    state.apply(1, state.log_text(1, "furnish mirror x=160 y=180 yaw=90 face=back lean"))
    for seat in (0, 1):
        state.apply(seat, "plan none")
    for move in ("roll south 6", "roll north 1"):
        state.apply(CHANCE, move)
    state.apply(0, "side north")
    state.apply(CHANCE, "die 1")
    kept = state.log_text(CHANCE, "midnight 2")
    assert kept.startswith("midnight 2 settled=mirror:")
    told = state.apply(CHANCE, kept)
    assert Event("piece-dropped", {"piece": "mirror"}) in told


def test_the_dance_floor_tells_which_pieces_slide() -> None:
    furniture = {"table": {"x": 24, "y": 100, "yaw": 90}, "piano": {"x": 180, "y": 190, "yaw": 0}}
    given = {"round": 2, "phase": "midnight", "furniture": furniture}
    state = GAME.scenario_adapter().position(given, GAME.read_options({"midnight": True}))
    told = state.apply(CHANCE, "midnight 6")
    assert [event.data["piece"] for event in told if event.kind == "slid"] == ["piano"]


@examples(5)
@given(seed=st.integers(0, 10_000), length=st.integers(0, 60), players=st.integers(2, 4), fusion=st.booleans())
def test_every_position_is_a_value(seed: int, length: int, players: int, fusion: bool) -> None:
    state = start(players, fusion, True)
    events: list[Event] = []
    play(state, seed, [], events, length)
    before = state.to_bytes()
    assert GAME.from_bytes(before).to_bytes() == before
    other = state.copy()
    play(other, seed + 1, [], [], 3)
    assert state.to_bytes() == before
    for viewer in (*range(players), SPECTATOR):
        view = msgspec.json.encode(state.view(viewer))
        sample = state.determinize(viewer, FastRng(seed))
        assert msgspec.json.encode(sample.view(viewer)) == view
    assert state.actors() or state.outcome() is not None
    for seat in state.actors():
        if seat == CHANCE:
            assert state.check(CHANCE, state.draw(FastRng(seed))) is None
            continue
        offered = state.legal(seat)
        assert offered
        for move in offered:
            assert state.check(seat, move) is None
            spoken = parse(move)
            assert spoken is not None
            assert write(spoken) == move
    for wrong in ("plan small1:f6-out", "furnish piano x=1 y=1 yaw=0 face=bottom", "side up", "skip", "die 3"):
        for seat in range(players):
            state.check(seat, wrong)
    assert state.to_bytes() == before
    for event in events:
        assert msgspec.json.decode(msgspec.json.encode(event.data)) == event.data


@examples(150)
@given(st.text(alphabet="abcdefplanout smerg123456:-@.,+=xyw", max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    for candidate in (text, f"plan {text}", f"furnish piano {text}", f"layout {text}"):
        spoken = parse(candidate)
        if spoken is not None:
            assert parse(write(spoken)) == spoken


def test_every_event_has_a_sentence() -> None:
    events: list[Event] = []
    for seed in range(2):
        play(start(3, True, True), seed, [], events)
    assert {f"event-{event.kind}" for event in events} <= message_ids("fr")


def test_both_languages_say_the_same_things() -> None:
    assert message_ids("fr") == message_ids("en")


def message_ids(language: str) -> set[str]:
    from importlib.resources import files

    text = (files("veillee.games.pas_vu_pas_pris") / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentResource(text).body if hasattr(entry, "id")}


# With this seed somebody tries a place that would let another piece fall.
_FALLING = """
import sys
from veillee.bots.match import play_match
from veillee.bots.player import RandomPlayer
from veillee.games.pas_vu_pas_pris.game import GAME
play_match(GAME.new(GAME.read_options({})), [RandomPlayer(), RandomPlayer()], 134)
sys.exit("mujoco" in sys.modules)
"""


@pytest.mark.heavy
def test_a_random_move_simulates_nothing() -> None:
    assert subprocess.run([sys.executable, "-c", _FALLING], check=False).returncode == 0
