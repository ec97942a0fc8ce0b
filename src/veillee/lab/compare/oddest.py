"""The oddest games of a comparison, as replay files inside its page."""

from base64 import b64encode
from html import escape

from veillee.core.contract import CHANCE
from veillee.core.replay import Replay
from veillee.games.registry import find_game
from veillee.lab.arena.match_result import MatchResult
from veillee.lab.compare.figures import followed


def oddest(games: list[MatchResult]) -> dict[str, MatchResult]:
    """Return the games worth looking at, by what is odd about them."""
    watched = followed(games)
    if not watched:
        return {}
    won = [game for game in watched if game.notes["low"] is not None]
    found = {
        "the longest": max(watched, key=lambda game: game.moves),
        "the shortest": min(watched, key=lambda game: game.moves),
        "the one in which the lead changed most": max(watched, key=lambda game: game.notes["lead_changes"]),
    }
    if won:
        found["the greatest comeback"] = min(won, key=lambda game: game.notes["low"])
    return found


def replay_of(game: MatchResult) -> str:
    """Return a match that was followed as a replay file."""
    names = find_game(game.spec.setup.game).seats
    moves = [
        (number, "chance" if actor == CHANCE else names[actor], move)
        for number, (actor, move) in enumerate(game.made, 1)
    ]
    winners = " ".join(names[seat] for seat in game.winners) or "draw"
    seats = dict(zip(names, game.spec.players))
    return str(Replay(game.spec.setup.game, game.spec.setup.options, moves, seats, result=f"{winners} {game.reason}"))


def replay_link(game: MatchResult, odd: str) -> str:
    """Return a link that saves a replay, for `veillee replay` and the page."""
    data = b64encode(replay_of(game).encode()).decode()
    name = f"{game.spec.setup.game}-{game.spec.seed}.replay"
    told = f"{odd}: seed {game.spec.seed}, {game.moves} moves, {game.notes['lead_changes']} changes of the lead"
    return f'<a download="{escape(name)}" href="data:text/plain;base64,{data}">{escape(told)}</a>'
