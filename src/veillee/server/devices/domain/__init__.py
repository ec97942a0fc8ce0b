"""What is kept about a person's devices, and about a word that lets another one in."""
