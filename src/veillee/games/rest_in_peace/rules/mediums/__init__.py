"""The 29 Mediums: their table, their choices and their effects (RIP-C)."""
