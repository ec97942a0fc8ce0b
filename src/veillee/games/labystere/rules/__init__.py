"""The rules of Labystère."""
