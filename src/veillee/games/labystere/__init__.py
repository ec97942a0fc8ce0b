"""Labystère: who stole the flag of the village fête, and where is it?"""
