"""What one client's screen shows, and what it does not show yet."""

from enum import Enum, auto
from typing import Any, Final

import msgspec
from msgspec import UNSET

from veillee.core import SPECTATOR
from veillee.core.contract.reaction_state import ReactionState
from veillee.server.messages import VERSION, FromServer, Presence, Rolling, Snapshot, Update
from veillee.server.tables.commands.timing.vote import come_back
from veillee.server.tables.domain.caller import Caller
from veillee.server.tables.loaded_table import LoadedTable
from veillee.server.tables.service import TableService
from veillee.server.tables.views import lines_for, now_for, table_info

_encoder: Final = msgspec.json.Encoder()


class Stage(Enum):
    """How far a screen has got."""

    NEW = auto()
    """Nothing was sent yet."""
    SHOWN = auto()
    """It shows a position."""
    ROLLING = auto()
    """It was told that a reaction round begins, and awaits its start."""


class Screen:
    """The view of the one seat that a client looks from: it is never sent another."""

    def __init__(self, service: TableService, loaded: LoadedTable, caller: Caller) -> None:
        self._service: Final = service
        self._loaded: Final = loaded
        self._caller: Final = caller
        self.seat = SPECTATOR
        self.held = caller.held(loaded.table)
        self._stage = Stage.NEW
        self._shown: tuple[int, int] | None = None
        """Number and epoch of the position that it shows; None: it needs a whole snapshot."""
        self._round = 0
        """The last round whose start it was told to await."""
        self._revealed = -1
        """Number of the last update that began a reaction round."""
        self._known: tuple[int, int] | None = None
        """What the table's own news were when they were last looked up."""
        self._info: Any = msgspec.Raw(b"null")
        """The table as this client may know it."""
        self._informed = False
        """The client was told the table as it is now."""
        self._invited = False

    # The seat it looks from

    async def look_from(self, name: str | None) -> None:
        """Look from a seat: the one asked for, or the only one held; an empty name is the spectator's place."""
        table = self._loaded.table
        self.held = self._caller.held(table)
        if name is None:
            name = table.names[self.held[0]] if len(self.held) == 1 else ""
        seat = self._caller.seat(table, name) if name else SPECTATOR
        if name and table.seats[seat].stand_in:
            await come_back(self._service, self._loaded, self._caller, name)
        self.seat = seat
        self._shown = None

    def already_shows(self, seq: int) -> None:
        """Note what a returning client has seen; if a move was taken back since, it needs everything."""
        table = self._loaded.table
        if seq <= table.seq and not any(withdrawn <= seq for withdrawn in table.withdrawn):
            self._shown = (seq, table.epoch)

    # What is new

    def refresh(self) -> None:
        """Look up again what this client may know about the table itself, when that has changed."""
        table = self._loaded.table
        known = (table.revision, self._loaded.presence)
        if known == self._known:
            return
        self._known = known
        self.held = self._caller.held(table)
        self._invited = self._caller.invited(table, self._service.signer)
        self._informed = False
        self._info = msgspec.Raw(_encoder.encode(table_info(self._loaded, self._caller, self._service.signer)))
        if self.seat != SPECTATOR and self.seat not in self.held:
            self.seat = SPECTATOR  # the seat was left or given to somebody else meanwhile
            self._shown = None

    def news(self) -> FromServer | None:
        """Return what this screen does not show yet, and count it as shown."""
        table = self._loaded.table
        self.refresh()
        racing = self.racing()
        if racing and not self.held:
            return None  # spectators of a reaction round get it with the verdict
        if racing and self._loaded.referee.rolling() > 0:
            return self._rolling()
        position = (table.seq, table.epoch)
        if self._stage is not Stage.NEW and self._shown == position:
            return None
        if racing:
            self._revealed = table.seq
        news = self._position(racing)
        self._stage = Stage.SHOWN
        self._shown = position
        return news

    def _rolling(self) -> Rolling | None:
        """Announce once that a round begins; the referee wakes everybody at the agreed moment."""
        race = self._loaded.referee.round
        if self._stage is Stage.NEW or (self._stage is Stage.ROLLING and self._round == race):
            return None
        self._stage = Stage.ROLLING
        self._round = race
        return Rolling()

    def _position(self, racing: bool) -> Snapshot | Update:
        table = self._loaded.table
        shown = self._shown if self._shown is not None and self._shown[1] == table.epoch else None
        after = 0 if shown is None else shown[0]
        now = now_for(self._loaded, self.seat, self._loaded.guide.clock(self._service.clock.time()))
        lines = lines_for(table, self.seat, after, self._service.signer, self._invited)
        version = VERSION if self._stage is Stage.NEW else UNSET
        informed, self._informed = self._informed, True
        if shown is None:
            return Snapshot(table.seq, self._info, now, lines, version)
        return Update(after, table.seq, now, lines, racing, UNSET if informed else self._info, version)

    @property
    def begun(self) -> bool:
        """Tell whether anything was shown yet."""
        return self._stage is not Stage.NEW

    def who(self) -> Presence:
        """Return who is connected now."""
        present = self._loaded.present()
        table = self._loaded.table
        seats = {name: index in present or table.seats[index].kind == "bot" for index, name in enumerate(table.names)}
        return Presence(seats, self._loaded.spectators(), self._loaded.screens())

    # Reaction rounds

    def racing(self) -> bool:
        """Tell whether a reaction round is on."""
        return self._loaded.table.reaction is not None

    def may_race(self) -> bool:
        """Tell whether a reaction round is on or can come, so that the latency is measured more often."""
        return isinstance(self._loaded.table.state, ReactionState)

    def sent(self, news: FromServer | None) -> None:
        """Note that news were written: the start of a reaction round is timed from here."""
        if self._revealed >= 0 and isinstance(news, Snapshot | Update) and news.seq == self._revealed:
            self._loaded.referee.sent(self.held)

    def seen(self, seq: int) -> None:
        """Note that an update is on the screen."""
        if seq == self._revealed:
            self._loaded.referee.seen(self.held)
