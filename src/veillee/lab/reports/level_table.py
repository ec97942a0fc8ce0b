"""Is each level of the bots stronger than the one below? A page with matches and ratings."""

from typing import Final

from veillee.bots.players import LEVELS
from veillee.lab.arena.game_setup import check_players, read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec, meetings
from veillee.lab.statistics.standings import pairs, standings

NAMES: Final = [f"level:{level}" for level in LEVELS]


def level_specs(game_id: str, options: str, games: int, seed: int) -> list[MatchSpec]:
    """Return the matches of neighbouring levels: as many games from either seat, the same seeds for all."""
    setup = read_setup(game_id, options, 2)
    if setup.seats != 2:
        raise ValueError("options: levels meet two by two")
    if games < 1:
        raise ValueError(f"games: {games} is none")
    check_players(setup, NAMES)
    return meetings(setup, list(zip(NAMES[1:], NAMES)), games, seed)


def level_page(games: list[MatchResult], command: str) -> str:
    """Return the page with the figures in Markdown."""
    setup = games[0].spec.setup
    each = len(games) // (2 * (len(NAMES) - 1))
    met = pairs(games)
    rated = {standing.player: standing.rating for standing in standings(games)}
    lines = [
        f"# {setup.game}: the levels of the bots",
        "",
        f"Each level met the one below in {2 * each} games, {each} from either seat with the same seeds.",
        "Shares come with Wilson's 95 % interval; a draw is half a win. Ratings are openskill's (Plackett-Luce, 25 is",
        "a newcomer) with the 95 % interval of its sigma, from the same games.",
        "",
        "| level | rating | against the level below | stronger than the level below |",
        "|---|---:|---:|---|",
    ]
    for index, name in enumerate(NAMES):
        share = met.get((name, NAMES[index - 1])) if index else None
        verdict = "" if share is None else "yes" if share.low > 0.5 else "no" if share.high < 0.5 else "not proven"
        beaten = "" if share is None else share.percent()
        lines.append(f"| {name[6:]} | {rated[name].plain()} | {beaten} | {verdict} |")
    return "\n".join([*lines, "", f"Made by `{command}`."]) + "\n"
