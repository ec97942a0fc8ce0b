"""The riddle of an evening: everybody has one answer, and the first right one ends it."""

from typing import Final

from veillee.server.evenings.domain.entries import RiddleAnswered, RiddlePosed


class EveningRiddle:
    """A riddle that was asked of everybody, and what they answered."""

    def __init__(self, number: int, at: float, body: RiddlePosed) -> None:
        self.number: Final = number
        self.at: Final = at
        self.body: Final = body
        self.answers: dict[str, int] = {}
        """Guest -> the place of their answer, in the order in which they came."""
        self.finder = ""
        self.ended: float | None = None

    @property
    def over(self) -> bool:
        return self.ended is not None

    def is_right(self, answer: int) -> bool:
        """Tell whether an answer is the best one."""
        return answer == self.body.riddle.best

    def take(self, at: float, body: RiddleAnswered) -> None:
        """Note an answer; the first right one ends the riddle."""
        self.answers[body.guest] = body.answer
        if body.right:
            self.finder = body.guest
            self.end(at)

    def end(self, at: float) -> None:
        """End it: the answer may be shown."""
        self.ended = at
