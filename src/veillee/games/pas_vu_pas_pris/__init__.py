"""Pas Vu Pas Pris: ghosts cross a hotel hall without being seen through the keyhole."""
