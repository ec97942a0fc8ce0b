"""One client at one table: what it asks, and what it is told."""
