"""How pieces and ghosts come to rest."""
