"""Analyse finished games, in the background next to the bots' thinking; results are kept for a while."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from veillee.bots.teacher import shares
from veillee.server.analysis.turning_points import next_own, turning_points
from veillee.server.messages import Analysis, BetterMove, Decision, Judged
from veillee.server.tables.domain.errors import table_error
from veillee.server.tables.domain.log.entries import Moved
from veillee.server.tables.domain.table import Table
from veillee.server.tables.sentences import sentence
from veillee.server.work.base import Advice, AnalysisRequest, Chances, Choice, FinishedGame
from veillee.server.work.turns import Share

if TYPE_CHECKING:
    from veillee.server.tables.service import TableService

_KEPT: Final = 64
_AT_ONCE: Final = 16
# Where a game does not judge by itself, as many random games as fit into a few seconds of one worker.
_SECONDS: Final = 4.0
_MOST_GAMES: Final = 400
_LEAST_GAMES: Final = 24
_LEAST_TO_IMPROVE: Final = 100
_IMPROVED: Final = 16  # decisions for which a better move is looked for: those after which most was lost
_log: Final = logging.getLogger("veillee.analyst")


class Analyst:
    """Analyses one decision at a time, so that bots at running tables need not wait."""

    def __init__(self, service: "TableService") -> None:
        self._service: Final = service
        self._kept: OrderedDict[str, Analysis] = OrderedDict()
        self._turn: Final = asyncio.Lock()
        service.forgetters.append(self._forget)

    def _forget(self, table: str) -> None:
        found = self._kept.get(table)
        if found is not None and found.status != "working":
            del self._kept[table]

    def look(self, table: Table) -> Analysis:
        """Return what is known of a finished game so far."""
        found = self._kept.get(table.row.id)
        return found if found is not None else Analysis("none", 0, 0, [], [], [], {})

    def start(self, table: Table) -> Analysis:
        """Begin to analyse a finished game, unless that is under way or done."""
        found = self.look(table)
        if found.status in ("working", "done"):
            self._kept.move_to_end(table.row.id)
            return found
        assert table.over
        assert table.state is not None
        if sum(one.status == "working" for one in self._kept.values()) >= _AT_ONCE:
            raise table_error("too-many", 429)
        analysis = Analysis("working", 0, 0, [], [], [], _by_seat(table, shares(table.state)))
        self._kept[table.row.id] = analysis
        ended = [name for name, one in self._kept.items() if one.status != "working"]
        for name in ended[: max(0, len(self._kept) - _KEPT)]:
            del self._kept[name]
        self._service.spawn(self._run(table, analysis))
        return analysis

    async def _run(self, table: Table, analysis: Analysis) -> None:
        try:
            await self._analyse(table, analysis)
            analysis.status = "done"
        except Exception:
            _log.exception("table %s: the look back failed", table.row.id)
            analysis.status = "failed"

    async def _analyse(self, table: Table, analysis: Analysis) -> None:
        work = self._service.work
        async with self._turn, self._service.turns.turn(Share(table.row.id)):
            choices = await work.choices(_finished_game(table))
        analysis.of = len(choices) + min(_IMPROVED, len(choices))
        games = _LEAST_GAMES
        for choice in choices:
            async with self._turn, self._service.turns.turn(Share(table.row.id)):
                began = self._service.clock.monotonic()
                judged = await work.judge(AnalysisRequest(choice, games, secrets.randbits(60)))
            known, unhidden = _judged(table, judged.known), _judged(table, judged.open)
            analysis.decisions.append(Decision(choice.made, table.names[choice.seat], choice.move, known, unhidden))
            analysis.done += 1
            if len(analysis.decisions) == 1:
                games = _affordable(self._service.clock.monotonic() - began, analysis.of)
        analysis.known_turns = turning_points(analysis, False)
        analysis.open_turns = turning_points(analysis, True)
        for index in _worst(analysis):
            await self._improve(table, choices[index], analysis.decisions[index], max(games, _LEAST_TO_IMPROVE))
            analysis.done += 1

    async def _improve(self, table: Table, choice: Choice, decision: Decision, games: int) -> None:
        async with self._turn, self._service.turns.turn(Share(table.row.id)):
            better = await self._service.work.improve(AnalysisRequest(choice, games, secrets.randbits(60)))
        decision.known.better = _advice(table, better.known)
        decision.open.better = _advice(table, better.open)


def _affordable(spent: float, questions: int) -> int:
    """Return how many random games a question may take, given the time that one with the fewest took."""
    return max(_LEAST_GAMES, min(_MOST_GAMES, int(_LEAST_GAMES * _SECONDS / (max(spent, 0.001) * questions))))


def _finished_game(table: Table) -> FinishedGame:
    moves: list[tuple[int, str]] = []
    for applied in table.moves():
        body = applied.entry.body
        assert isinstance(body, Moved)
        moves.append((body.actor, body.move))
    return FinishedGame(table.game.id, table.options, moves)


def _worst(analysis: Analysis) -> list[int]:
    """Return the decisions after which the mover's chance fell most, by the move itself or by what followed."""
    lost: list[tuple[float, int]] = []
    for index, decision in enumerate(analysis.decisions):
        before, after = decision.known.before[decision.seat], decision.known.after[decision.seat]
        later = next_own(analysis, index, False)[1]
        lost.append((max(before - after, before - later), index))
    lost.sort(reverse=True)
    return [index for _, index in lost[:_IMPROVED]]


def _by_seat(table: Table, chances: list[float]) -> dict[str, float]:
    return {name: round(chance, 4) for name, chance in zip(table.names, chances)}


def _judged(table: Table, chances: Chances) -> Judged:
    return Judged(_by_seat(table, chances.before), _by_seat(table, chances.after), None)


def _advice(table: Table, advice: Advice | None) -> BetterMove | None:
    if advice is None:
        return None
    text = sentence(table.game, advice.message, advice.params)
    return BetterMove(advice.move, round(advice.gain, 4), advice.message, advice.params, text)
