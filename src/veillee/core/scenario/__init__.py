"""Scenarios: rules as executable examples, in YAML."""
