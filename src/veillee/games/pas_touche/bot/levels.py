"""Players of five strengths: how long they look, what they touch, where they slip.

A decision is a pure function of what the seat sees, the strength and a random stream. Times are whole
milliseconds since the dice were shown; no network is in them.
"""

from typing import Final

from veillee.core import Rng
from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_touche.notation import touch_words
from veillee.games.pas_touche.rules.cards import GRID, NUMBERS, TREATS, number_of, treat_card, treat_of, treat_words
from veillee.games.pas_touche.rules.moves import HANDS
from veillee.games.pas_touche.rules.verdict import FASTEST_MS
from veillee.games.pas_touche.schema.view import PlayerView, View


class Skill:
    """What a strength can do. Times in ms, slips and blocks in thousandths."""

    def __init__(
        self,
        name: str,
        level: int,
        glance: int,
        spread: int,
        scan: int,
        recall: int,
        misread: int,
        lookalike: int,
        forget: int,
        wrong_hand: int,
        no_cry: int,
        blocks: int,
    ) -> None:
        self.name: Final = name
        self.level: Final = level
        self.glance: Final = glance
        self.spread: Final = spread
        self.scan: Final = scan
        self.recall: Final = recall
        self.misread: Final = misread
        self.lookalike: Final = lookalike
        self.forget: Final = forget
        self.wrong_hand: Final = wrong_hand
        self.no_cry: Final = no_cry
        self.blocks: Final = blocks


class Intent:
    """What a bot is going to do, and when."""

    def __init__(self, delay_ms: int, move: str) -> None:
        self.delay_ms: Final = delay_ms
        self.move: Final = move


SKILLS: Final[list[Skill]] = [
    Skill("child", 1, 900, 260, 46, 380, 60, 40, 120, 40, 150, 300),
    Skill("casual", 4, 680, 180, 30, 220, 30, 20, 60, 20, 60, 600),
    Skill("good", 8, 510, 120, 17, 130, 15, 10, 30, 10, 30, 850),
    Skill("expert", 12, 390, 70, 8, 60, 5, 5, 10, 5, 10, 950),
    Skill("inhuman", 16, 190, 12, 1, 4, 0, 0, 0, 0, 0, 1000),
]
STRENGTHS: Final[list[str]] = [skill.name for skill in SKILLS]

_BOX_SHAPE: Final = (len(TREATS), NUMBERS)

# Treats that are taken for each other in haste, in the order of the treats.
_LOOKALIKE: Final[list[int]] = [1, 0, 5, 4, 3, 2]


def choose(perspective: Perspective, level: int, rng: Rng) -> str:
    """Return the move of a level, 1 to 5; a touch with the moment at which the hand is there."""
    intent = decide(perspective.view(), STRENGTHS[level - 1], rng)
    if intent.move.startswith("level ") and intent.move not in perspective.legal():
        return [move for move in perspective.legal() if move.startswith("level ")][-1]
    return f"{intent.move} at={intent.delay_ms}" if intent.move.startswith("touch ") else intent.move


def decide(view: View, strength: str, rng: Rng) -> Intent:
    """Return what a seat does next: in the set-up, between rounds or on the dice."""
    skill = SKILLS[STRENGTHS.index(strength)]
    player = _own(view)
    if view.phase == "setup":
        if player.level is None:
            return Intent(skill.glance, f"level {player.proposed or skill.level}")
        return Intent(skill.glance, f"hand {HANDS[int(rng.below(10) > 0)]}")
    if view.phase == "ready":
        return Intent(1_500 + int(rng.below(1_000)), "throw")
    return react(view, skill, rng)


