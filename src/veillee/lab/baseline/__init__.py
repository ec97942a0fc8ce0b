"""A small player that learns through the public Gymnasium door, in NumPy alone: a baseline for other learners."""
