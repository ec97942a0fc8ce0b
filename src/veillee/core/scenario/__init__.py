"""Scenarios: rules with their proof, in YAML."""
