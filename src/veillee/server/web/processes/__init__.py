"""Several processes that serve one address on one machine."""
