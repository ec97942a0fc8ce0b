"""What a viewer knows, and what it may believe of the rest."""
