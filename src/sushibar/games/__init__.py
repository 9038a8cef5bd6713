"""The games: a folder for each, and what all of them share."""
