"""What an evening shows: its parts, each encoded once for everybody."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from veillee.server.evenings.domain.points import shares, shown
from veillee.server.evenings.domain.proposal import BegunGame, Proposal
from veillee.server.evenings.game_now import GameNow
from veillee.server.evenings.lines import lines_after
from veillee.server.evenings.loaded_evening import LoadedEvening
from veillee.server.evenings.riddle_view import riddle_info
from veillee.server.evenings.score import score
from veillee.server.evenings.service import EveningService
from veillee.server.evenings.suggestions import suggestions
from veillee.server.messages.evenings import (
    Chair,
    EveningGame,
    EveningInfo,
    EveningPresence,
    EveningSeat,
    Night,
    PersonInfo,
    ProposalInfo,
)

_encoder: Final = msgspec.json.Encoder()


def evening_info(service: EveningService, loaded: LoadedEvening) -> EveningInfo:
    """Return the evening itself, for somebody who may see it."""
    evening = loaded.evening
    return EveningInfo(
        id=evening.row.id,
        name=evening.row.name,
        status=evening.status,
        created=evening.row.created,
        until=evening.until,
        lamp=evening.lamp,
        maker=evening.maker,
        invite=service.tables.signer.invite(evening.row.id),
        riddle_day=evening.riddle_day,
    )


def people(loaded: LoadedEvening) -> list[PersonInfo]:
    """Return everybody who ever came, in the order of arrival."""
    return [
        PersonInfo(each.handle, each.name, each.wish, each.gone, each.beside) for each in loaded.evening.guests.values()
    ]


def proposals(loaded: LoadedEvening) -> list[ProposalInfo]:
    """Return the open proposals, oldest first."""
    return [_proposal(each) for each in loaded.evening.proposals.values()]


def _proposal(proposal: Proposal) -> ProposalInfo:
    body = proposal.body
    return ProposalInfo(
        id=proposal.number,
        by=body.guest,
        at=proposal.at,
        game=body.game,
        options=body.options,
        clock=body.clock,
        chairs=[Chair(chair.guest, chair.level) for chair in proposal.chairs],
        level=body.level,
        agreed=sorted(proposal.agreed),
        declined=sorted(proposal.declined),
    )


def games(service: EveningService, loaded: LoadedEvening) -> list[EveningGame]:
    """Return the games of the evening, oldest first."""
    return [
        _game(service, loaded, table, begun, loaded.games.get(table)) for table, begun in loaded.evening.games.items()
    ]


def _game(
    service: EveningService, loaded: LoadedEvening, table: str, begun: BegunGame, now: GameNow | None
) -> EveningGame:
    over = now is not None and now.over
    counts = now is not None and over and not begun.abandoned
    return EveningGame(
        table=table,
        invite=service.tables.signer.invite(table),
        game=begun.body.game,
        options=begun.body.options,
        proposal=begun.body.proposal,
        night=begun.night,
        began=begun.at,
        ended=now.ended if now is not None and over else None,
        status="abandoned" if begun.abandoned else "over" if over else "playing",
        seats=_seats(loaded, now, counts) if now is not None else [],
        reason=now.reason if now is not None else "",
    )


def _seats(loaded: LoadedEvening, now: GameNow, counts: bool) -> list[EveningSeat]:
    points = [shown(each) for each in shares(now.returns)] if counts else []
    seats: list[EveningSeat] = []
    for index, seat in enumerate(now.seats):
        guest = loaded.evening.of_person(seat.person) if seat.person else None
        seats.append(
            EveningSeat(
                seat=seat.seat,
                person=guest.handle if guest is not None else "",
                name=guest.name if guest is not None else seat.name,
                level=seat.level,
                stand_in=seat.stand_in,
                points=points[index] if counts else None,
                score=now.scores[index] if now.over and now.scores else None,
                won=index in now.winners,
            )
        )
    return seats


def nights(loaded: LoadedEvening) -> list[Night]:
    """Return the nights, oldest first."""
    counts = [0] * loaded.evening.night
    for begun in loaded.evening.games.values():
        counts[begun.night - 1] += 1
    return [Night(each.number, each.began, each.last, counts[each.number - 1]) for each in loaded.evening.nights]


def presence(loaded: LoadedEvening) -> EveningPresence:
    """Return who is connected, and who is to move."""
    acting = {
        table: [found.table.actor_name(actor) for actor in found.table.actors if actor >= 0]
        for table, (found, _) in loaded.follows.items()
        if not loaded.evening.games[table].abandoned
    }
    return EveningPresence(loaded.here(), loaded.screens(), loaded.guests(), acting)


# Encoded once


def stamps(loaded: LoadedEvening) -> dict[str, Any]:
    """Return what each part is made of now: it is sent again when that differs."""
    revisions, results = loaded.evening.revisions, loaded.results
    now = (loaded.evening.seq, results, loaded.presence)
    if loaded.stamps[0] == now:
        return loaded.stamps[1]
    stamps = {
        "evening": revisions["evening"],
        "people": revisions["people"],
        "proposals": revisions["proposals"],
        "games": (revisions["games"], results, revisions["people"]),
        "nights": revisions["nights"],
        "score": (revisions["games"], results),
        "suggestions": (revisions["evening"], revisions["people"], revisions["games"], results, loaded.presence),
        "riddle": revisions["riddle"],
    }
    loaded.stamps = (now, stamps)
    return stamps


def part(service: EveningService, loaded: LoadedEvening, name: str, stamp: Any) -> msgspec.Raw:
    """Return a part as bytes, the same for everybody."""
    found = loaded.encoded.get(name)
    if found is not None and found[0] == stamp:
        return found[1]
    make: dict[str, Callable[[], Any]] = {
        "evening": lambda: evening_info(service, loaded),
        "people": lambda: people(loaded),
        "proposals": lambda: proposals(loaded),
        "games": lambda: games(service, loaded),
        "nights": lambda: nights(loaded),
        "score": lambda: score(loaded),
        "suggestions": lambda: suggestions(loaded, list(service.tables.games.values()), service.clock.time()),
        "riddle": lambda: riddle_info(loaded.evening.riddle),
        "presence": lambda: presence(loaded),
        "lines": lambda: lines_after(loaded.evening, stamp[0]),
    }
    raw = msgspec.Raw(_encoder.encode(make[name]()))
    loaded.encoded[name] = (stamp, raw)
    return raw
