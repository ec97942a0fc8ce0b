"""Players on the contract: random, greedy and searching."""
