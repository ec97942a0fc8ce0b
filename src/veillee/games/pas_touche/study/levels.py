"""Is a higher level of Pas Touche ! harder (PT-L2)? Means from a Markov chain, checked by play.

A player of fixed skill makes an error in a share of the rounds; otherwise, where the target is not
forbidden, it is first in another share. The chain knows the cube's place and what every face-up card
says; a card is drawn from those of its colour that the player does not hold.
"""

from pathlib import Path
from typing import Final

from veillee.core import CHANCE, FastRng
from veillee.games.pas_touche.notation import touch_words
from veillee.games.pas_touche.rules.cards import ARROW, CROSS, GRID, LEVELS, LOCK, PILES, TRACKS, forbids
from veillee.games.pas_touche.rules.position import RIGHT
from veillee.games.pas_touche.rules.state import State, new_state
from veillee.games.pas_touche.study.level_chart import draw_chart
from veillee.lab.reports.report_file import FOLDER, write_report

FIRST: Final = (0.08, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
ERRORS: Final = (0.0, 0.01, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.15)

Cost = tuple[float, float]  # right touches, rounds


class Skill:
    """How often a player is first where it may touch, and how often it errs.

    With `everywhere` it errs in any round, else only in rounds whose target it may touch.
    """

    def __init__(self, first: float, errors: float, everywhere: bool = True) -> None:
        self.first: Final = first
        self.errors: Final = errors
        self.everywhere: Final = everywhere

    def advances(self, allowed: float) -> float:
        """Return the chance of a right touch in a round, where that share of the cards is allowed."""
        return (1 - self.errors) * self.first * allowed

    def errs(self, allowed: float) -> float:
        """Return the chance of an error in a round."""
        return self.errors if self.everywhere else self.errors * allowed


_SHOWN_SKILLS: Final = (Skill(0.08, 0.15), Skill(0.25, 0.08), Skill(0.5, 0.04), Skill(0.9, 0.0))


class Chain:
    """The way of a cube over the three cards of a level."""

    def __init__(self, level: int, skill: Skill) -> None:
        self.colours: Final = LEVELS[level - 1]
        self.skill: Final = skill
        self._third: dict[tuple[int, float], Cost] = {}
        for colour in set(self.colours):
            _check_track(TRACKS[colour])

    def means(self) -> Cost:
        """Return the mean number of right touches and of rounds to the win."""
        return self._before(())

    def _before(self, held: tuple[int, ...]) -> Cost:
        """Return the costs from the space before the next card: the last of the card before, or off the track."""
        allowed = _allowed(held)
        p, q = self.skill.advances(allowed), self.skill.errs(allowed)
        # From here one right touch leads to a random next card; a cross there leads back here.
        fixed, back = self._next_card(held)
        place = len(held) - 1
        if place >= 0 and TRACKS[self.colours[place]][-1] == ARROW:
            # An error costs the way from the lock before and back, one right touch.
            extra = q / p
            touches = 1 + extra
            rounds = 1 / p + extra / p
        else:
            touches, rounds = 1.0, 1 / p
        return (touches + fixed[0]) / (1 - back), (rounds + fixed[1]) / (1 - back)

    def _next_card(self, held: tuple[int, ...]) -> tuple[Cost, float]:
        """Return the mean costs from the first space of the next card, and the chance to lose the card there."""
        place = len(held)
        colour = self.colours[place]
        touches = rounds = back = 0.0
        cards = _drawable(self.colours, held, colour)
        for says, weight in cards:
            now = (*held, says)
            allowed = _allowed(now)
            p, q = self.skill.advances(allowed), self.skill.errs(allowed)
            if TRACKS[colour][0] != CROSS:
                q = 0.0
            leave = self._inside(now)
            touches += weight * p / (p + q) * (1 + leave[0])
            rounds += weight * (1 / (p + q) + p / (p + q) * leave[1])
            back += weight * q / (p + q)
        return (touches, rounds), back

    def _inside(self, held: tuple[int, ...]) -> Cost:
        """Return the costs from the second space of a card to the win."""
        place = len(held) - 1
        colour = self.colours[place]
        allowed = _allowed(held)
        key = (colour, allowed)
        if place == 2 and key in self._third:
            return self._third[key]
        p, q = self.skill.advances(allowed), self.skill.errs(allowed)
        last = len(TRACKS[colour]) - 1
        touches = rounds = 0.0
        # A space left forwards costs a right touch; an error on an arrow adds one from the lock before it.
        for space in range(1, last):
            extra = q / p if TRACKS[colour][space] == ARROW else 0.0
            touches += 1 + extra
            rounds += (1 + extra) / p
        if place < 2:
            onward = self._before(held)
        else:
            extra = q / p if TRACKS[colour][last] == ARROW else 0.0
            onward = (1 + extra, (1 + extra) / p)
        cost = touches + onward[0], rounds + onward[1]
        if place == 2:
            self._third[key] = cost
        return cost


def _check_track(track: list[int]) -> None:
    """The chain needs two spaces at least, a cross only first and a lock before every arrow."""
    for space, kind in enumerate(track):
        if (kind == CROSS and space > 0) or (kind == ARROW and (space == 0 or track[space - 1] != LOCK)):
            raise ValueError(f"the chain does not know the track {track}")
    if len(track) < 2:
        raise ValueError(f"the chain does not know the track {track}")


_allowed_shares: dict[tuple[int, ...], float] = {}


def _allowed(held: tuple[int, ...]) -> float:
    """Return the share of Treat cards that face-up cards leave allowed."""
    key = tuple(sorted(held))
    if key not in _allowed_shares:
        free = sum(not any(forbids(says, card) for says in key) for card in range(GRID))
        _allowed_shares[key] = free / GRID
    return _allowed_shares[key]


_draws: dict[tuple[tuple[int, ...], int], list[tuple[int, float]]] = {}


def _drawable(colours: list[int], held: tuple[int, ...], colour: int) -> list[tuple[int, float]]:
    """Return what the next card of a colour may say, with its chance."""
    own = tuple(sorted(says for place, says in enumerate(held) if colours[place] == colour))
    key = (own, colour)
    if key not in _draws:
        pile = list(PILES[colour])
        for says in own:
            pile.remove(says)
        _draws[key] = [(says, pile.count(says) / len(pile)) for says in sorted(set(pile))]
    return _draws[key]


def means(level: int, skill: Skill) -> Cost:
    """Return the mean number of right touches and of rounds to finish a level."""
    return Chain(level, skill).means()


def steps(skill: Skill) -> list[tuple[float, int, str]]:
    """Return by how much each level is harder than the one before, as a share, with the level and the measure."""
    found: list[tuple[float, int, str]] = []
    before = means(1, skill)
    for level in range(2, len(LEVELS) + 1):
        after = means(level, skill)
        found.append((after[0] / before[0] - 1, level, "right touches"))
        found.append((after[1] / before[1] - 1, level, "rounds"))
        before = after
    return found


def all_skills(everywhere: bool) -> list[Skill]:
    """Return the whole range of PT-L2 as a grid."""
    return [Skill(first, errors, everywhere) for first in FIRST for errors in ERRORS]


def simulate(level: int, skill: Skill, games: int, seed: int) -> Cost:
    """Play a level by the rules themselves against somebody who never touches; return the means."""
    rng = FastRng(seed)
    touches = rounds = 0
    for _ in range(games):
        position = new_state(2, False)
        position.grid = list(range(GRID))
        for player in position.players:
            player.level, player.hand = level, RIGHT
        state = position
        while state.outcome() is None:
            if state.actors() == [CHANCE]:
                state.apply(CHANCE, state.draw(rng))
            elif state.phase() == "ready":
                state.apply(0, "throw")
            else:
                rounds += 1
                touches += _play_round(state, skill, rng)
    return touches / games, rounds / games


def _play_round(state: State, skill: Skill, rng: FastRng) -> int:
    """Let the first player err, be first or be too late; return its right touches."""
    position = state
    player = position.players[0]
    target = position.target
    bound = player.forbidden(target)
    right = 0
    if rng.unit() < skill.errors and (skill.everywhere or not bound):
        wrong = (target + 1) % GRID
        state.apply(0, touch_words(wrong, RIGHT, False))
    elif not bound and rng.unit() < skill.first:
        right = 1
        state.apply(0, touch_words(target, RIGHT, False))
    else:
        state.apply(0, "pass")
    if state.phase() == "touch":
        while state.actors() == [CHANCE]:
            state.apply(CHANCE, state.draw(rng))
        state.apply(1, "pass")
    return right


def report(games: int) -> str:
    """Return the page with the figures."""
    text = _INTRODUCTION
    for everywhere, name in ((True, "errors in any round"), (False, "errors only where it may touch")):
        found = [step for skill in all_skills(everywhere) for step in steps(skill)]
        smallest = min(found)
        falls = sum(step[0] <= 0 for step in found)
        verdict = "rises strictly at every one" if falls == 0 else f"does not rise at {falls}"
        text += f"- {name}: {len(FIRST) * len(ERRORS)} skills, {len(found):,} steps of a level: {verdict}; the smallest"
        text += f" is {100 * smallest[0]:.2f} % ({smallest[2]}, level {smallest[1] - 1} to {smallest[1]})\n"
    text += _table(list(_SHOWN_SKILLS))
    text += _check(Skill(0.5, 0.1), games)
    return text + "\nMade by `veillee lab pas-touche levels`.\n"


_INTRODUCTION: Final = """\
# Pas Touche !: is a higher level harder?

Means of a Markov chain over the data of PT-M4 and PT-L1, without noise: for a player of fixed skill (first in 8 to
90 % of the rounds it may touch, errors in 0 to 15 %), the right touches and the rounds that it takes to finish (PT-L2).
One simplification: a new card is drawn from all of its colour that the player does not hold, as if discards were
shuffled in at once. The last table shows that the true pile makes no difference that can be seen.

![Mean right touches and rounds by level](pas-touche-levels.svg)

"""


def _table(skills: list[Skill]) -> str:
    heads = [f"first {100 * skill.first:.0f} %, errors {100 * skill.errors:.0f} %" for skill in skills]
    text = "\nRight touches / rounds to finish:\n\n| level | " + " | ".join(heads) + " |\n"
    text += "|---" * (len(skills) + 1) + "|\n"
    for level in range(1, len(LEVELS) + 1):
        cells = [f"{touches:.2f} / {rounds:.1f}" for touches, rounds in (means(level, skill) for skill in skills)]
        text += f"| {level} | " + " | ".join(cells) + " |\n"
    return text


def _check(skill: Skill, games: int) -> str:
    text = f"\nThe chain against {games:,} games a level played by the rules, discards and all "
    text += f"(first {100 * skill.first:.0f} %, errors {100 * skill.errors:.0f} %):\n\n"
    text += "| level | right touches: chain | played | rounds: chain | played |\n|---|---|---|---|---|\n"
    for level in range(1, len(LEVELS) + 1):
        exact, played = means(level, skill), simulate(level, skill, games, level)
        text += f"| {level} | {exact[0]:.2f} | {played[0]:.2f} | {exact[1]:.1f} | {played[1]:.1f} |\n"
    return text


def levels(*, out: Path = FOLDER, games: int = 1_000) -> None:
    """Write whether each level of the game is harder than the one below.

    Parameters
    ----------
    out
        Folder of the page and its picture.
    games
        Games a level that check the computed means.
    """
    text = report(games)
    print(text)
    write_report(out / "pas-touche-levels.md", text)
    series = []
    for skill in _SHOWN_SKILLS:
        name = f"first {100 * skill.first:.0f} %, errors {100 * skill.errors:.0f} %"
        series.append((name, [means(level, skill) for level in range(1, len(LEVELS) + 1)]))
    write_report(out / "pas-touche-levels.svg", draw_chart(series))
