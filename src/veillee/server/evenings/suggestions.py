"""What the room suggests to play next: what fits those who are here, the time that is left, and is new tonight."""

from typing import Any, Final

import msgspec

from veillee.core import Game
from veillee.server.evenings.domain.guest import Guest
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.messages.evenings import Chair, Suggestion
from veillee.server.tables.domain.levels import middle_level
from veillee.server.tables.sentences import sentence

_MOST: Final = 4
_MINUTE: Final = 60.0


class _Fit(msgspec.Struct):
    """A game for those who would play."""

    game: Game
    options: dict[str, Any]
    sit: list[Guest]
    bots: int
    played: int
    """How often it was played tonight."""
    late: bool
    """It takes longer than the time that is left."""

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        return (self.late, self.played, self.bots, -len(self.sit))


def suggestions(loaded: LoadedEvening, games: list[Game], now: float) -> list[Suggestion]:
    """Return the games that fit, best first."""
    if loaded.evening.status == "closed":
        return []
    wanting = _wanting(loaded)
    if not wanting:
        return []
    fits = [fit for game in games if (fit := _fit(loaded, game, wanting, now)) is not None]
    return [_suggestion(fit) for fit in sorted(fits, key=lambda fit: fit.rank)[:_MOST]]


def _wanting(loaded: LoadedEvening) -> list[Guest]:
    """Return who is here, wants to play and is free; those who have played least tonight first."""
    evening, here = loaded.evening, set(loaded.here())
    played = {
        seat.person: sum(
            begun.night == evening.night and any(one.person == seat.person for one in loaded.games[table].seats)
            for table, begun in evening.games.items()
            if table in loaded.games
        )
        for now in loaded.games.values()
        for seat in now.seats
    }
    free = [
        guest
        for guest in evening.staying()
        if guest.handle in here and guest.wish == "play" and not loaded.playing(guest)
    ]
    return sorted(free, key=lambda guest: played.get(guest.person, 0))


def _fit(loaded: LoadedEvening, game: Game, wanting: list[Guest], now: float) -> _Fit | None:
    seats = max(game.fewest, min(len(wanting), len(game.seats)))
    options = options_for(game, seats)
    if options is None:
        return None
    evening = loaded.evening
    played = sum(
        begun.body.game == game.id and begun.night == evening.night and not begun.abandoned
        for begun in evening.games.values()
    )
    late = evening.until is not None and now + game.minutes() * _MINUTE > evening.until
    sit = wanting[:seats]
    return _Fit(game, options, sit, seats - len(sit), played, late)


def options_for(game: Game, seats: int) -> dict[str, Any] | None:
    """Return the plainest options with so many seats, or None if the game has none."""
    for raw in ({}, {"players": seats}):
        try:
            options = game.read_options(raw)
            if game.check_options(options) is None and game.players(options) == seats:
                return raw
        except ValueError:
            continue
    return None


def _suggestion(fit: _Fit) -> Suggestion:
    message, params = _reason(fit)
    chairs = [Chair(guest.handle, "") for guest in fit.sit]
    chairs += [Chair("", middle_level()) for _ in range(fit.bots)]
    text = sentence(None, message, params)
    return Suggestion(fit.game.id, fit.options, chairs, fit.game.minutes(), message, params, text)


def _reason(fit: _Fit) -> tuple[str, dict[str, int | str]]:
    if fit.late:
        return "suggest-long", {"minutes": fit.game.minutes()}
    if fit.bots:
        return "suggest-bots", {"count": fit.bots}
    if not fit.played:
        return "suggest-new", {"minutes": fit.game.minutes()}
    return "suggest-fits", {"count": len(fit.sit)}
