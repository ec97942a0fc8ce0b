"""The terminal table: a whole game by typing, refusals explained, leaving at any time."""

import io

import pytest
from rich.console import Console

from veillee.bots.player import RandomPlayer
from veillee.cli.play import play
from veillee.cli.terminal_table import TerminalTable
from veillee.core import FastRng, TurnState
from veillee.games.registry import all_games

TURN_BASED = [
    game.id for game in all_games().values() if isinstance(game.new(game.read_options(game.examples()[0])), TurnState)
]


class Typing(Console):
    """A console with somebody who types."""

    def __init__(self, answers: list[str]) -> None:
        super().__init__(file=io.StringIO(), width=120, highlight=False)
        self.answers = answers
        self.dice = FastRng(11)

    def input(self, *args: object, **kwargs: object) -> str:
        return self.answers.pop(0) if self.answers else str(1 + self.dice.below(9))

    @property
    def said(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def table(game_id: str, answers: list[str], language: str = "fr", seed: int = 3) -> Typing:
    console = Typing(answers)
    game = all_games()[game_id]
    options = game.read_options(game.examples()[0])
    TerminalTable(console, game, options, 0, RandomPlayer(), FastRng(seed), language).play()
    return console


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game_id", TURN_BASED)
def test_a_whole_game_by_number(game_id: str, language: str) -> None:
    said = table(game_id, [], language).said
    endings = {"fr": ("Tu as gagné", "Tu as perdu", "Personne"), "en": ("You won", "You lost", "Nobody")}
    assert any(ending in said for ending in endings[language])
    assert "event-" not in said
    assert "phase-" not in said


def test_a_refusal_names_its_clause() -> None:
    said = table("rest-in-peace", ["hello", "medium 7", "q"]).said
    assert "hello" in said
    assert "(RIP-T1)" in said
    assert "Bonne nuit" in said


def test_seats_are_told_by_their_names() -> None:
    said = table("labystere", ["roll", "q"]).said
    assert "Détective 1 lance le dé" in said
    assert "p1 lance" not in said


def test_what_cannot_be_played_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert play() == 2
    assert play("chess") == 2
    assert play("rest-in-peace", level=9) == 2
    assert play("rest-in-peace", seat=3) == 2
    assert play("rest-in-peace", lang="de") == 2
    out = capsys.readouterr().out
    assert "There are labystere, pas-touche" in out
    assert "no game 'chess'" in out
    assert "level 9" in out
