"""The `veillee` command."""
