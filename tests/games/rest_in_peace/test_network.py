"""The trained network of Rest in Peace: what it draws has the chances that it gives."""

from librt.strings import BytesWriter

from playing import new_state
from veillee.core import CHANCE, FastRng, TurnState
from veillee.games.registry import find_game
from veillee.games.rest_in_peace.bot.master import master

GAME = find_game("rest-in-peace")
TIMES = 2000


def test_moves_are_drawn_with_the_chances_that_the_network_gives() -> None:
    sheets = BytesWriter()
    choices: list[list[int]] = []
    expected: list[list[float]] = []
    for seed in range(3):
        state = new_state(GAME, {})
        assert isinstance(state, TurnState)
        rng = FastRng(seed)
        while state.actor() == CHANCE:
            state.act(state.chance(rng))
        alone = BytesWriter()
        state.observe(state.actor(), alone)
        actions = state.actions()[seed:]
        expected.append(master().chances(alone.getvalue(), actions))
        for _ in range(TIMES):
            sheets.write(alone.getvalue())
            choices.append(actions)
    drawn = master().draw(sheets.getvalue(), choices, 7)
    assert drawn == master().draw(sheets.getvalue(), choices, 7)
    for place, chances in enumerate(expected):
        mine = drawn[place * TIMES : (place + 1) * TIMES]
        for action, chance in zip(choices[place * TIMES], chances):
            assert abs(mine.count(action) / TIMES - chance) < 0.05
