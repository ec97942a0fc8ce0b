"""Riddles: positions of our own games with one best answer, found, judged and graded."""
