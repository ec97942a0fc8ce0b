"""Plans: what they may do, how they are carried out, which are worth offering."""
