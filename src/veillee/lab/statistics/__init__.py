"""What many matches add up to, with intervals."""
