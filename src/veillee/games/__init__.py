"""The games: one folder each. Nothing else in the tree names a game."""
