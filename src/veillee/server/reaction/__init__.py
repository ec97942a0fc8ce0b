"""Reaction rounds: who was first, when everybody is on another line?"""
