"""The bots of the game, and what it teaches."""
