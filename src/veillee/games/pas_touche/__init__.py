"""Pas Touche !: be the first to touch the right card with the right hand."""
