"""How a game goes on: rounds, and the points at its end (PVP-T, PVP-E)."""