def react(view: View, skill: Skill, rng: Rng) -> Intent:
    """Return a seat's touch on the dice, or that it gives up, with the time it takes."""
    player = _own(view)
    target = f"{view.dice[0]} {view.dice[1]}" if view.dice is not None else ""
    bound = target in player.forbidden
    constraints = 0 if view.children else sum([card.up for card in player.cards])
    delay = search_time(view.grid.index(target), view.rounds, skill, rng, shape_of(view.grid)) + _recall(
        constraints, skill, rng
    )
    if bound and _happens(skill.forget, rng):
        bound = False
    card = _slip(target, view.grid, skill, rng)
    playing = player.hand == HANDS[1]
    if not bound:
        hand = playing != _happens(skill.wrong_hand, rng)
        return Intent(delay, touch_words(card, int(hand), False))
    if not _happens(skill.blocks, rng):
        return Intent(delay, "pass")
    hand = playing == _happens(skill.wrong_hand, rng)
    return Intent(delay, touch_words(card, int(hand), not _happens(skill.no_cry, rng)))


def shape_of(grid: list[str]) -> tuple[int, int]:
    """Return the rows and columns of a grid: a variant may have fewer than the box."""
    if len(grid) == GRID:
        return _BOX_SHAPE
    columns = max([int(card.split(" ")[1]) for card in grid])
    return len(grid) // columns, columns


def search_time(place: int, rounds: int, skill: Skill, rng: Rng, shape: tuple[int, int] = _BOX_SHAPE) -> int:
    """Return how long the eye and the hand take to reach a place of the grid.

    The eye starts near the middle and goes outwards; a grid that has been seen often is known by heart.
    """
    far = _distance(place, shape)
    nearer = 0
    alike = 0
    for other in range(shape[0] * shape[1]):
        distance = _distance(other, shape)
        nearer += distance < far
        alike += distance == far
    looked_at = nearer + int(rng.below(alike))
    memory = max(50, 100 - 2 * rounds)
    delay = skill.glance + looked_at * skill.scan * memory // 100 + _waver(skill.spread, rng)
    return max(delay, FASTEST_MS + 40)


def _own(view: View) -> PlayerView:
    for player in view.players:
        if player.seat == view.seat:
            return player
    raise ValueError("a spectator does not play")


def _recall(constraints: int, skill: Skill, rng: Rng) -> int:
    """Return how long it takes to go through one's own constraints."""
    if constraints == 0:
        return 0
    return constraints * skill.recall // 2 + int(rng.below(constraints * skill.recall + 1))


def _distance(place: int, shape: tuple[int, int]) -> int:
    """Return the squared distance of a place from the middle of the grid, in half cells."""
    rows, columns = shape
    row, column = place // columns, place % columns
    return (2 * row - rows + 1) ** 2 + (2 * column - columns + 1) ** 2


def _waver(spread: int, rng: Rng) -> int:
    """Return a roughly normal deviation in whole numbers, longer on the slow side."""
    total = 0
    for _ in range(6):
        total += int(rng.below(2001)) - 1000
    deviation = total * spread // 1414
    return deviation if deviation > 0 else -(-deviation // 2)


def _happens(thousandths: int, rng: Rng) -> bool:
    return int(rng.below(1000)) < thousandths


def _slip(target: str, grid: list[str], skill: Skill, rng: Rng) -> int:
    """Return the card that is touched: the target, or one of the grid that was taken for it."""
    treat, number = target.split(" ")
    card = treat_card(treat, int(number))
    touched = _mistaken(card, int(number), skill, rng)
    return touched if treat_words(touched) in grid else card


def _mistaken(card: int, number: int, skill: Skill, rng: Rng) -> int:
    """Return a card, or the one that it is taken for in haste."""
    if _happens(skill.misread, rng):
        printed = number_of(card)
        return card + 1 if printed == 1 or (printed < NUMBERS and rng.below(2) == 0) else card - 1
    if _happens(skill.lookalike, rng):
        return treat_card(TREATS[_LOOKALIKE[treat_of(card)]], number)
    return card


class PasToucheBot(Bot):
    """The five levels of the game's own bot."""

    def choose(self, perspective: Perspective, level: int, rng: Rng) -> str:
        return choose(perspective, level, rng)
