"""What each family knows: memory, guesses and the observation of learners."""
