"""`veillee admin`: what whoever runs a server sees and does, from the command line."""

from typing import Final

from cyclopts import App

admin = App(name="admin", help="See and do what only the host of a server may: on its data, or over HTTP (--house).")
_COMMANDS: Final = (
    ("secret", "store:secret", "Make a new secret for the desk; the one before is worth nothing any more."),
    ("status", "server:status", "Tell who is here, what there is, load, disk, and what was refused and why."),
    ("tables", "server:tables", "List tables, latest first."),
    ("evenings", "server:evenings", "List evenings, latest first."),
    ("people", "server:people", "Find people by name."),
    ("log", "server:log", "Tell what was done at the desk."),
    ("end", "server:end", "End a game without a result, or an evening."),
    ("delete", "server:delete", "Delete a table, or an evening with its tables."),
    ("export", "server:export", "Write what is kept about somebody."),
    ("forget", "server:forget", "Remove somebody's words and name everywhere."),
    ("ban", "server:ban", "Turn a person or an address away for a time."),
    ("unban", "server:unban", "Let somebody in again."),
    ("keep", "server:keep", "Say for how many days things are kept; 0 is for ever."),
    ("sweep", "server:sweep", "Remove now what was kept long enough."),
    ("close", "server:close", "Take no new tables; what has begun goes on."),
    ("open", "server:open_again", "Take new tables again."),
    ("notice", "server:notice", "Tell everybody something, such as a restart."),
    ("backup", "store:backup", "Write everything to one file, also while the server runs."),
    ("restore", "store:restore", "Put a backup into the store; the server must be stopped."),
    ("move", "store:move", "Copy everything from one store to another and verify every log."),
    ("verify", "store:verify", "Read every log and derive every die and card again from its seed."),
)
for _name, _place, _help in _COMMANDS:
    admin.command(f"veillee.cli.admin.{_place}", name=_name, help=_help)
