"""The bot of the game."""
