"""Matches between bots: who meets whom, who plays them, and what came of it."""
