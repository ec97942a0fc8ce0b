"""What the log of the house holds, and what follows from it."""
