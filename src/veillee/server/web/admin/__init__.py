"""The host's desk over HTTP."""
