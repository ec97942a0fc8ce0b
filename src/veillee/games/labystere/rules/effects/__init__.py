"""What a turn does: the die, walks, looks, questions and declarations."""
