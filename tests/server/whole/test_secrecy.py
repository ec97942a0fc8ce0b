"""Promise 3: what a seat may not know never leaves the server."""

import random
import time
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.client import Socket, duel, play_on
from server.conftest import Opens
from server.duel import GAME
from server.services import Server
from veillee.core import CHANCE, SPECTATOR, FastRng, Game, GameState
from veillee.games.registry import all_games
from veillee.server.tables.commands.records.replay import replay
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.domain.draft import Draft
from veillee.server.tables.domain.log.entries import Entry, Moved, SeatSet, Started
from veillee.server.tables.domain.row import TableRow
from veillee.server.tables.domain.secrets import Signer
from veillee.server.tables.domain.table import Table
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.timing import SystemClock
from veillee.server.tables.views import lines_for, now_for, table_info

GAMES = {"duel": GAME, **all_games()}
SIGNER = Signer(b"k" * 32)
NONSENSE = ("", "dance", "play 1.00000000", "ghost 9", "medium 99", "end end")


def begin(game: Game, options: dict[str, Any], seed: bytes) -> LoadedTable:
    """Return a started table."""
    row = TableRow("t", game.id, msgspec.json.encode(options).decode(), seed, "h", False, '{"kind": "none"}', 1.0)
    table = Table(row, game)
    for seat in range(table.count):
        table.read(Entry(seat + 1, 1.0, SeatSet(seat, "human", "join", name=f"P{seat}", secret="x")))
    draft = Draft(table, 1.0)
    draft.add(Started())
    table.take(draft.applied, draft.state)
    return LoadedTable(table, SystemClock())


def shown(loaded: LoadedTable, viewer: int, after: int) -> bytes:
    """Return everything that a viewer is ever sent about a position, as bytes."""
    table = loaded.table
    assert table.state is not None
    caller = Caller(None, {}, "", "")
    refusals = []
    for move in NONSENSE:
        for seat in range(table.count) if viewer == SPECTATOR else [viewer]:
            refusal = table.state.check(seat, move)
            refusals.append(None if refusal is None else (refusal.clause, refusal.key, refusal.params))
    text = replay(table, table.moves(), caller, "") if viewer == SPECTATOR else ""
    bot = b"" if viewer == SPECTATOR else table.state.determinize(viewer, FastRng(7)).to_bytes()
    parts = (
        lines_for(table, viewer, after, SIGNER, False),
        now_for(loaded, viewer, 1.0),
        table_info(loaded, caller, SIGNER),
        refusals,
        [line for line in text.splitlines() if line.startswith(f"{after + 1}.")],
        bot,
    )
    return msgspec.json.encode(parts)


def seen(loaded: LoadedTable, viewer: int) -> bytes:
    assert loaded.table.state is not None
    return msgspec.json.encode(loaded.table.state.view(viewer))


def same_step(real: GameState, other: GameState, viewer: int, rng: FastRng) -> tuple[int, str, str] | None:
    """Return a next move for two worlds that the viewer cannot tell apart, or None when they part."""
    actors = real.actors()
    if not actors:
        return None
    actor = actors[rng.below(len(actors))]
    if actor == CHANCE:
        move = real.draw(rng)
        if other.check(CHANCE, move) is None and real.heard(viewer, CHANCE, move) == other.heard(viewer, CHANCE, move):
            return CHANCE, move, move
        drawn = other.draw(rng)
        return (CHANCE, move, drawn) if real.heard(viewer, CHANCE, move) == other.heard(viewer, CHANCE, drawn) else None
    legal = real.legal(actor)
    for _ in range(6):
        move = legal[rng.below(len(legal))]
        if other.check(actor, move) is None and real.heard(viewer, actor, move) == other.heard(viewer, actor, move):
            return actor, move, move
    return None


def apply_step(loaded: LoadedTable, actor: int, move: str) -> None:
    table = loaded.table
    table.read(Entry(table.seq + 1, 1.0, Moved(actor, move, "chance" if actor == CHANCE else "person")))


