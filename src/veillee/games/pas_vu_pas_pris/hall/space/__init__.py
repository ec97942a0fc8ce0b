"""Shapes, planes and poses: what is where."""
