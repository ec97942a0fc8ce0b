"""What the admin log holds, and what follows from it."""
