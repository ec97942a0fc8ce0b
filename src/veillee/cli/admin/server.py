"""The commands about a server that may be running."""

import asyncio
import json
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import quote

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid

from veillee.cli.admin.desk import Trouble, open_desk

House = Annotated[str, Parameter(help="http://… of a running server; its secret is in VEILLEE_DESK_SECRET.")]
Data = Annotated[str | None, Parameter(help="Folder of the SQLite file; your data directory by default.")]
Store = Annotated[str | None, Parameter(help="postgresql://… if tables are kept in PostgreSQL.")]
_MEGABYTE: Final = 1_000_000
_MINUTES: Final = {"m": 1, "h": 60, "d": 24 * 60}
_console = Console(highlight=False, soft_wrap=True)


def _ask(house: str, data: str | None, store: str | None, method: str, path: str, body: Any = None) -> Any:
    async def run() -> Any:
        async with open_desk(house, data, store) as desk:
            return await desk.ask(method, path, body)

    return asyncio.run(run())


def _refuse(error: Trouble) -> int:
    Console(stderr=True).print(str(error), style="red", markup=False, soft_wrap=True)
    return 2


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).astimezone().strftime("%Y-%m-%d %H:%M")


def _grid(heads: Iterable[str], rows: Iterable[Iterable[Any]]) -> None:
    grid = Grid(*heads, box=None, pad_edge=False)
    for row in rows:
        grid.add_row(*(str(each) for each in row))
    _console.print(grid)


def status(*, house: House = "", data: Data = None, store: Store = None) -> int:
    """Tell who is here, what there is, load, disk, and what was refused and why."""
    try:
        found = _ask(house, data, store, "GET", "/status")
    except Trouble as error:
        return _refuse(error)
    kept, keep = found["stored"], found["keep"]
    _console.print(
        f"Veillée {found['version']}, {kept['name']}: {kept['running']} of {kept['tables']} tables running, "
        f"{kept['evenings']} evenings, {kept['people']} people, {kept['entries']} entries, "
        f"{kept['bytes'] / _MEGABYTE:.1f} MB"
    )
    _console.print("Closed to new tables." if found["shut"] else "Open to new tables.")
    if found["notice"]:
        _console.print(f"Notice: {found['notice']['text']}", markup=False)
    days = {name: f"{each} days" if each else "for ever" for name, each in keep.items()}
    _console.print("Kept: " + ", ".join(f"{name} {each}" for name, each in days.items()))
    for ban in found["bans"]:
        _console.print(f"Banned: {ban['kind']} {ban['who']} until {_time(ban['until'])} {ban['note']}", markup=False)
    if not found["processes"]:
        _console.print("No server runs on it.")
    for each in found["processes"]:
        _console.print(
            f"Server {each['process']} since {_time(each['started'])}: {each['sockets']} connected, "
            f"{each['tables']} tables in memory, load {' '.join(map(str, each['load']))} on {each['cores']} cores, "
            f"{each['disk_free'] / _MEGABYTE:.0f} MB of the disk free"
        )
        for why, count in sorted(each["refusals"].items(), key=lambda pair: -pair[1]):
            _console.print(f"  refused {count} ×: {why}", markup=False)
        _grid(
            ("name", "person", "address", "where"),
            [
                (here["name"], here["person"], here["address"], here["table"] or here["evening"])
                for here in each["here"]
            ],
        )
    return 0


def tables(*, running: bool = False, house: House = "", data: Data = None, store: Store = None) -> int:
    """List tables, latest first.

    Parameters
    ----------
    running
        Only those that are not over.
    """
    try:
        found = _ask(house, data, store, "GET", f"/tables?running={str(running).lower()}")["tables"]
    except Trouble as error:
        return _refuse(error)
    rows = [
        (each["id"], each["game"], each["status"], _time(each["updated"]), _who(each["seats"]), each["evening"])
        for each in found
    ]
    _grid(("table", "game", "status", "last", "seats", "evening"), rows)
    return 0


def _who(seats: list[dict[str, str]]) -> str:
    return ", ".join(seat["name"] or (f"bot {seat['level']}" if seat["level"] else "–") for seat in seats)


def evenings(*, house: House = "", data: Data = None, store: Store = None) -> int:
    """List evenings, latest first."""
    try:
        found = _ask(house, data, store, "GET", "/evenings")["evenings"]
    except Trouble as error:
        return _refuse(error)
    rows = [
        (each["id"], each["name"], each["status"], _time(each["updated"]), each["games"], _who(each["people"]))
        for each in found
    ]
    _grid(("evening", "name", "status", "last", "games", "people"), rows)
    return 0


def people(name: str, /, *, house: House = "", data: Data = None, store: Store = None) -> int:
    """Find people by name.

    Parameters
    ----------
    name
        A name, or a part of it.
    """
    try:
        found = _ask(house, data, store, "GET", f"/people?name={quote(name)}")["people"]
    except Trouble as error:
        return _refuse(error)
    rows = [(each["person"], ", ".join(each["names"]), len(each["logs"]), _time(each["last"])) for each in found]
    _grid(("person", "names", "tables and evenings", "last"), rows)
    return 0


