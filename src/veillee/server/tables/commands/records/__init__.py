"""What a table looked like before, and what is kept of it."""
