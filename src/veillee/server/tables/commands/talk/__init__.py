"""What people say and feel at a table."""
