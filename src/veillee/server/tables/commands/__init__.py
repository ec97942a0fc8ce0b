"""One file a command: load, authorise, check, apply, store, answer."""
