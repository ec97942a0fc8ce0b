"""Structs that are decoded or described: plain Python."""
