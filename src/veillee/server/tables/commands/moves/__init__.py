"""Move, try a move, ask for advice, take a move back."""
