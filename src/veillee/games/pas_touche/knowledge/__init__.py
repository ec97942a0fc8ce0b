"""What a seat can know, and guesses at the rest."""
