"""The REST part, by what it is about."""
