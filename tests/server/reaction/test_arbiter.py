"""The arbiter of reaction rounds, rule by rule, and on simulated lines."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from veillee.core import CHANCE, FastRng
from veillee.games.pas_touche.game import GAME
from veillee.games.pas_touche.notation import TOUCHES
from veillee.games.pas_touche.study.arbiter import TRIPS, Bench
from veillee.server.reaction.arbiter import (
    EARLY,
    IMPOSSIBLE,
    OVER,
    TAKEN,
    UNSHOWN,
    WAITING,
    Arbiter,
    Reaction,
    effective,
    spell,
)
from veillee.server.reaction.latency import CAP_MAX, Latency

DICE = 10_000.0


def table(*trips: float, local: tuple[int, ...] = ()) -> Arbiter:
    """A table with steady lines of these round trips, the dice written to everybody at DICE."""
    arbiter = Arbiter(len(trips), local)
    for seat, trip in enumerate(trips):
        for n in range(40):
            arbiter.latencies[seat].pong(DICE - 4_000 + 100 * n, trip)
    arbiter.begin()
    for seat in range(len(trips)):
        arbiter.sent(seat, DICE)
    return arbiter


def honest(arbiter: Arbiter, seat: int, reaction: float, trip: float, ends_round: bool = True) -> str:
    return arbiter.touch(seat, DICE + reaction + trip, reaction, "touch", ends_round)


# What is kept for each seat


def test_floor_is_the_shortest_trip_of_five_minutes() -> None:
    latency = Latency()
    latency.pong(0, 50)
    latency.pong(1_000, 30)
    latency.pong(2_000, 40)
    assert latency.floor(2_000) == 30
    assert latency.floor(301_500) == 40


def test_floor_outlives_its_window_while_nothing_newer_is_known() -> None:
    latency = Latency()
    latency.pong(0, 50)
    assert latency.floor(10**9) == 50


def test_the_answer_to_the_dice_and_the_kernel_lower_the_floor() -> None:
    arbiter = table(80)
    arbiter.seen(0, DICE + 70)
    assert arbiter.latencies[0].floor(DICE + 70) == 70
    arbiter.latencies[0].trip(DICE + 80, 60)
    assert arbiter.latencies[0].floor(DICE + 80) == 60


def test_var_follows_rfc_6298() -> None:
    latency = Latency()
    latency.pong(0, 100)
    assert latency.var == 50
    latency.pong(0, 140)
    assert latency.var == pytest.approx(0.75 * 50 + 0.25 * 40)
    latency.pong(0, 105)
    assert latency.var == pytest.approx(0.75 * 47.5 + 0.25 * 0)


def test_cap_is_floor_and_wavering_and_slack() -> None:
    latency = Latency()
    for _ in range(200):
        latency.pong(0, 60)
    assert latency.cap(0) == pytest.approx(80)
    latency.pong(0, 160)
    assert latency.cap(0) == pytest.approx(90)


@pytest.mark.parametrize("most", [CAP_MAX, 120])
def test_cap_has_an_upper_bound(most: float) -> None:
    latency = Latency(cap_max=most)
    latency.pong(0, 900)
    assert latency.cap(0) == most


def test_a_local_line_needs_no_allowance() -> None:
    assert Latency(local=True).cap(0) == 0


# A round, rule by rule


def test_1_nobody_is_judged_who_was_not_shown_the_dice() -> None:
    arbiter = Arbiter(2)
    assert arbiter.touch(0, 500, 400, "touch", True) == OVER
    arbiter.begin()
    arbiter.sent(1, DICE)
    assert arbiter.touch(0, DICE + 500, 400, "touch", True) == UNSHOWN
    assert arbiter.touch(1, DICE + 500, 400, "touch", True) == TAKEN


def test_1_the_dice_are_written_once() -> None:
    arbiter = table(10)
    arbiter.sent(0, DICE + 900)
    assert honest(arbiter, 0, 400, 10) == TAKEN


def test_4_an_honest_claim_is_believed() -> None:
    assert effective(412.4, 412.4 + 60, 80) == 412


def test_4_a_forged_claim_is_cut_to_what_the_line_explains() -> None:
    assert effective(0, 500, 80) == 420


def test_4_a_reaction_is_never_longer_than_it_took() -> None:
    assert effective(9_000, 500, 80) == 500


def test_4_faster_than_the_line_is_impossible() -> None:
    arbiter = table(200)
    assert arbiter.touch(0, DICE + 199, 150, "touch", True) == IMPOSSIBLE
    assert arbiter.due(DICE + 200) is None
    assert honest(arbiter, 0, 300, 200) == TAKEN


def test_4_a_false_start_may_touch_again() -> None:
    arbiter = table(10)
    assert honest(arbiter, 0, 99, 10) == EARLY
    assert honest(arbiter, 0, 100, 10) == TAKEN


def test_4_a_claim_that_is_no_number_counts_as_it_arrived() -> None:
    arbiter = table(10)
    assert arbiter.touch(0, DICE + 500, float("nan"), "touch", True) == TAKEN
    assert arbiter.verdict(DICE + 500)[0].at == 500


def test_4_one_touch_a_seat() -> None:
    arbiter = table(10, 10)
    assert honest(arbiter, 0, 400, 10, ends_round=False) == TAKEN
    assert honest(arbiter, 0, 500, 10) == WAITING


def test_5_the_verdict_waits_for_whoever_could_still_be_better() -> None:
    arbiter = table(10, 200)
    honest(arbiter, 0, 400, 10)
    due = arbiter.due(DICE + 410)
    assert due == pytest.approx(DICE + 400 + 8 + 220, abs=1)
    assert arbiter.verdict(DICE + 600) == []
    honest(arbiter, 1, 399, 200)
    assert [reaction.seat for reaction in arbiter.verdict(DICE + 600)] == [1, 0]


def test_5_the_verdict_falls_at_once_when_nobody_is_silent() -> None:
    arbiter = table(10, 200)
    arbiter.gave_up(1)
    honest(arbiter, 0, 400, 10)
    assert [reaction.seat for reaction in arbiter.verdict(DICE + 410)] == [0]


def test_5_a_seat_without_a_pong_is_not_waited_for() -> None:
    arbiter = Arbiter(2)
    arbiter.latencies[0].pong(DICE, 10)
    arbiter.latencies[1].pong(DICE - 4_700, 200)
    arbiter.begin()
    arbiter.sent(0, DICE)
    arbiter.sent(1, DICE)
    honest(arbiter, 0, 280, 10)
    assert arbiter.due(DICE + 290) == DICE + 300


@pytest.mark.parametrize("most", [CAP_MAX, 120])
def test_5_a_seat_that_is_about_to_be_shown_the_dice_is_waited_for(most: float) -> None:
    arbiter = table(10, 10)
    arbiter.latencies[0] = Latency(cap_max=most)
    arbiter.begin((0, 1))
    arbiter.sent(0, DICE)
    honest(arbiter, 0, 300, 10)
    assert arbiter.verdict(DICE + 320) == []
    assert arbiter.due(DICE + 320) == DICE + 310 + most
    arbiter.sent(1, DICE + 330)
    due = arbiter.due(DICE + 330)
    assert due is not None
    assert DICE + 330 < due < DICE + 310 + most + 1


def test_5_the_wait_has_an_end() -> None:
    arbiter = table(10, 900)
    honest(arbiter, 0, 400, 10)
    due = arbiter.due(DICE + 410)
    assert due is not None
    assert due <= DICE + 410 + CAP_MAX


def test_6_touches_are_ordered_by_reaction_not_by_arrival() -> None:
    arbiter = table(10, 120)
    honest(arbiter, 0, 450, 10)
    honest(arbiter, 1, 420, 120)
    assert [(r.seat, r.at) for r in arbiter.verdict(DICE + 600)] == [(1, 420), (0, 450)]


def test_7_an_error_waits_until_nothing_earlier_can_come() -> None:
    arbiter = table(10, 200, 10)
    honest(arbiter, 0, 400, 10, ends_round=False)
    assert arbiter.verdict(DICE + 600) == []
    honest(arbiter, 1, 395, 200)
    judged = arbiter.verdict(DICE + 640)
    assert [(reaction.seat, reaction.ends_round) for reaction in judged] == [(1, True), (0, False)]


def test_7_errors_alone_do_not_end_the_round() -> None:
    arbiter = table(10, 200)
    honest(arbiter, 0, 400, 10, ends_round=False)
    assert [reaction.seat for reaction in arbiter.verdict(DICE + 640)] == [0]
    assert arbiter.touch(1, DICE + 1_000, 790, "touch", True) == TAKEN
    assert [reaction.seat for reaction in arbiter.verdict(DICE + 1_000)] == [1]


def test_7_a_touch_on_its_way_when_the_verdict_fell_has_no_effect() -> None:
    arbiter = table(10, 60)
    honest(arbiter, 0, 400, 10)
    assert arbiter.verdict(DICE + 600)
    assert arbiter.touch(1, DICE + 601, 540, "touch", False) == OVER


def test_8_what_decided_is_kept_with_the_move() -> None:
    arbiter = table(60)
    arbiter.touch(0, DICE + 500, 10, "touch muffin 3 left cry", True)
    (reaction,) = arbiter.verdict(DICE + 500)
    assert (reaction.elapsed, reaction.claimed, reaction.floor) == (500, 10, 60)
    assert reaction.at == effective(reaction.claimed, reaction.elapsed, reaction.cap)
    assert spell([reaction]) == [(0, f"touch muffin 3 left cry at={reaction.at}")]


def test_8_all_but_the_last_of_a_verdict_say_that_more_follows() -> None:
    judged = [Reaction(seat, "touch", True, 400 + seat, 400 + seat, 0, 0) for seat in range(3)]
    assert spell(judged) == [(0, "touch at=400 more"), (1, "touch at=401 more"), (2, "touch at=402")]


def test_a_bot_has_no_network_term() -> None:
    arbiter = table(10, 0, local=(1,))
    honest(arbiter, 0, 400, 10)
    assert arbiter.due(DICE + 410) == DICE + 410
    arbiter.touch(1, DICE + 405, 405, "touch", True)
    assert [reaction.at for reaction in arbiter.verdict(DICE + 410)] == [400, 405]


def test_a_machine_is_noticed() -> None:
    arbiter = table(10, 10)
    for n in range(12):
        arbiter.begin()
        for seat in (0, 1):
            arbiter.sent(seat, DICE)
        honest(arbiter, 0, 200 + n % 3, 10)
        honest(arbiter, 1, 300 + 40 * n, 10)
    assert arbiter.machine_like(0)
    assert not arbiter.machine_like(1)


# With the rules


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**9))
def test_a_verdict_in_the_log_replays_to_the_same_position(seed: int) -> None:
    rng = FastRng(seed)
    trips = [10.0, 60.0, 120.0, 200.0]
    arbiter = table(*trips)
    state = GAME.scenario_adapter().position({"players": 4, "dice": ["croissant", 1]}, GAME.read_options({}))
    arrivals: list[tuple[float, int, float, str]] = []
    for seat, trip in enumerate(trips):
        reaction = float(300 + rng.below(60))
        move = TOUCHES[rng.below(8)] if rng.below(2) else "touch croissant 1 right"
        arrivals.append((DICE + reaction + trip, seat, reaction, move))
    log: list[tuple[int, str]] = []
    for now, seat, reaction, move in sorted(arrivals):
        log += spell(arbiter.verdict(now))
        arbiter.touch(seat, now, reaction, move, state.ends_round(seat, move))
    log += spell(arbiter.verdict(DICE + 5_000))
    moves: list[tuple[int, str]] = []
    for seat, move in log:
        assert state.check(seat, move) is None
        state.apply(seat, move)
        moves.append((seat, move))
        while state.actors() == [CHANCE]:
            moves.append((CHANCE, state.draw(rng)))
            state.apply(*moves[-1])
    again = GAME.scenario_adapter().position({"players": 4, "dice": ["croissant", 1]}, GAME.read_options({}))
    for actor, move in moves:
        again.apply(actor, move)
    assert again.to_bytes() == state.to_bytes()
    right = [move for _, _, _, move in arrivals if move.removesuffix(" cry") == "touch croissant 1 right"]
    winners = [seat for seat, cube in GAME.scenario_adapter().describe(state)["cube"].items() if cube]
    assert len(winners) == (1 if right else 0)


# On simulated lines


def test_few_wrong_winners_where_arrival_is_wrong_in_two_of_five_rounds() -> None:
    tally = Bench(7).run(4_000)
    assert tally.wrong(tally.wrong_by_arrival) > 40
    assert tally.wrong(tally.wrong_by_arbiter) <= 3
    for seat in range(len(TRIPS)):
        assert abs(tally.share(tally.by_arbiter, seat) - tally.share(tally.fair, seat)) < 2


@pytest.mark.parametrize("forger", range(len(TRIPS)))
def test_a_forged_reaction_gains_little(forger: int) -> None:
    tally = Bench(11, forger=forger).run(3_000)
    assert tally.share(tally.by_arbiter, forger) - tally.share(tally.fair, forger) < 6


def test_holding_back_pongs_gains_no_more_where_the_kernel_measures() -> None:
    tally = Bench(13, forger=1, held_back=100, kernel=True).run(3_000)
    assert tally.share(tally.by_arbiter, 1) - tally.share(tally.fair, 1) < 6
