"""How fast a table plays, and what happens when somebody is away."""
