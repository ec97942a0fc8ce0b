"""One file per command: load, authorise, check, apply, store, answer."""
