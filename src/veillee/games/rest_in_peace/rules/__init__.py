"""The rules of Rest in Peace, and nothing else."""
