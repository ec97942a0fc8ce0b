"""What players of Pas Touche ! can do: the five levels, and the rules of thumb that they spar with."""

from typing import Final


class Skill:
    """What somebody can do: the level they play at, their pace, what they slip in, and how often they block.

    `pace` is in per cent of a young adult's times. Slips and blocks are in thousandths: a number misread, a treat taken
    for another, a constraint forgotten, the wrong hand, the cry left out; and how often a forbidden treat is blocked.
    """

    def __init__(
        self,
        name: str,
        level: int,
        pace: int,
        misread: int,
        lookalike: int,
        forget: int,
        wrong_hand: int,
        no_cry: int,
        blocks: int,
    ) -> None:
        self.name: Final = name
        self.level: Final = level
        self.pace: Final = pace
        self.misread: Final = misread
        self.lookalike: Final = lookalike
        self.forget: Final = forget
        self.wrong_hand: Final = wrong_hand
        self.no_cry: Final = no_cry
        self.blocks: Final = blocks


CHILD: Final = Skill("child", 1, 180, 50, 40, 120, 40, 120, 300)
CASUAL: Final = Skill("casual", 2, 150, 35, 25, 80, 25, 80, 600)
GOOD: Final = Skill("good", 4, 130, 20, 15, 40, 15, 40, 800)
EXPERT: Final = Skill("expert", 7, 103, 12, 10, 25, 10, 25, 900)
INHUMAN: Final = Skill("inhuman", 12, 85, 6, 5, 12, 5, 12, 950)
SKILLS: Final = [CHILD, CASUAL, GOOD, EXPERT, INHUMAN]

# The rules of thumb have a child's eyes and hands, and one idea each.
CAREFUL: Final = Skill("careful", 1, 180, 50, 40, 0, 40, 0, 0)  # gives up on whatever is forbidden
BLOCKER: Final = Skill("blocker", 1, 180, 50, 40, 0, 40, 0, 1000)  # blocks whatever is forbidden
HEEDLESS: Final = Skill("heedless", 1, 180, 50, 40, 1000, 40, 0, 0)  # touches whatever is shown
THUMBS: Final = [HEEDLESS, CAREFUL, BLOCKER]
