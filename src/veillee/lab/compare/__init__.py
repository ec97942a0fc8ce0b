"""Two variants or two bots side by side on the same seeds, and sweeps over rule numbers."""
