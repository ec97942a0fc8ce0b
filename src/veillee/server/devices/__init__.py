"""The same person on several devices."""
