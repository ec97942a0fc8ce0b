"""Labystère: what must hold in every game."""

from hypothesis import given
from hypothesis import strategies as st

from detectives import laid, lively_move, played, seen, set_up, viewers
from playing import examples
from veillee.core import CHANCE, FastRng
from veillee.games.labystere.game import GAME
from veillee.games.labystere.rules.grid.paths import reach, route
from veillee.games.labystere.rules.grid.squares import ALL, BORDER, SQUARES, neighbours, squares_in
from veillee.games.labystere.rules.state import State
from veillee.games.labystere.schema.options import Options

SEEDS = st.integers(min_value=0, max_value=2**32)
PLAYERS = st.integers(min_value=2, max_value=4)
EVERY_MOVE = [
    "roll",
    "pass",
    *(f"go {square}" for square in SQUARES),
    *(f"look {square}" for square in SQUARES),
    *(f"ask p{seat}" for seat in range(1, 5)),
    *(f"trade p{seat}" for seat in range(1, 5)),
    *(f"declare s{suspect} l{place}" for suspect in range(1, 5) for place in range(1, 5)),
    *(f"swap {one} {two}" for index, one in enumerate(SQUARES) for two in SQUARES[index:]),
]


@given(SEEDS, PLAYERS, st.booleans(), st.booleans())
@examples(25)
def test_random_games_end(seed: int, players: int, notebook: bool, last_detective: bool) -> None:
    """LAB-E2, LAB-E4: there is always somebody to act, and never after 400 turns."""
    state = played(seed, players, 5000, notebook=notebook, last_detective=last_detective)
    outcome = state.outcome()
    assert outcome is not None
    assert state.view(0).turns <= 400
    assert outcome.reason in ("LAB-E1", "LAB-E2", "LAB-E3", "LAB-E4")
    assert state.actors() == []
    assert not state.legal(0)


@given(SEEDS, PLAYERS)
@examples(12)
def test_copies_bytes_and_words_round_trip(seed: int, players: int) -> None:
    rng = FastRng(seed)
    state = GAME.new(Options(players=players))
    for _ in range(150):
        if state.outcome() is not None:
            break
        assert state.copy().to_bytes() == state.to_bytes()
        back = GAME.from_bytes(state.to_bytes())
        assert back.to_bytes() == state.to_bytes()
        for viewer in viewers(state):
            assert seen(back, viewer) == seen(state, viewer)
        (actor,) = state.actors()
        move = state.draw(rng) if actor == CHANCE else lively_move(state, actor, rng)
        assert state.words(state.parse(actor, move)) == move
        twin = state.copy()
        before = state.to_bytes()
        twin.apply(actor, move)
        assert state.to_bytes() == before
        quiet = back
        quiet.act(quiet.parse(actor, move))
        state.apply(actor, move)
        assert twin.to_bytes() == state.to_bytes() == quiet.to_bytes()


@given(SEEDS, PLAYERS, st.integers(0, 200))
@examples(40)
def test_legal_is_what_check_allows(seed: int, players: int, steps: int) -> None:
    """LAB-T1: no other move is possible, and a refused one changes nothing."""
    state = played(seed, players, steps)
    before = state.to_bytes()
    for seat in range(4):
        legal = set(state.legal(seat))
        for move in EVERY_MOVE:
            refusal = state.check(seat, move)
            assert (refusal is None) == (move in legal), move
            if refusal is not None:
                assert refusal.clause in GAME.clauses()
    assert state.to_bytes() == before


@given(SEEDS, st.text(max_size=30))
@examples(200)
def test_no_text_breaks_the_parser(seed: int, text: str) -> None:
    state = set_up(seed % 50)
    for actor in (0, CHANCE):
        refusal = state.check(actor, text)
        assert refusal is None or refusal.clause in (*GAME.clauses(), "notation")


def walks(state: State, start: int, steps: int, turning: int) -> set[int]:
    """Return where walks end, found by taking every one of them."""
    cards = laid(state)
    ends: set[int] = set()

    def joined(one: int, two: int) -> bool:
        side = {-1: "n", 5: "e", 1: "s", -5: "w"}[two - one]
        words = cards[SQUARES[one]]
        return words[0] != "path" or side in words[1]

    def go(here: int, before: int, left: int) -> None:
        if left == 0:
            ends.add(here)
            return
        for there in neighbours(here):
            back = there == before and not turning >> here & 1
            if joined(here, there) and joined(there, here) and not back:
                go(there, here, left - 1)

    go(start, -1, steps)
    return ends


@given(SEEDS, st.integers(0, 24), st.integers(1, 7))
@examples(120)
def test_walks_reach_what_stepping_reaches(seed: int, square: int, steps: int) -> None:
    """LAB-T2, LAB-T3."""
    state = set_up(seed)
    for turning in (BORDER, ALL):
        assert set(squares_in(reach(state.paths, square, steps, turning))) == walks(state, square, steps, turning)
    for target in squares_in(reach(state.paths, square, steps, BORDER)):
        walk = [square, *route(state.paths, square, target, steps)]
        assert len(walk) == steps + 1
        assert walk[-1] == target
        for index in range(steps):
            assert walk[index + 1] in neighbours(walk[index])
            if index and walk[index + 1] == walk[index - 1]:
                assert BORDER >> walk[index] & 1


def test_after_the_roll_it_is_too_late_to_declare() -> None:
    """LAB-E1."""
    grid = {"a1": "start", "e5": "finish"}
    state = GAME.scenario_adapter().position({"grid": grid, "pawns": {"p1": "e5"}, "rolled": 1}, Options())
    refusal = state.check(0, "declare s1 l1")
    assert refusal is not None
    assert refusal.message_id == "refusal-LAB-E1-late"
