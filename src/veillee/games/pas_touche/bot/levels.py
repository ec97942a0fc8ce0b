"""Players of five strengths: how long they look, what they touch, where they slip.

A decision is a pure function of what the seat sees, the strength and a random stream. Times are whole
milliseconds since the dice were shown; no network is in them.
"""

from typing import Final

from veillee.core import Rng
from veillee.core.contract import Bot
from veillee.core.contract.perspective import Perspective
from veillee.games.pas_touche.bot.eyes import REACTION_MS, recall_time, search_time, shape_of
from veillee.games.pas_touche.bot.skills import SKILLS, THUMBS, Skill
from veillee.games.pas_touche.notation import touch_words
from veillee.games.pas_touche.rules.cards import NUMBERS, TREATS, number_of, treat_card, treat_of, treat_words
from veillee.games.pas_touche.rules.moves import HANDS
from veillee.games.pas_touche.schema.view import PlayerView, View


class Intent:
    """What a bot is going to do, and when."""

    def __init__(self, delay_ms: int, move: str) -> None:
        self.delay_ms: Final = delay_ms
        self.move: Final = move


# Treats that are taken for each other in haste, in the order of the treats.
_LOOKALIKE: Final[list[int]] = [1, 0, 5, 4, 3, 2]


def choose(perspective: Perspective, skill: Skill, rng: Rng) -> str:
    """Return the move of a skill; a touch with the moment at which the hand is there."""
    intent = decide(perspective.view(), skill, rng)
    if intent.move.startswith("level ") and intent.move not in perspective.legal():
        return [move for move in perspective.legal() if move.startswith("level ")][-1]
    return f"{intent.move} at={intent.delay_ms}" if intent.move.startswith("touch ") else intent.move


def decide(view: View, skill: Skill, rng: Rng) -> Intent:
    """Return what a seat does next: in the set-up, between rounds or on the dice."""
    player = _own(view)
    if view.phase == "setup":
        if player.level is None:
            return Intent(REACTION_MS, f"level {player.proposed or skill.level}")
        return Intent(REACTION_MS, f"hand {HANDS[int(rng.below(10) > 0)]}")
    if view.phase == "ready":
        return Intent(1_500 + int(rng.below(1_000)), "throw")
    return react(view, skill, rng)


def react(view: View, skill: Skill, rng: Rng) -> Intent:
    """Return a seat's touch on the dice, or that it gives up, with the time it takes."""
    player = _own(view)
    target = f"{view.dice[0]} {view.dice[1]}" if view.dice is not None else ""
    bound = target in player.forbidden
    constraints = 0 if view.children else sum([card.up for card in player.cards])
    delay = search_time(view.grid.index(target), view.rounds, skill.pace, rng, shape_of(view.grid))
    delay += recall_time(constraints, skill.pace, rng)
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


def _own(view: View) -> PlayerView:
    for player in view.players:
        if player.seat == view.seat:
            return player
    raise ValueError("a spectator does not play")


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
        return choose(perspective, SKILLS[level - 1], rng)

    def thumbs(self) -> list[str]:
        return [skill.name for skill in THUMBS]

    def choose_by_thumb(self, perspective: Perspective, thumb: str, rng: Rng) -> str:
        return choose(perspective, THUMBS[self.thumbs().index(thumb)], rng)
