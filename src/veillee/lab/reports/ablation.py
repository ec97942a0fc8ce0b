"""What each part of a game's strongest bot is worth: a page with its matches against itself without that part."""

from veillee.bots.players import LEVELS, parts
from veillee.games.registry import find_game
from veillee.lab.arena.game_setup import read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec, meetings
from veillee.lab.statistics.intervals import Interval, wilson

WHOLE = f"level:{LEVELS[-1]}"


def ablation_specs(game_id: str, options: str, games: int, seed: int) -> list[MatchSpec]:
    """Return the matches of the strongest level against itself without each of its parts.

    Where more than two play, half of the seats are whole; with an odd number, half in turns one more and one less.
    """
    setup = read_setup(game_id, options, 2)
    names = parts(find_game(game_id))
    if not names:
        raise ValueError(f"game: the bots of {game_id} have no parts to play without")
    if games < 1:
        raise ValueError(f"games: {games} is none")
    fewer = setup.seats // 2
    groups = [
        (WHOLE,) * whole + (f"without:{name}",) * (setup.seats - whole)
        for name in names
        for whole in sorted({fewer, setup.seats - fewer})
    ]
    return meetings(setup, groups, games, seed)


def ablation_page(games: list[MatchResult], command: str) -> str:
    """Return the page with the figures in Markdown."""
    setup = games[0].spec.setup
    names = parts(find_game(setup.game))
    each = len(games) // len(names)
    lines = [
        f"# {setup.game}: what each part of the bot is worth",
        "",
        f"Level {LEVELS[-1]} met itself without one of its parts, in {each} games of {setup.seats} for each part, with",
        "half of the seats each, and as many games from every seat with the same seeds. Shares come with Wilson's 95 %",
        "interval; a draw is half a win.",
        "",
        "| without | level 5 wins | the part helps |",
        "|---|---:|---|",
    ]
    for name in names:
        share = _won(games, f"without:{name}")
        verdict = "yes" if share.low > 0.5 else "no" if share.high < 0.5 else "not proven"
        lines.append(f"| {name} | {share.percent()} | {verdict} |")
    return "\n".join([*lines, "", f"Made by `{command}`."]) + "\n"


def _won(games: list[MatchResult], without: str) -> Interval:
    """Return the share of the points that all seats of the strongest level won together."""
    met = [game for game in games if without in game.spec.players]
    won = sum(game.points(seat) for game in met for seat, name in enumerate(game.spec.players) if name == WHOLE)
    return wilson(won, len(met))
