"""Looking back at finished games."""
