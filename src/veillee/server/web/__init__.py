"""The server's outside: HTTP, WebSockets, pages, settings, metrics."""
