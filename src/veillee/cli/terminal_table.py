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
from veillee.texts.event_arguments import event_arguments


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
        message = f"event-{event.kind}"
        if self.texts.has(message):
            seats = self.game.seats
            values = event_arguments(event.data, self.texts, seats, self._name_of, reader=seats[self.seat])
            self.console.print(f"  {self.texts.say(message, **values)}", style="italic", markup=False)

    def _name_of(self, seat: str) -> str:
        return self.texts.say(f"seat-{seat}")

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
