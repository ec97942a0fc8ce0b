"""The Midnight cards (PVP-N1 to PVP-N12)."""
