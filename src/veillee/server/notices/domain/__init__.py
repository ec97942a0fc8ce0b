"""What a person's subscriptions are, and what they are told."""
