"""`python -m veillee` is the `veillee` command."""

from veillee.cli.app import main

main()
