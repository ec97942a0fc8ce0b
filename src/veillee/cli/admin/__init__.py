"""`veillee admin`: what whoever runs a house sees and does, from the command line."""

from typing import Final

from cyclopts import App

admin = App(name="admin", help="See and do what only whoever runs a house may: on its data, or over HTTP with --house.")
_COMMANDS: Final = (
    ("secret", "store:secret", "Make a new secret for the desk; the one before is worth nothing any more."),
    ("status", "house:status", "Tell who is here, what there is, load, disk, and what was refused and why."),
    ("tables", "house:tables", "List tables, latest first."),
    ("evenings", "house:evenings", "List evenings, latest first."),
    ("people", "house:people", "Find people by name."),
    ("log", "house:log", "Tell what was done at the desk."),
    ("end", "house:end", "End a game without a result, or an evening."),
    ("delete", "house:delete", "Delete a table, or an evening with its tables."),
    ("export", "house:export", "Write what is kept about somebody."),
    ("forget", "house:forget", "Remove somebody's words and name everywhere."),
    ("ban", "house:ban", "Turn a person or an address away for a time."),
    ("unban", "house:unban", "Let somebody in again."),
    ("keep", "house:keep", "Say for how many days things are kept; 0 is for ever."),
    ("sweep", "house:sweep", "Remove now what was kept long enough."),
    ("close", "house:close", "Take no new tables; what has begun goes on."),
    ("open", "house:open_again", "Take new tables again."),
    ("notice", "house:notice", "Tell everybody something, such as a restart."),
    ("backup", "store:backup", "Write everything to one file, also while the house runs."),
    ("restore", "store:restore", "Put a backup into the store; the house must be stopped."),
    ("move", "store:move", "Copy everything from one store to another and verify every log."),
    ("verify", "store:verify", "Read every log and derive every die and card again from its seed."),
)
for _name, _place, _help in _COMMANDS:
    admin.command(f"veillee.cli.admin.{_place}", name=_name, help=_help)
