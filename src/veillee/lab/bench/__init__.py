"""Benchmarks: every figure next to a peer that was measured in the same run."""