@pytest.mark.parametrize("name", sorted(GAMES))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 60), data=st.data())
def test_promise_3_two_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(
    name: str, seed: int, steps: int, data: Any
) -> None:
    game = GAMES[name]
    options = {"cards": 8} if name == "duel" else game.examples()[seed % len(game.examples())]
    real = begin(game, options, b"%032d" % seed)
    table = real.table
    viewer = data.draw(st.sampled_from([SPECTATOR, *range(table.count)]))
    rng = FastRng(seed)
    assert table.state is not None
    until = time.thread_time() + 0.3  # a slow game is looked at earlier in its course
    for _ in range(steps):
        actors = table.state.actors()
        if not actors:
            return
        if time.thread_time() > until:
            break
        actor = actors[rng.below(len(actors))]
        legal = [table.state.draw(rng)] if actor == CHANCE else table.state.legal(actor)
        apply_step(real, actor, legal[rng.below(len(legal))])
    other = begin(game, options, b"%032d" % seed)
    for kept in table.moves()[len(other.table.moves()) :]:
        assert isinstance(kept.entry.body, Moved)
        apply_step(other, kept.entry.body.actor, kept.entry.body.move)
    assert other.table.seq == table.seq
    other.table.state = table.state.determinize(viewer, FastRng(seed + 1))
    start = table.seq
    until = time.thread_time() + 0.3
    for step_number in range(12):
        if time.thread_time() > until:
            return
        if step_number and seen(real, viewer) != seen(other, viewer):
            return  # the rules have just shown the viewer what was hidden: the worlds part
        assert shown(real, viewer, start) == shown(other, viewer, start)
        assert table.state is not None
        step = same_step(table.state, other.table.state, viewer, rng)
        if step is None or table.over or other.table.over:
            return
        apply_step(real, step[0], step[1])
        apply_step(other, step[0], step[2])
        if table.over or other.table.over:
            return


@pytest.mark.anyio
async def test_promise_3_no_hidden_card_is_in_any_frame_before_it_is_shown(shared: Server, open_browser: Opens) -> None:
    left, right = await duel(shared, open_browser, options={"cards": 12})
    carla = await open_browser(shared, "Carla")
    watcher = await carla.sit(left.table["id"], invite=left.table["invite"])
    hands = {"left": list(left.now["view"]["hand"]), "right": list(right.now["view"]["hand"])}
    chance = random.Random(5)
    hidden: dict[str, set[str]] = {"left": set(hands["right"]), "right": set(hands["left"])}
    hidden[""] = hidden["left"] | hidden["right"]
    until = time.monotonic() + 20
    while not left.now["result"] and time.monotonic() < until:
        mover = left if left.now["actors"] == ["left"] else right
        seat = mover.now["seat"]
        if chance.random() < 0.3:
            await mover.ask(type="ask-hint", seat=seat)
            await mover.move("play 1.00000000")
        for socket, path in ((left, "?as=left"), (right, "?as=right"), (watcher, f"?invite={left.table['invite']}")):
            text = await socket.browser.call("GET", f"/api/tables/{left.table['id']}/replay{path}")
            await socket.browser.call("GET", "/api/me/tables")
            if not left.now["result"]:
                assert not [card for card in hidden[socket.now["seat"]] if card in text]
        await play_on(left, right, 1)
        played = set(left.now["view"]["table"])
        for who in ("left", "right", ""):
            hidden[who] -= played
    for socket, secret in ((left, hands["right"]), (right, hands["left"]), (watcher, hands["left"] + hands["right"])):
        await socket.until(lambda s: s.now["result"])
        for card in secret:
            check_first_sight(socket, card)


def check_first_sight(socket: Socket, card: str) -> None:
    """The first frame that names a card is the one that plays it, or this seat's own peek."""
    frame = next(frame for frame in socket.frames if card in frame)
    events = [event for line in msgspec.json.decode(frame).get("lines", []) for event in line.get("events", [])]
    assert any(card in (event["data"].get("card"), *event["data"].get("cards", [])) for event in events), card
