"""Wasabi!, the tile game."""
