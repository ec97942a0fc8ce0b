"""The rules: what the box holds, positions, moves, and what they lead to."""
