"""Puzzles: positions from games of our own bots, with one clearly best choice that was checked."""
