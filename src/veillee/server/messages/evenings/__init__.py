"""What is said on the wire about evenings."""
