"""Reaction rounds: who was first, when everybody is on a different network?"""
