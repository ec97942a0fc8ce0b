"""Reports for designers: is a game fair, how long is it, and what decides it?

A module here with the name of a game's folder says what to watch in it and what to write about it; a game
without one gets the report that fits all.
"""
