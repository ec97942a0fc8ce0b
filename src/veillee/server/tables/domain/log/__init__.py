"""The log of a table: its entries, and what they became when they were applied."""
