"""A game that somebody proposes, and a game that began."""

from typing import Final

from veillee.server.evenings.domain.entries import Began, KeptChair, Proposed


class Proposal:
    """A proposal that is open: who sits where, and who has said what."""

    def __init__(self, number: int, at: float, body: Proposed) -> None:
        self.number: Final = number
        self.at: Final = at
        self.body: Final = body
        self.chairs: list[KeptChair] = list(body.chairs)
        self.agreed: set[str] = set()
        self.declined: set[str] = set()
        if self.chair_of(body.guest) is not None:
            self.agreed.add(body.guest)

    def chair_of(self, guest: str) -> int | None:
        """Return the chair that is kept for somebody."""
        return next((index for index, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def free_chair(self) -> int | None:
        return next((index for index, chair in enumerate(self.chairs) if not chair.guest and not chair.level), None)

    def asked(self) -> list[str]:
        """Return the people on its chairs."""
        return [chair.guest for chair in self.chairs if chair.guest]

    def settled(self) -> bool:
        """Tell whether everybody on a chair has agreed."""
        return bool(self.asked()) and self.agreed.issuperset(self.asked())

    def answer(self, guest: str, agree: bool) -> None:
        """Seat somebody who agrees, on a free chair if none is kept; free the chair of somebody who declines."""
        chair = self.chair_of(guest)
        if agree:
            if chair is None and (free := self.free_chair()) is not None:
                self.chairs[free] = KeptChair(guest)
            self.agreed.add(guest)
            self.declined.discard(guest)
            return
        if chair is not None:
            self.chairs[chair] = KeptChair()
        self.agreed.discard(guest)
        self.declined.add(guest)

    def with_answer(self, guest: str) -> "Proposal":
        """Return the proposal as it is when somebody has agreed."""
        other = Proposal(self.number, self.at, self.body)
        other.chairs, other.agreed, other.declined = list(self.chairs), set(self.agreed), set(self.declined)
        other.answer(guest, True)
        return other

    def forget(self, guest: str) -> None:
        """Free the chair of somebody who has gone."""
        chair = self.chair_of(guest)
        if chair is not None:
            self.chairs[chair] = KeptChair()
        self.agreed.discard(guest)
        self.declined.discard(guest)


class BegunGame:
    """A game of the evening; how it stands is in its table's own log."""

    def __init__(self, at: float, night: int, body: Began) -> None:
        self.at: Final = at
        self.night: Final = night
        self.body: Final = body
        self.abandoned = False
