"""Measure random play of the four games, compiled and not, next to other people's games in the same run.

`python -m veillee.lab.bench.random_play` prints our own rates as JSON; `measure` runs it on the plain files too.
"""

import json
import os
import subprocess
import sys
from array import array

from veillee.bots.batch import Batch
from veillee.bots.match import play_match
from veillee.bots.player import Player, RandomPlayer
from veillee.bots.rollout import play_many
from veillee.core import CHANCE, FastRng, Game, GameState, TurnState
from veillee.core.contract import NOBODY
from veillee.games.registry import all_games
from veillee.lab.bench.figure import Figure, per_second

STEPPED, INSIDE, AT_ONCE = (
    "stepped from Python",
    "inside the rules' own code",
    "256 at once, with observations, masks and rewards",
)
GAMES = 256
PLAIN_FILES = "src"


def stepped(start: TurnState, rng: FastRng) -> int:
    """Play one random game by numbers, every step taken from Python; return its moves."""
    state = start.copy()
    assert isinstance(state, TurnState)
    moves = 0
    while True:
        actor = state.actor()
        if actor == NOBODY:
            return moves
        if actor == CHANCE:
            state.act(state.chance(rng))
        else:
            actions = state.actions()
            state.act(actions[rng.below(len(actions))])
        moves += 1


def stepped_in_words(start: GameState, rng: FastRng) -> int:
    """Play one random game by words, for games that have no numbers."""
    state = start.copy()
    moves = 0
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        state.apply(actor, state.draw(rng) if actor == CHANCE else state.random_move(actor, rng))
        moves += 1
    return moves


def batch_rate(game: Game, start: TurnState, players: int) -> float:
    """Return decisions a second of many games at once: random choices, everything written into our own arrays."""
    codes = game.action_codes()
    batch = Batch([start], codes, GAMES, players, 3)
    choices = array("h", bytes(2 * GAMES))
    batch.attach(
        observations=bytearray(GAMES * game.observation_size()),
        masks=bytearray(GAMES * len(codes)),
        seats=bytearray(GAMES),
        rewards=array("f", bytes(4 * GAMES * players)),
        ended=bytearray(GAMES),
    )

    def step() -> int:
        batch.draw_choices(choices)
        batch.step_array(choices)
        return GAMES

    return per_second(step)


def house_rates() -> dict[str, dict[str, float]]:
    """Return the rates of every built-in game, on the build that is running."""
    rates: dict[str, dict[str, float]] = {}
    for game in all_games().values():
        options = game.read_options(game.examples()[0])
        start, players, rng = game.new(options), game.players(options), FastRng(1)
        if isinstance(start, TurnState):
            rates[game.id] = {
                STEPPED: per_second(lambda start=start, rng=rng: stepped(start, rng)),  # type: ignore[misc]
                INSIDE: per_second(lambda start=start, rng=rng: play_many(start, 20, rng)),  # type: ignore[misc]
                AT_ONCE: batch_rate(game, start, players),
            }
            continue
        seats: list[Player] = [RandomPlayer() for _ in range(players)]
        rates[game.id] = {
            STEPPED: per_second(lambda start=start, rng=rng: stepped_in_words(start, rng)),  # type: ignore[misc]
            INSIDE: per_second(
                lambda start=start, seats=seats, rng=rng: len(  # type: ignore[misc]
                    play_match(start.copy(), seats, int(rng.below(2**31 - 1)))
                )
            ),
        }
    return rates


def plain_rates() -> dict[str, dict[str, float]]:
    """Return the same on the plain files, in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": PLAIN_FILES}
    command = [sys.executable, "-m", "veillee.lab.bench.random_play"]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    rates: dict[str, dict[str, float]] = json.loads(done.stdout)
    return rates


def measure() -> list[Figure]:
    """Measure our games on both builds, our adapters, and the peers."""
    import pyspiel

    from veillee.lab.bench.batch_peers import batch_peer_rates
    from veillee.lab.bench.peers import open_spiel_game, peer_rates, petting_zoo_game
    from veillee.lab.bridges.open_spiel import numbered_games, short_name
    from veillee.lab.bridges.pettingzoo import env, raw_env

    peers = peer_rates()
    best = max(peers, key=lambda name: peers[name])
    zoo = max((name for name in peers if name.startswith("PettingZoo")), key=lambda name: peers[name])
    figures = [Figure(f"{name}, {STEPPED}", rate, "moves/s") for name, rate in peers.items()]
    pools = batch_peer_rates(GAMES)
    pool = max(pools, key=lambda name: pools[name])
    figures += [Figure(f"{name}, {AT_ONCE}", rate, "decisions/s") for name, rate in pools.items()]
    peers |= pools
    for build, rates in (("", house_rates()), ("interpreted ", plain_rates())):
        for game_id, rows in rates.items():
            for how, rate in rows.items():
                peer, unit = (pool, "decisions/s") if how == AT_ONCE else (best, "moves/s")
                figures.append(Figure(f"{build}{game_id}, {how}", rate, unit, peer, peers[peer]))
    for game in numbered_games():
        rate = per_second(petting_zoo_game(env(game.id)))
        figures.append(Figure(f"{game.id} as a PettingZoo environment", rate, "moves/s", zoo, peers[zoo]))
        rate = per_second(petting_zoo_game(raw_env(game.id)))
        figures.append(Figure(f"{game.id} as a PettingZoo environment, raw", rate, "moves/s", zoo, peers[zoo]))
        rate = per_second(open_spiel_game(pyspiel.load_game(short_name(game))))
        figures.append(Figure(f"{game.id} as an OpenSpiel game", rate, "moves/s", best, peers[best]))
    return figures


if __name__ == "__main__":
    print(json.dumps(house_rates()))
