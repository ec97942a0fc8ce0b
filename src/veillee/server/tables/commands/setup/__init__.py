"""Lay a table, fill its seats, and lay the next one."""
