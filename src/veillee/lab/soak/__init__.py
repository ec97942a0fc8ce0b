"""A long night: bots and scripted people at many tables, while the server is killed and lines are cut.

The people here know nothing of the server but docs/wire.md.
"""