def log(*, house: House = "", data: Data = None, store: Store = None) -> int:
    """Tell what was done at the desk, latest last."""
    try:
        found = _ask(house, data, store, "GET", "/log")["lines"]
    except Trouble as error:
        return _refuse(error)
    for line in reversed(found):
        about = ", ".join(f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in line["about"].items())
        _console.print(f"{_time(line['at'])} {line['kind']} ({line['by']}) {about}", markup=False)
    return 0


def _do(done: str, house: str, data: str | None, store: str | None, method: str, path: str, body: Any = None) -> int:
    try:
        answer = _ask(house, data, store, method, path, body) or {}
    except Trouble as error:
        return _refuse(error)
    told = {name: value for name, value in answer.items() if name != "done"}
    _console.print(done + (f" {', '.join(f'{name} {value}' for name, value in told.items())}" if told else ""))
    return 0


def end(log: str, /, *, house: House = "", data: Data = None, store: Store = None) -> int:
    """End a game without a result, or an evening.

    Parameters
    ----------
    log
        The id of a table or evening.
    """
    return _do("Ended.", house, data, store, "POST", f"/logs/{quote(log)}/end")


def delete(log: str, /, *, house: House = "", data: Data = None, store: Store = None) -> int:
    """Delete a table, or an evening with its tables.

    Parameters
    ----------
    log
        The id of a table or evening.
    """
    return _do("Deleted.", house, data, store, "DELETE", f"/logs/{quote(log)}")


def export(
    person: str, file: Path | None = None, /, *, house: House = "", data: Data = None, store: Store = None
) -> int:
    """Write what is kept about somebody, as JSON.

    Parameters
    ----------
    person
        Their id, as `veillee admin people` lists it.
    file
        Where to write it; the terminal by default.
    """
    try:
        found = _ask(house, data, store, "POST", f"/people/{quote(person)}/export")
    except Trouble as error:
        return _refuse(error)
    text = json.dumps(found, ensure_ascii=False, indent=1)
    if file is None:
        print(text)
        return 0
    try:
        file.touch(mode=0o600)
        file.chmod(0o600)
        file.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        return _refuse(Trouble(f"{file}: {error.strerror}"))
    return 0


def forget(person: str, /, *, house: House = "", data: Data = None, store: Store = None) -> int:
    """Remove somebody's words and name everywhere; what others played stays, without them.

    Parameters
    ----------
    person
        Their id, as `veillee admin people` lists it.
    """
    return _do("Forgotten:", house, data, store, "DELETE", f"/people/{quote(person)}")


def ban(
    kind: str, who: str, time: str, /, *, note: str = "", house: House = "", data: Data = None, store: Store = None
) -> int:
    """Turn a person or an address away for a time.

    Parameters
    ----------
    kind
        person or address.
    who
        The id of a person, or an address; of IPv6 the network, such as 2001:db8::/64.
    time
        30m, 12h or 7d.
    note
        Why, for yourself.
    """
    unit = _MINUTES.get(time[-1:])
    if unit is None or not time[:-1].isdigit():
        return _refuse(Trouble(f"{time}: a time is written 30m, 12h or 7d"))
    body = {"kind": kind, "who": who, "minutes": int(time[:-1]) * unit, "note": note}
    return _do("Turned away.", house, data, store, "PUT", "/bans", body)


def unban(kind: str, who: str, /, *, house: House = "", data: Data = None, store: Store = None) -> int:
    """Let somebody in again.

    Parameters
    ----------
    kind
        person or address.
    who
        As `veillee admin status` shows the ban, or the id of a person.
    """
    return _do("Let in again.", house, data, store, "PUT", "/bans", {"kind": kind, "who": who, "minutes": 0})


def keep(
    *,
    games: int,
    unfinished: int,
    chats: int,
    guests: int,
    house: House = "",
    data: Data = None,
    store: Store = None,
) -> int:
    """Say for how many days things are kept; 0 is for ever.

    Parameters
    ----------
    games
        Finished games, and evenings with their games.
    unfinished
        Games that were not played to their end.
    chats
        What was said.
    guests
        Names of people who do not come any more.
    """
    body = {"games": games, "unfinished": unfinished, "chats": chats, "guests": guests}
    return _do("Kept as you say.", house, data, store, "PUT", "/keep", body)


def sweep(*, house: House = "", data: Data = None, store: Store = None) -> int:
    """Remove now what was kept long enough."""
    return _do("Removed:", house, data, store, "POST", "/sweep")


def close(*, house: House = "", data: Data = None, store: Store = None) -> int:
    """Take no new tables; what has begun goes on."""
    return _do("Closed to new tables.", house, data, store, "PUT", "/shut", {"shut": True})


def open_again(*, house: House = "", data: Data = None, store: Store = None) -> int:
    """Take new tables again."""
    return _do("Open to new tables.", house, data, store, "PUT", "/shut", {"shut": False})


def notice(
    text: str = "", /, *, minutes: int | None = None, house: House = "", data: Data = None, store: Store = None
) -> int:
    """Tell everybody something, such as a restart; without a text, nothing any more.

    Parameters
    ----------
    text
        What everybody is told.
    minutes
        In how many minutes the server restarts.
    """
    body = {"text": text, "minutes": minutes}
    return _do("Told." if text else "Withdrawn.", house, data, store, "PUT", "/notice", body)
