"""What an evening shows of its riddle: before it is over, nothing that tells the answer."""

from veillee.server.evenings.domain.riddle import EveningRiddle
from veillee.server.messages.evenings import GivenAnswer, RiddleInfo, RiddleSolution


def riddle_info(asked: EveningRiddle | None) -> RiddleInfo | None:
    """Return the riddle for everybody in the room; None: none is asked."""
    if asked is None:
        return None
    body, riddle = asked.body, asked.body.riddle
    return RiddleInfo(
        number=asked.number,
        by=body.guest,
        at=asked.at,
        day=body.day,
        game=body.game,
        kind=riddle.kind,
        grade=riddle.grade,
        seat=riddle.seat,
        seats=riddle.seats,
        options=riddle.options,
        phase=riddle.phase,
        actors=riddle.actors,
        view=riddle.view,
        told=riddle.told,
        answers=[answer.move for answer in riddle.answers],
        answered=list(asked.answers),
        finder=asked.finder,
        ended=asked.ended,
        solution=_solution(asked) if asked.over else None,
    )


def _solution(asked: EveningRiddle) -> RiddleSolution:
    riddle = asked.body.riddle
    return RiddleSolution(
        id=riddle.id,
        best=riddle.best,
        values=[answer.value for answer in riddle.answers],
        scenes=[answer.scene for answer in riddle.answers],
        reason=riddle.reason,
        given=[GivenAnswer(guest, answer) for guest, answer in asked.answers.items()],
    )
