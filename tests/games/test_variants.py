"""Variants of every game: checked when read, named by field, carried by bytes and replays, played by the bots."""

import re
from typing import Any

import pytest

from veillee.bots.match import play_match
from veillee.bots.players import level_player
from veillee.core import Game
from veillee.core.replay import Replay, parse_replay, play_through, result_text
from veillee.games.registry import own_games
from veillee.texts import texts_for

pytestmark = pytest.mark.heavy

GAMES = own_games()
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("rest-in-peace", {"hand": 0}, "$.variant.hand"),
    ("rest-in-peace", {"hand": 9, "ghosts": [1, 1, 1, 1, 1, 1]}, "hand: 9 cards cannot be drawn from 6 ghosts"),
    ("rest-in-peace", {"ghosts": [1, 2]}, "$.variant.ghosts"),
    ("rest-in-peace", {"manors": 7}, "manors and castles: ten rounds need ten houses, not 11"),
    ("rest-in-peace", {"twice": [30]}, "$.variant.twice"),
    ("rest-in-peace", {"twice": [3], "without": [3]}, "without and twice: Medium 3 is in both"),
    ("rest-in-peace", {"cards": 3}, "cards"),
    ("labystere", {"die": 1}, "$.variant.die"),
    ("labystere", {"actions": {"dance": 1}}, "actions: no action 'dance'"),
    ("labystere", {"actions": {"again": 16}}, "actions: 29 cards do not fit"),
    ("labystere", {"corners": 15}, "straights and corners: 20 paths"),
    ("pas-touche", {"treats": 7}, "$.variant.treats"),
    ("pas-touche", {"tracks": {"green": []}}, "$.variant.tracks"),
    ("pas-touche", {"tracks": {"blue": ["lock"]}}, "tracks: no 'blue'"),
    ("pas-touche", {"treats": 2, "colours": {"green": {"muffin": 9}}}, "colours: green: 'muffin' is not in the grid"),
    ("pas-touche", {"colours": {"green": {"3": 2}}}, "variant.colours: green has 2 cards, 2 players may need 6"),
    ("pas-touche", {"levels": [["green"]]}, "$.variant.levels"),
    ("pas-vu-pas-pris", {"rounds": 11}, "variant.rounds: 2 players draw 22 cards in 11 rounds, there are 20"),
    ("pas-vu-pas-pris", {"steps": -6}, "steps: a card would have"),
    ("pas-vu-pas-pris", {"points_out": [1, 2]}, "$.variant.points_out"),
    ("pas-vu-pas-pris", {"threshold": 0}, "$.variant.threshold"),
    ("pas-vu-pas-pris", {"field": 50}, "$.variant.field"),
    (
        "pas-vu-pas-pris",
        {"cards": [{"steps": 5, "pieces": ["piano"], "copies": 20}]},
        "pieces: a card shows none or two",
    ),
]


def varied(game: Game) -> dict[str, Any]:
    """Return the example of a game that has a variant."""
    return next(options for options in game.examples() if "variant" in options)


@pytest.mark.parametrize(("game", "variant", "says"), WRONG)
def test_a_number_that_cannot_be_is_refused_by_name(game: str, variant: dict[str, Any], says: str) -> None:
    seats = {"players": 2} if "players" in GAMES[game].option_type().__struct_fields__ else {}
    with pytest.raises(ValueError, match=re.escape(says)):
        GAMES[game].read_options({**seats, "variant": variant})


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_empty_variant_is_the_box(game: Game) -> None:
    options = game.examples()[0]
    box, same = (game.new(game.read_options(each)) for each in (options, {**options, "variant": {}}))
    players = game.players(game.read_options(options))
    bot = level_player(game, 1)
    assert play_match(box, [bot] * players, 3) == play_match(same, [bot] * players, 3)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_replay_carries_the_variant(game: Game) -> None:
    options = varied(game)
    read = game.read_options(options)
    state = game.new(read)
    made = play_match(state, [level_player(game, 1)] * game.players(read), 5)
    moves = [(n, "chance" if actor < 0 else game.seats[actor], move) for n, (actor, move) in enumerate(made, 1)]
    written = str(Replay(game.id, options, moves, result=result_text(game, state)))
    assert play_through(game, parse_replay(written)).to_bytes() == state.to_bytes()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_has_words(game: Game, language: str) -> None:
    texts = texts_for(language, game.texts())
    variant = type(game.read_options(varied(game)).variant)
    for field in variant.__struct_fields__:
        assert texts.say(f"variant-{field}")
