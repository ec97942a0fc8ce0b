"""What happened: the public part for everybody, the secret part for the seats that may know it."""

import msgspec

Data = dict[str, object]


class Event(msgspec.Struct, omit_defaults=True, gc=False):
    """One thing that a table animates and tells.

    `secret` holds what only `knowers` learn; `seen_by` builds what one viewer is sent.
    """

    kind: str
    data: Data = {}
    secret: Data = {}
    knowers: tuple[int, ...] = ()

    def seen_by(self, viewer: int) -> "Event":
        """Build the event as one seat (or a spectator) may know it."""
        if self.secret and viewer in self.knowers:
            return Event(self.kind, {**self.data, **self.secret})
        return Event(self.kind, self.data)
