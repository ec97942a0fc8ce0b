"""What is read and written as plain data: options, views and scenarios. Never compiled."""
