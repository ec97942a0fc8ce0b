"""The lab's study of Rest in Peace: balance, and an endgame small enough to be solved."""
