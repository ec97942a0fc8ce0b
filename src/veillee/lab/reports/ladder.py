"""Where does a player stand among the five levels? A page with its matches against each, and everybody's ratings."""

from typing import Final

from veillee.lab.arena.game_setup import check_players, read_setup
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.arena.match_spec import MatchSpec, meetings
from veillee.lab.reports.arena_page import INTERVALS
from veillee.lab.reports.level_table import NAMES
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots
from veillee.lab.statistics.intervals import Interval
from veillee.lab.statistics.standings import pairs, standings

EVEN: Final = 0.5


def ladder_specs(game_id: str, player: str, options: str, games: int, seed: int) -> list[MatchSpec]:
    """Return the player's matches against each level, and those of neighbouring levels, on the same seeds."""
    setup = read_setup(game_id, options, 2)
    if setup.seats != 2:
        raise ValueError("options: a ladder is climbed two by two")
    if games < 1:
        raise ValueError(f"games: {games} is none")
    if player in NAMES:
        raise ValueError(f"player {player!r} is a rung of the ladder: `veillee lab levels` compares the levels")
    check_players(setup, [player, *NAMES])
    return meetings(setup, [*((player, level) for level in NAMES), *zip(NAMES[1:], NAMES)], games, seed)


def ladder_page(player: str, games: list[MatchResult], made_by: str) -> str:
    """Return the page as one HTML file."""
    setup = games[0].spec.setup
    met = pairs(games)
    shares = {level: met[player, level] for level in NAMES}
    page = Page(f"{setup.game}: {player} on the ladder")
    page.say(place(shares), INTERVALS)
    page.head("Against each level")
    page.show(dots(shares, "share won, %", EVEN), "How often it came before each level; a tie is half")
    page.table(["level", "won", "verdict"], [[name, share.percent(), verdict(share)] for name, share in shares.items()])
    page.head("Ratings")
    page.say("From all of these games and those between neighbouring levels; 25 is a newcomer.")
    page.show(dots({row.player: row.rating for row in standings(games)}, "rating", percent=False), "Ratings")
    return page.html(made_by)


def verdict(share: Interval) -> str:
    """Say whether a share is more than even, less, or not told apart from it."""
    return "stronger" if share.low > EVEN else "weaker" if share.high < EVEN else "not proven"


def place(shares: dict[str, Interval]) -> str:
    """Say between which rungs a player stands."""
    beaten = [name for name, share in shares.items() if share.low > EVEN]
    above = [name for name, share in shares.items() if share.high < EVEN]
    if not beaten and not above:
        return "These games do not tell it apart from any level."
    if not above:
        return f"No level is proven stronger; it is stronger than {', '.join(beaten)}."
    if not beaten:
        return f"It is stronger than no level, and weaker than {', '.join(above)}."
    return f"It is stronger than {', '.join(beaten)}, and weaker than {', '.join(above)}."
