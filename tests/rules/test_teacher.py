"""What bots teach: chances that sum to 1, reasons in both languages, and nothing that a seat cannot know."""

import re
from functools import cache
from pathlib import Path

import pytest

from veillee.bots.teacher import Teacher, shares
from veillee.core import CHANCE, FastRng, Game, GameState
from veillee.core.contract.perspective import OpenPerspective, Perspective
from veillee.games.registry import all_games
from veillee.texts import texts_for

GAMES = list(all_games().values())
REASONING = [game for game in GAMES if game.teaching() is not None]
reasoning = pytest.mark.parametrize("game", REASONING, ids=lambda game: game.id)
pytestmark = pytest.mark.heavy


@cache
def decisions(game: Game) -> list[tuple[GameState, int]]:
    """Return positions of random games in which somebody decides, from the beginning to the end."""
    found: list[tuple[GameState, int]] = []
    for seed, options in enumerate(game.examples()[:2]):
        rng = FastRng(seed)
        state = game.new(game.read_options(options))
        made: list[tuple[GameState, int]] = []
        while actors := state.actors():
            actor = actors[rng.below(len(actors))]
            if actor != CHANCE:
                made.append((state.copy(), actor))
            state.apply(actor, state.draw(rng) if actor == CHANCE else state.random_move(actor, rng))
        found += made[:: max(1, len(made) // 6)]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_chances_sum_to_one_and_depend_on_nothing_that_the_seat_cannot_know(game: Game) -> None:
    teacher = Teacher(game, 4)
    for state, seat in decisions(game)[::4]:
        chances = teacher.expect(Perspective(state, seat), FastRng(3))
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0.0
        other = state.determinize(seat, FastRng(7))
        assert chances == teacher.expect(Perspective(other, seat), FastRng(3))
        assert sum(teacher.expect(OpenPerspective(state, seat), FastRng(3))) == pytest.approx(1.0)


@reasoning
def test_a_reason_has_a_sentence_in_both_languages_and_tells_nothing_hidden(game: Game) -> None:
    teaching = game.teaching()
    assert teaching is not None
    given = 0
    for state, seat in decisions(game):
        moves = state.legal(seat)
        other = state.determinize(seat, FastRng(7))
        for move in moves[:: max(1, len(moves) // 2)]:
            reason = teaching.explain(Perspective(state, seat), move, FastRng(3))
            assert repr(reason) == repr(teaching.explain(Perspective(other, seat), move, FastRng(3)))
            if reason is None:
                continue
            given += 1
            for language in ("fr", "en"):
                texts = texts_for(language, game.texts())
                assert texts.has(reason.message_id), reason
                said = texts.say(reason.message_id, **reason.params)
                assert "{" not in said, said
                assert "$" not in said, said
    assert given >= 8


def test_a_won_game_counts_for_its_winners_and_a_draw_for_all() -> None:
    game = all_games()["rest-in-peace"]
    rng = FastRng(5)
    state = game.new(game.read_options({}))
    while actors := state.actors():
        state.apply(actors[0], state.draw(rng) if actors[0] == CHANCE else state.random_move(actors[0], rng))
    outcome = state.outcome()
    assert outcome is not None
    assert sum(shares(state)) == 1.0
    assert [seat for seat, share in enumerate(shares(state)) if share == 1.0] == list(outcome.winners)


def test_where_a_game_has_no_reason_the_chances_are_one() -> None:
    game = all_games()["pas-vu-pas-pris"]
    teacher = Teacher(game, 2)
    for state, seat in decisions(game):
        if state.phase() == "choice":
            reason = teacher.explain(Perspective(state, seat), state.legal(seat)[0], FastRng(1))
            assert reason.key == "chances"
            assert 0 <= int(reason.params["percent"]) <= 100


@reasoning
def test_every_reason_that_a_game_can_give_has_a_text(game: Game) -> None:
    folder = Path(__file__).parents[2] / "src" / "veillee" / "games" / game.id.replace("-", "_")
    code = next(folder.rglob("reasons.py")).read_text(encoding="utf-8")
    keys = re.findall(r'Reason\(\s*"([a-z-]+)"', code) + re.findall(r'Reason\("[a-z-]+" if .*? else "([a-z-]+)"', code)
    assert keys
    for language in ("fr", "en"):
        assert [key for key in keys if not texts_for(language, game.texts()).has(f"why-{key}")] == []
