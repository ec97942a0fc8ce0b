"""What the keyhole shows, and who is seen."""
