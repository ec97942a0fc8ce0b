"""How a duel goes on: turns, rounds, round 10 and the end (RIP-T, RIP-E, RIP-X)."""
