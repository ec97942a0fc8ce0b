"""Evenings: the same people, several games, one score."""
