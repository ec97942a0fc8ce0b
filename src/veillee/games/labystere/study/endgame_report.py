"""How far a player is from best play in small endgames: the page of `veillee lab labystere endgames`."""

from collections import Counter
from pathlib import Path

from veillee.games.labystere.game import GAME
from veillee.games.labystere.study.endgames import endgame
from veillee.games.labystere.study.judging import Judge, Judgement
from veillee.lab.arena.players import lab_player
from veillee.lab.reports.report_file import FOLDER, write_report
from veillee.lab.statistics.intervals import around_mean

PLAYERS = "level:5,level:4,level:3"
SHOWN_MISTAKES = 6

_PAGE = """# labystere: small endgames, solved

How much of what an endgame is worth does a player give away, against best play? The judge solves each position
exactly, by the real rules (`src/veillee/games/labystere/study/last_turns.py`); nothing is cut off.

- **Positions.** Two detectives, three turns before the last turn of a game (LAB-E4), with the option that the last
  detective left wins (LAB-E3). The maze and the pawns come from the 6th to the 19th turn of a game of level 4. All
  actions lie open. Each detective lacks nothing (three times in six), one of two suspects, one of two places, or both;
  everybody knows who lacks what, because looks are public.
- **Points** are the lab's: 1 for a win, 0 for a loss, a half for a draw.
- **Loss.** The player begins, the other one plays the judge's moves. Each decision costs the difference between the
  best move's points and those of the move made; the losses of all its decisions in both of its turns are added up.

| player | positions | worth | given away | share of the worth | nothing given away |
|---|---:|---:|---:|---:|---:|"""


def endgames(*, positions: int = 500, seed: int = 1, players: str = PLAYERS, out: Path = FOLDER) -> None:
    """Judge players in endgames that can be solved, and write what they give away.

    Parameters
    ----------
    positions
        How many endgames.
    seed
        The first one's seed.
    players
        Who is judged, with commas between them.
    out
        Folder of the page.
    """
    write_report(out / "endgames-labystere.md", report(positions, seed, players.split(",")))


def report(positions: int, seed: int, names: list[str]) -> str:
    """Judge each player in the same endgames."""
    found: dict[str, list[Judgement]] = {name: [] for name in names}
    for number in range(seed, seed + positions):
        judge = Judge(endgame(number), number)
        for name in names:
            found[name].append(judge.judge(lab_player(GAME, name).choose))
    lines = [_PAGE, *(_row(name, judgements) for name, judgements in found.items())]
    lines += ["", f"What `{names[0]}` made instead of what, and the points that cost it in an average endgame:", ""]
    lines += ["| made | better | endgames | given away |", "|---|---|---:|---:|", *_mistakes(found[names[0]])]
    command = f"veillee lab labystere endgames --positions {positions} --seed {seed} --players {','.join(names)}"
    return "\n".join([*lines, "", f"Made by `{command}`.", ""])


def _row(name: str, judgements: list[Judgement]) -> str:
    lost = around_mean([judgement.lost for judgement in judgements])
    worth = sum(judgement.worth for judgement in judgements) / len(judgements)
    perfect = sum(not judgement.mistakes for judgement in judgements) / len(judgements)
    share = type(lost)(lost.value / worth, lost.low / worth, lost.high / worth)
    spread = f"{lost.value:.4f} ({max(0.0, lost.low):.4f} to {lost.high:.4f})"
    return f"| `{name}` | {len(judgements)} | {worth:.3f} | {spread} | {share.percent()} | {100 * perfect:.1f} % |"


def _mistakes(judgements: list[Judgement]) -> list[str]:
    lost: dict[tuple[str, str], float] = {}
    times: Counter[tuple[str, str]] = Counter()
    for judgement in judgements:
        for mistake in judgement.mistakes:
            kinds = mistake.move.split(" ")[0], mistake.better.split(" ")[0]
            lost[kinds] = lost.get(kinds, 0.0) + mistake.lost
            times[kinds] += 1
    return [
        f"| {made} | {better} | {times[made, better]} | {points / len(judgements):.4f} |"
        for (made, better), points in sorted(lost.items(), key=lambda item: -item[1])[:SHOWN_MISTAKES]
    ]
