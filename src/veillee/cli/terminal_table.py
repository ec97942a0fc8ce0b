"""A table in the terminal for every turn-based game: a drawing, what happened, and the moves to choose from."""

from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel

from veillee.bots.player import Player
from veillee.core import CHANCE, Event, Game, Refusal, Rng
from veillee.core.contract.perspective import Perspective
from veillee.texts import texts_for


class TerminalTable:
    """One person, the bots, and a game."""

    def __init__(
        self, console: Console, game: Game, options: Any, seat: int, bots: Player, rng: Rng, language: str
    ) -> None:
        self.console = console
        self.game = game
        self.seat = seat
        self.bots = bots
        self.rng = rng
        self.texts = texts_for(language, game.texts())
        self.state = game.new(options)

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        self.console.print(self.texts.say("game-name"), style="bold", justify="center")
        self.console.print(self.texts.say("terminal-help"), style="dim")
        while self.state.actors():
            actor = self.state.actors()[0]
            if actor == self.seat:
                move = self._ask()
                if move is None:
                    self.console.print(self.texts.say("goodbye"))
                    return
            elif actor == CHANCE:
                move = self.state.draw(self.rng)
            else:
                move = self.bots.choose(Perspective(self.state, actor), self.rng)
            for event in self.state.apply(actor, move):
                self._tell(event.seen_by(self.seat))
        self._draw()
        outcome = self.state.outcome()
        assert outcome is not None
        if not outcome.winners:
            verdict = "terminal-draw"
        else:
            verdict = "terminal-won" if self.seat in outcome.winners else "terminal-lost"
        self.console.print(self.texts.say(verdict), style="bold")

    def _tell(self, event: Event) -> None:
        values: dict[str, Any] = {}
        for key, value in event.data.items():
            parts = value if isinstance(value, list) else [value]
            named = [self._named(key, part) if isinstance(part, str) else part for part in parts]
            values[key] = ", ".join(map(str, named)) if isinstance(value, list) else named[0]
        who = event.data.get("seat")
        if who in self.game.seats:
            values["who"] = "you" if self.game.seats.index(str(who)) == self.seat else "other"
            values["name"] = values["seat"]
        message = f"event-{event.kind}"
        if self.texts.has(message):
            self.console.print(f"  {self.texts.say(message, **values)}", style="italic", markup=False)

    def _named(self, key: str, words: str) -> str:
        """Return a seat's name, and a card's: `ghost 5` becomes the text `card-ghost`; a side of a hall is no seat."""
        if words in self.game.seats and key != "side":
            return self.texts.say(f"seat-{words}")
        kind, _, number = words.partition(" ")
        if number.isdigit() and self.texts.has(f"card-{kind}"):
            return self.texts.say(f"card-{kind}", value=int(number), medium=int(number))
        return words

    def _draw(self) -> None:
        view = self.state.view(self.seat)
        sketch = self.game.sketch()
        if sketch is not None:
            lines = sketch(view, self.seat, self.texts.say)
        else:
            lines = _outline(msgspec.to_builtins(view))
        self.console.print(Panel("\n".join(lines), border_style="yellow"))

    def _ask(self) -> str | None:
        """Let the person choose: a move in words, its number, or q to leave."""
        self._draw()
        moves = self.state.legal(self.seat)
        self.console.print(self.texts.say(f"phase-{self.state.phase()}"), style="bold yellow")
        self.console.print(Columns([f"[bold]{index}[/] {move}" for index, move in enumerate(moves, 1)], padding=(0, 3)))
        while True:
            answer = self.console.input("[bold yellow]> [/]").strip()
            if answer in ("q", "quit"):
                return None
            if answer.isdigit() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            refusal = self.state.check(self.seat, answer)
            if refusal is None:
                return answer
            self._explain(refusal)

    def _explain(self, refusal: Refusal) -> None:
        message = refusal.message_id
        if not self.texts.has(message):
            message = f"refusal-{refusal.clause}"
        sentence = self.texts.say(message, **refusal.params)
        clause = "" if refusal.clause == "notation" else f" ({refusal.clause})"
        self.console.print(f"{sentence}{clause}", style="red", markup=False)


def _outline(view: Any, indent: str = "") -> list[str]:
    """Write a view as an indented outline, for games without a drawing of their own."""
    lines: list[str] = []
    pairs = view.items() if isinstance(view, dict) else enumerate(view)
    for key, value in pairs:
        if isinstance(value, (dict, list)) and value and any(isinstance(v, (dict, list)) for v in _values(value)):
            lines.append(f"{indent}{key}:")
            lines += _outline(value, indent + "  ")
        else:
            lines.append(f"{indent}{key}: {value}")
    return [line.replace("[", r"\[") for line in lines] if not indent else lines


def _values(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else list(value)
