"""The lab's study of Labystère."""
