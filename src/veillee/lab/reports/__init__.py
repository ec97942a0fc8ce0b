"""Pages and files with the figures of many matches."""
