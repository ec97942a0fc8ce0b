"""Veillée: an evening of games."""

__version__ = "0.1.0"
