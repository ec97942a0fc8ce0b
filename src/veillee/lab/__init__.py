"""Many games: simulation, matches, benchmarks."""
