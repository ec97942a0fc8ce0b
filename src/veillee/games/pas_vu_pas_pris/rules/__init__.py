"""The rules: what the box holds, moves, positions, effects."""
