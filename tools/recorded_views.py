"""Play a seeded game and write down what every viewer sees, for work on a board without a server.

    python tools/recorded_views.py GAME SEED FILE [--given POSITION.yaml] [--seldom MOVE]

FILE gets one moment a move: the move and its events as each viewer hears them, the views and the legal
moves after it. `--given` starts from a scenario's position; `--seldom end` chooses that move one time in four.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec
import yaml

from veillee.core.contract import CHANCE, SPECTATOR, Game, GameState
from veillee.core.rng import FastRng
from veillee.games.registry import find_game


def _viewers(game: Game, players: int) -> dict[str, int]:
    return {**{game.seats[seat]: seat for seat in range(players)}, "spectator": SPECTATOR}


def _name(game: Game, actor: int) -> str:
    return "chance" if actor == CHANCE else game.seats[actor]


def _moment(game: Game, state: GameState, players: int) -> dict[str, Any]:
    outcome = state.outcome()
    return {
        "phase": state.phase(),
        "actors": [_name(game, actor) for actor in state.actors()],
        "views": {name: msgspec.to_builtins(state.view(seat)) for name, seat in _viewers(game, players).items()},
        "legal": {game.seats[seat]: state.legal(seat) for seat in range(players)},
        "over": outcome is not None,
        "winners": [game.seats[seat] for seat in outcome.winners] if outcome else [],
    }


def record(game: Game, seed: int, given: dict[str, Any] | None, seldom: str) -> dict[str, Any]:
    """Play to the end at random and return every moment."""
    rng = FastRng(seed)
    options = game.read_options((given or {}).get("options", {}))
    players = game.players(options)
    state: GameState = game.scenario_adapter().position(given.get("given", {}), options) if given else game.new(options)
    moments = [{"actor": "", "move": "", "events": {}, **_moment(game, state, players)}]
    while state.actors():
        actor = state.actors()[0]
        if actor == CHANCE:
            move = state.draw(rng)
        else:
            moves = state.legal(actor)
            if len(moves) > 1 and seldom in moves and rng.below(4):
                moves.remove(seldom)
            move = moves[rng.below(len(moves))]
        viewers = _viewers(game, players)
        heard = {name: state.heard(seat, actor, move) for name, seat in viewers.items()}
        told = state.apply(actor, move)
        events = {
            name: [{"kind": event.kind, "data": event.seen_by(seat).data} for event in told]
            for name, seat in viewers.items()
        }
        moments.append({"actor": _name(game, actor), "move": heard, "events": events, **_moment(game, state, players)})
    return {"game": game.id, "seats": list(game.seats[:players]), "moments": moments}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("seed", type=int)
    parser.add_argument("file", type=Path)
    parser.add_argument("--given", type=Path)
    parser.add_argument("--seldom", default="")
    asked = parser.parse_args()
    given = yaml.safe_load(asked.given.read_text()) if asked.given else None
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    recorded = record(find_game(asked.game), asked.seed, given, asked.seldom)
    asked.file.write_text(json.dumps(recorded, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
