"""Plain data for the outside: views, options, scenarios."""
