"""The HTML report of a simulation or a tournament."""

from veillee.games.registry import find_game
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.reports.page import Page
from veillee.lab.reports.plots import dots, histogram
from veillee.lab.statistics.standings import endings, pairs, seat_shares, spread, standings

INTERVALS = (
    "Intervals hold the true figure in 95 of 100 cases: Wilson's for shares, from openskill's sigma for ratings."
)


def arena_page(games: list[MatchResult], made_by: str) -> str:
    """Return the report of some games as one HTML file."""
    setup = games[0].spec.setup
    page = Page(f"{setup.game}: {len(games):,} games")
    table = standings(games)
    page.say("A game gives one point, shared by its winners, or by all when nobody won.", INTERVALS)
    page.head("Players")
    page.table(
        ["player", "games", "won", "drawn", "share of points", "rating"],
        [
            [row.player, f"{row.games:,}", f"{row.won:,}", f"{row.drawn:,}", row.share.percent(), row.rating.plain()]
            for row in table
        ],
    )
    page.show(dots({row.player: row.rating for row in table}, "rating", 25.0, percent=False), "Ratings")
    names = [row.player for row in table]
    if len(names) > 2:
        met = pairs(games)
        page.head("One against the other")
        page.say("How often the player of the row came before the player of the column; a tie is half.")
        page.table(
            ["", *names],
            [[one, *(met[one, two].percent() if (one, two) in met else "" for two in names)] for one in names],
        )
    page.head("Seats")
    seats = find_game(setup.game).seats
    shares = {seats[seat]: share for seat, share in enumerate(seat_shares(games))}
    page.show(dots(shares, "share of points, %", 1 / len(shares)), "Share of the points by seat, whoever sat there")
    page.head("Endings and lengths")
    page.table(["decided by", "games"], [[reason, share.percent()] for reason, share in endings(games).items()])
    moves = [game.moves for game in games]
    page.show(histogram(moves, "moves of players in a game"), f"Moves of players in a game: {spread(moves)}")
    return page.html(made_by)
