"""The bot of Pas Vu Pas Pris plays by the rules, hides, and is harder at a higher level."""

from collections.abc import Callable

import pytest

from playing import random_game
from veillee.core import CHANCE, FastRng, Rng
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_vu_pas_pris.bot.levels import choose
from veillee.games.pas_vu_pas_pris.game import GAME
from veillee.games.pas_vu_pas_pris.hall.placing.trouble import Placed
from veillee.games.pas_vu_pas_pris.rules.state import State
from veillee.games.pas_vu_pas_pris.schema.scenario import PasVuPasPrisScenarios


class Counted(Rng):
    """A stream that counts what is drawn from it."""

    def __init__(self) -> None:
        self.inner = FastRng(1)
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        return self.inner.below(n)


Player = Callable[[Perspective, FastRng], str]


def level(number: int) -> Player:
    return lambda perspective, rng: choose(perspective, number, rng)


def walker(perspective: Perspective, rng: FastRng) -> str:
    """Walk straight ahead and never hide."""
    moves = perspective.legal()
    return moves[-1] if perspective.view().phase == "plan" else moves[rng.below(len(moves))]


def play(players: list[Player], seed: int, options: dict[str, object]) -> tuple[float, ...]:
    state = GAME.new(GAME.read_options({"players": len(players), **options}))
    rng = FastRng(seed)
    while state.actors():
        actors = state.actors()
        actor = actors[rng.below(len(actors))]
        move = state.draw(rng) if actor == CHANCE else players[actor](Perspective(state, actor), rng)
        assert state.check(actor, move) is None, move
        state.apply(actor, move)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.returns


@pytest.mark.heavy
def test_levels_play_by_the_rules_with_every_option() -> None:
    every: dict[str, object] = {"fusion": True, "midnight": True}
    assert len(play([level(1), level(2), level(3)], 3, every)) == 3
    assert len(play([level(4), level(5)], 4, {**every, "layout": "players"})) == 2


@pytest.mark.heavy
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_level_answers_in_every_phase(number: int) -> None:
    speaker = PasVuPasPrisScenarios()
    furniture = {"table": {"x": 120, "y": 120}, "piano": {"x": 60, "y": 60}}
    ghosts = {"south": {"small1": "c3", "medium1": "d5"}, "north": {"small1": "c4", "large": "a2"}}
    common = {"round": 2, "furniture": furniture, "ghosts": ghosts}
    cards = {"south": 9, "north": 9}
    for given in (
        {"phase": "plan", "cards": cards},
        {"phase": "furnish", "cards": {"south": "6 piano+table"}},
        {"phase": "side", "chooser": "south", "cards": cards},
        {"phase": "choice", "midnight": 5},
        {"phase": "choice", "midnight": 8},
    ):
        state = speaker.position({**common, **given}, GAME.read_options({}))
        move = choose(Perspective(state, 0), number, FastRng(number))
        assert state.check(0, move) is None


@pytest.mark.heavy
@pytest.mark.parametrize("number", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"fusion": True, "midnight": True, "players": 3}])
def test_a_level_knows_its_perspective_alone(number: int, options: dict[str, object]) -> None:
    """Neither what is hidden nor other halls it has thought about change a move."""
    elsewhere = GAME.new(GAME.read_options({"layout": "random"}))
    while elsewhere.actors() == [CHANCE]:
        elsewhere.apply(CHANCE, elsewhere.draw(FastRng(9)))
    for index, (state, actor, _) in enumerate(random_game(GAME, options, 5)):
        if actor == CHANCE or index % 7:
            continue
        chosen = choose(Perspective(state, actor), number, FastRng(index))
        choose(Perspective(elsewhere, elsewhere.actors()[0]), 3, FastRng(index))
        twin = state.determinize(actor, FastRng(index + 1))
        assert choose(Perspective(twin, actor), number, FastRng(index)) == chosen


def test_it_turns_the_keyhole_on_others() -> None:
    given = {
        "phase": "side",
        "chooser": "south",
        "keyhole": ["north", 1],
        "round": 5,
        "cards": {"south": 9, "north": 9},
        "ghosts": {"south": {"medium1": "f3"}, "north": {"medium1": "a3"}},
    }
    state = PasVuPasPrisScenarios().position(given, GAME.read_options({}))
    assert choose(Perspective(state, 0), 5, FastRng(1)) == "side east"


@pytest.mark.heavy
def test_a_hider_beats_a_walker() -> None:
    won = 0
    for seed in range(6):
        hider = seed % 2
        players: list[Player] = [walker, walker]
        players[hider] = level(4)
        won += play(players, seed, {})[hider] > 0
    assert won >= 4


@pytest.mark.heavy
def test_a_piece_that_bears_others_is_tried_less_often() -> None:
    """Each try lets them fall, which is simulated; the level answers within its second."""
    drawn: list[int] = []
    for x in (60, 180):
        state = PasVuPasPrisScenarios().position(
            {"phase": "furnish", "cards": {"south": "6 trolley+desk"}, "furniture": {"desk": {"x": 180, "y": 120}}},
            GAME.read_options({}),
        )
        assert isinstance(state, State)
        assert isinstance(state.hall.put_piece("mirror", x, 120.0, 0.0, "bottom", None, False), Placed)
        assert state.hall.bears("desk") == (x == 180)
        rng = Counted()
        choose(Perspective(state, 0), 5, rng)
        drawn.append(rng.drawn)
    assert drawn[1] < drawn[0]
