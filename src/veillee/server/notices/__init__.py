"""Calling back people who are not here: their turn, an evening that goes on, a rematch."""
