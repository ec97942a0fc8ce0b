"""The applied entries of a table, in order: the newest as they are, the others packed when the table rests."""

import zlib
from collections.abc import Iterator, Sequence
from typing import Final, overload

import msgspec

from veillee.core import Event
from veillee.server.tables.domain.log.applied import AppliedEntry
from veillee.server.tables.domain.log.entries import AnyBody, Entry

_NEWEST: Final = 8
"""Entries that are never packed: what the next update is made of."""
_TOGETHER: Final = 64
"""Entries that are packed together."""
_FAST: Final = 1


class _Packed(msgspec.Struct, array_like=True, gc=False):
    seq: int
    at: float
    body: AnyBody
    key: str | None
    events: list[Event]
    heard: list[str] | None
    hinted: bool


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(list[_Packed])


class AppliedLog(Sequence[AppliedEntry]):
    """A list that only grows. What is packed is unpacked for whoever asks for it, and stays packed."""

    def __init__(self) -> None:
        self._packs: list[tuple[int, bytes]] = []
        """How many entries each pack holds, and the pack."""
        self._packed = 0
        self._loose: list[AppliedEntry] = []

    def append(self, applied: AppliedEntry) -> None:
        """Add an entry."""
        loose = self._loose
        loose.append(applied)
        if len(loose) > _NEWEST:
            loose[-_NEWEST - 1].line = None  # hardly anybody asks for it any more

    def after(self, seq: int) -> list[AppliedEntry]:
        """Return the entries above a number; numbers begin with 1 and have no gaps."""
        return self._loose[seq - self._packed :] if seq >= self._packed else self[seq:]

    def clear(self) -> None:
        """Forget everything."""
        self.__init__()  # type: ignore[misc]

    def restless(self) -> bool:
        """Tell whether there is something to pack."""
        return len(self._loose) > 2 * _NEWEST

    def rest(self) -> None:
        """Pack all but the newest entries, full packs first."""
        older = self._loose[:-_NEWEST]
        self._loose = self._loose[-_NEWEST:]
        if self._packs and self._packs[-1][0] < _TOGETHER:
            count, pack = self._packs.pop()
            self._packed -= count
            older = _unpack(pack) + older
        for start in range(0, len(older), _TOGETHER):
            some = older[start : start + _TOGETHER]
            self._packs.append((len(some), _pack(some)))
            self._packed += len(some)

    def __len__(self) -> int:
        return self._packed + len(self._loose)

    def __iter__(self) -> Iterator[AppliedEntry]:
        for _, pack in self._packs:
            yield from _unpack(pack)
        yield from self._loose

    @overload
    def __getitem__(self, index: int) -> AppliedEntry: ...

    @overload
    def __getitem__(self, index: slice) -> list[AppliedEntry]: ...

    def __getitem__(self, index: int | slice) -> AppliedEntry | list[AppliedEntry]:
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            if start >= self._packed and step > 0:
                return self._loose[start - self._packed : max(stop - self._packed, 0) : step]
            return list(self)[index]
        place = index if index >= 0 else len(self) + index
        return self._loose[place - self._packed] if place >= self._packed else list(self)[index]


def _pack(entries: list[AppliedEntry]) -> bytes:
    packed = [
        _Packed(each.entry.seq, each.entry.at, each.entry.body, each.entry.key, each.events, each.heard, each.hinted)  # type: ignore[arg-type]
        for each in entries
    ]
    return zlib.compress(_encoder.encode(packed), _FAST)


def _unpack(pack: bytes) -> list[AppliedEntry]:
    entries: list[AppliedEntry] = []
    for each in _decoder.decode(zlib.decompress(pack)):
        applied = AppliedEntry(Entry(each.seq, each.at, each.body, each.key))
        applied.events, applied.heard, applied.hinted = each.events, each.heard, each.hinted
        entries.append(applied)
    return entries
