"""Measure the general search next to OpenSpiel's Python ISMCTS on the same rules, in speed and at the table."""

import time

from veillee.bots.ismcts import Search
from veillee.bots.match import play_match
from veillee.core import CHANCE, FastRng, Game, TurnState
from veillee.core.contract.perspective import Perspective
from veillee.lab.arena.players import lab_player
from veillee.lab.bench.figure import Figure, per_second
from veillee.lab.bridges.open_spiel import numbered_games
from veillee.lab.bridges.open_spiel_players import OpenSpielPlayer

OURS, THEIRS = "search:50ms", "openspiel-ismcts:50ms"
MATCH = 10


def first_decision(game: Game) -> Perspective:
    """Return a game at the first decision with a choice, as the seat to act knows it."""
    rng = FastRng(5)
    state = game.new(game.read_options(game.examples()[0]))
    while True:
        actor = state.actors()[0]
        if actor != CHANCE and len(state.legal(actor)) > 1:
            return Perspective(state, actor)
        state.apply(actor, state.draw(rng) if actor == CHANCE else state.random_move(actor, rng))


def our_rate(perspective: Perspective) -> float:
    """Return simulations a second of the general search."""
    search = Search(perspective, FastRng(5))

    def simulate() -> int:
        for _ in range(100):
            search.simulate()
        return 100

    return per_second(simulate)


def their_rate(game: Game, perspective: Perspective) -> float:
    """Return simulations a second of OpenSpiel's ISMCTS on the same position."""
    player = OpenSpielPlayer(game, True, simulations=100)
    started = time.process_time()
    player.choose(perspective, FastRng(5))
    return player.done / (time.process_time() - started)


def match(game: Game, games: int) -> tuple[float, float]:
    """Return the points of our search and of OpenSpiel's in games with the same time a move, seats taken in turn."""
    ours, theirs = lab_player(game, OURS), lab_player(game, THEIRS)
    points = [0.0, 0.0]
    for number in range(games):
        state = game.new(game.read_options(game.examples()[0]))
        assert isinstance(state, TurnState)
        players = [ours, theirs] if number % 2 == 0 else [theirs, ours]
        play_match(state, players, number // 2)
        for seat, result in enumerate(state.returns()):
            points[0 if players[seat] is ours else 1] += (result + 1.0) / 2.0
    return points[0], points[1]


def measure() -> list[Figure]:
    """Measure both searches on every game that OpenSpiel can play."""
    figures: list[Figure] = []
    for game in numbered_games():
        perspective = first_decision(game)
        rate, peer_rate = our_rate(perspective), their_rate(game, perspective)
        peer = "OpenSpiel's Python ISMCTS on the same rules"
        figures.append(Figure(f"{game.id}, search", rate, "simulations/s", peer, peer_rate))
        if len(game.seats) == 2:
            won, lost = match(game, MATCH)
            figures.append(Figure(f"{game.id}, {OURS}, points in {MATCH} games", won, "points", THEIRS, lost))
    return figures
