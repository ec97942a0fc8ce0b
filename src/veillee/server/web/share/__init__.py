"""Letting in people from elsewhere: a tunnel from the internet to this server."""
