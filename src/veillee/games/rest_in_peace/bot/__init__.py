"""The players of Rest in Peace, and what they can explain."""
