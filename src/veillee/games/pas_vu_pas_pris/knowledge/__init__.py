"""What a seat knows: all that lies on the table."""
