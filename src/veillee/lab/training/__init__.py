"""Players that learn by self-play."""
